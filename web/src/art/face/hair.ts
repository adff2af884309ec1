/** Hair, scarves and hats: what lies behind the head, and what lies on it. */

export type Hair =
  | "crop"
  | "side"
  | "curls"
  | "afro"
  | "bun"
  | "bob"
  | "long"
  | "tail"
  | "bald"
  | "perm"
  | "scarf"
  | "cap"
  | "braids"
  | "shaved"
  | "quiff"
  | "fallera"
  | "none";

const path = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;
const disc = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const discs = (colour: string, places: readonly (readonly [number, number, number])[]) =>
  places.map(([x, y, r]) => disc(x, y, r, colour)).join("");
const strand = (d: string, colour: string, width = 1.8) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const CURTAINS = "M24.6 46C20 24 33 11 50 11S80 24 75.4 46C73.6 35 66 27 50 22.6C34 27 26.4 35 24.6 46Z";

/** What lies behind the head. */
export function hairBehind(hair: Hair, colour: string, second: string): string {
  switch (hair) {
    case "afro":
      return discs(colour, [[50, 31, 29], [27, 41, 15], [73, 41, 15], [30, 55, 10], [70, 55, 10]]);
    case "bun":
      return disc(50, 9, 9.6, colour) + strand("M44 12Q50 15 56 12", second, 1.6);
    case "bob":
      return path("M21 46C15 20 34 10 50 10S85 20 79 46C81 58 80 68 76 73C68 76 32 76 24 73C20 68 19 58 21 46Z", colour);
    case "long":
      return path("M22 44C15 20 34 9 50 9S85 20 78 44C82 62 84 82 86 100H14C16 82 18 62 22 44Z", colour);
    case "tail":
      return path("M72 24C90 26 95 44 90 62C88 70 84 74 80 75C84 62 80 46 70 36Z", colour) + strand("M76 30C86 36 88 50 85 64", second);
    case "braids":
      return (
        path("M24 44C19 22 34 11 50 11S81 22 76 44Z", colour) +
        discs(colour, [[21, 62, 7], [19.6, 72, 6.6], [18.6, 82, 6], [79, 62, 7], [80.4, 72, 6.6], [81.4, 82, 6]]) +
        disc(18, 89.4, 3.6, second) +
        disc(82, 89.4, 3.6, second)
      );
    case "perm":
      return discs(colour, [[26, 34, 11], [22, 47, 9], [25, 59, 8], [74, 34, 11], [78, 47, 9], [75, 59, 8]]);
    case "scarf":
      return path("M20 48C16 20 34 8 50 8S84 20 80 48C82 64 88 82 92 100H8C12 82 18 64 20 48Z", colour);
    case "fallera":
      return disc(22, 47, 10, colour) + disc(78, 47, 10, colour) + path("M36 14L40.6 4.4Q50 1 59.4 4.4L64 14Z", "#E6AE35");
    default:
      return "";
  }
}

