// The code of a table as people type, paste or read it aloud.

export const CODE_LENGTH = 6;

/** Read a code, or a link that holds one; what cannot be in a code is left out. */
export function readCode(typed: string): string {
  const link = /\/t\/([^/?#\s]+)/.exec(typed);
  return (link?.[1] ?? typed).toUpperCase().replace(/[^A-Z0-9]/g, "").slice(0, CODE_LENGTH);
}
