// Which languages there are, and which of them somebody reads.

export const LANGUAGES = ["ca-valencia", "ca", "es", "pt", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

const VALENCIAN = new Set(["va", "val", "valencia", "vl"]);

/** Read a language tag, as browsers write it; null if we do not speak that language. */
export function parseLanguage(tag: string): Language | null {
  const [first = "", ...more] = tag.trim().toLowerCase().replaceAll("_", "-").split("-");
  if (VALENCIAN.has(first)) return "ca-valencia";
  if (first === "ca") return more.some((part) => VALENCIAN.has(part)) ? "ca-valencia" : "ca";
  return LANGUAGES.find((language) => language === first) ?? null;
}

/** The first language of the list that we speak; English if there is none. */
export function chooseLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = parseLanguage(tag);
    if (language) return language;
  }
  return "en";
}

/** Whose rules for plurals and figures a language follows; 0 is plural in European Portuguese. */
export function localeOf(language: Language): string {
  return language === "ca-valencia" ? "ca" : language === "pt" ? "pt-PT" : language;
}