/** What lies on the head, above the face. */
export function hairBefore(hair: Hair, colour: string, second: string): string {
  switch (hair) {
    case "none":
      return "";
    case "crop":
      return path("M25 45C20 20 35 11 50 11.6C67 11 80 21 75 45C74 35 71 27 66 23C56 26.4 42 26 34 23C29 26 26 35 25 45Z", colour);
    case "side":
      return path("M25 44C19 22 30 12 48 11C66 8 82 20 75.4 45C74 37 72 32 68 28C58 29 46 26 40 20C36 27 27 33 25 44Z", colour) + strand("M42 20Q54 27 66 24", second);
    case "curls":
      return discs(colour, [[28, 33, 8], [33, 23, 9], [42, 17, 9], [52, 15, 9.4], [62, 18, 9], [69, 25, 8.4], [73, 35, 7], [26, 42, 5], [74, 43, 5], [48, 24, 7], [57, 24, 6]]) + strand("M37 20a5 5 0 0 1 7 1M54 17a5 5 0 0 1 7 3", second);
    case "afro":
      return path("M26 43C26 28 36 20 50 21S74 28 74 43C71 33 63 27.6 50 27.6S29 33 26 43Z", colour);
    case "bun":
      return path(CURTAINS, colour) + strand("M50 12V22M38 16Q32 22 29 32M62 16Q68 22 71 32", second, 1.5);
    case "bob":
      return path("M24.4 50C20 24 34 12 50 12S80 24 75.6 50C75 42 73 34 70.6 27.6C58 30 42 30 29.4 27.6C27 34 25 42 24.4 50Z", colour) + strand("M39 17Q37 22 35 27M50 16V28M61 17Q63 22 65 27", second, 1.4);
    case "long":
      return path("M24 52C18 24 33 11 51 11S82 24 76 52C76 38 71 28 59 19C53 25 37 26 30 33C27 39 25 46 24 52Z", colour) + strand("M62 22Q70 29 73 40M20 56Q18 76 17 90M80 56Q82 76 83 90", second, 1.6);
    case "tail":
      return path("M25 44C20 22 34 11 50 11S80 22 75 44C73 34 68 27 61 23C50 26 38 26 32 28C28 32 26 38 25 44Z", colour) + strand("M36 18Q52 16 66 24M33 24Q48 20 62 21", second, 1.5);
    case "bald":
      return path("M25 50C22 42 23 34 28 29C30 34 28 42 29.4 50ZM75 50C78 42 77 34 72 29C70 34 72 42 70.6 50Z", colour) + strand("M40 17Q48 14 56 16.4", "#FFFFFF55", 3);
    case "perm":
      return discs(colour, [[31, 27, 9], [39, 19, 9], [50, 16, 9.6], [61, 19, 9], [69, 27, 9], [44, 23, 6.4], [56, 23, 6.4]]) + strand("M35 23a5 5 0 0 1 8-2M46 17a5 5 0 0 1 8 0M58 21a5 5 0 0 1 7 3", second);
    case "scarf":
      return (
        path("M22 54C17 24 34 9.6 50 9.6S83 24 78 54C81 72 70 87 50 89C30 87 19 72 22 54ZM50 22.6C36 22.6 28 32 28 46C28 64 36 81 50 81S72 64 72 46C72 32 64 22.6 50 22.6Z", colour).replace("<path", '<path fill-rule="evenodd"') +
        strand("M32 20Q50 12 68 20M75 66Q67 84 47 90", second)
      );
    case "cap":
      return (
        path("M25 44C24 40 25 36 26.6 33H73.4C75 36 76 40 75 44C73 39 72 37 70.6 35.6H29.4C28 37 27 39 25 44Z", second) +
        path("M22 32C22 15 35 9 52 9.6C68 10 80 18 79 31C79 34 76 34.6 73 33.4C58 29 42 29 27 34C24 35 22 34.6 22 32Z", colour) +
        path("M24 30C40 25 62 25 78 30C82 32 83 36 79 36.4C62 31.6 38 31.6 21 36.4C17 36 19 32 24 30Z", colour) +
        strand("M26 31.4Q50 25.4 76 31.4", "#00000040", 1.6) +
        disc(51, 10.4, 2.4, colour)
      );
    case "braids":
      return path(CURTAINS, colour) + strand("M50 12V22M37 16Q31 24 29 33M63 16Q69 24 71 33", second, 1.4);
    case "shaved":
      return path("M25.4 42C23 24 36 14.6 50 14.6S77 24 74.6 42C72 33 66 27.6 50 26.4C34 27.6 28 33 25.4 42Z", colour);
    case "quiff":
      return path("M25 45C22 36 24 28 29 24C27 12 42 5 56 8C70 7 80 14 74 24C77 30 77 38 75 45C74 38 72 33 69 29C58 31 46 28 41 24C34 27 27 35 25 45Z", colour) + strand("M34 20Q46 10 62 13M40 23Q52 15 68 19", second);
    case "fallera":
      return (
        path(CURTAINS, colour) +
        strand("M22 47a3 3 0 1 1 3-3M22 52a6 6 0 0 1-6-6M78 47a3 3 0 1 0-3-3M78 52a6 6 0 0 0 6-6", second, 1.7) +
        strand("M40 13Q50 9 60 13M43 7.4Q50 5.6 57 7.4", "#96631A", 1.4) +
        discs("#E6AE35", [[30, 37, 2.2], [70, 37, 2.2]])
      );
  }
}
