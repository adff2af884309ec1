declare module "virtual:retruc-words" {
  /** By message file and language: its text, in a chunk of its own. */
  export const loaders: Record<string, Record<string, () => Promise<{ default: string }>>>;
  /** By language: what it calls itself. */
  export const names: Record<string, string>;
}
