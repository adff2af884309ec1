export interface Sizes {
  critical: number;
  script: number;
}
export const MOST_KB: Sizes;
export function measure(folder: string): Sizes;
