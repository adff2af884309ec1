import { expect, test } from "vitest";
import { chooseLanguage, localeOf, parseLanguage } from "./languages";

test.each([
  ["ca-ES-valencia", "ca-valencia"],
  ["va", "ca-valencia"],
  ["ca", "ca"],
  ["ca-AD", "ca"],
  ["pt-BR", "pt"],
  ["ES-ar", "es"],
  ["de", null],
  ["", null],
])("%s is read as %s", (tag, language) => {
  expect(parseLanguage(tag)).toBe(language);
});

test("the first that we speak is chosen, or English", () => {
  expect(chooseLanguage(["de", "gl", "pt-PT", "en"])).toBe("pt");
  expect(chooseLanguage(["de"])).toBe("en");
  expect(chooseLanguage([])).toBe("en");
});

test("figures of each language follow a locale that browsers know", () => {
  expect(localeOf("ca-valencia")).toBe("ca");
  expect(localeOf("pt")).toBe("pt-PT");
});
