/** Mouths, drawn around (50, 67); `lip` is the colour of their lines. */

import type { Mouth } from "./poses";

const TONGUE = "#E25B70";
const TONGUE_LINE = "#A9303F";
const INSIDE = "#7A2430";
const TEETH = "#FFFFFF";

function stroke(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function fill(d: string, colour: string, outline?: string, width = 1.6): string {
  const edge = outline ? ` stroke="${outline}" stroke-width="${width}" stroke-linejoin="round"` : "";
  return `<path d="${d}" fill="${colour}"${edge}/>`;
}

function tongueTo(side: -1 | 1, lip: string): string {
  const x = (offset: number) => 50 + side * offset;
  return (
    fill(`M${x(3)} 66H${x(18)}C${x(21)} 74 ${x(18)} 83.5 ${x(11)} 83.5C${x(4)} 83 ${x(2)} 74 ${x(3)} 66Z`, TONGUE, TONGUE_LINE) +
    stroke(`M${x(10.4)} 70L${x(11)} 76`, TONGUE_LINE, 1.5) +
    stroke(`M${x(-9)} 66.6Q${x(4)} 64.6 ${x(19)} 65.4`, lip, 3.4)
  );
}

function lipTo(side: -1 | 1, lip: string, shade: string): string {
  const x = (offset: number) => 50 + side * offset;
  return (
    stroke(`M${x(-4)} 71Q${x(8)} 70.6 ${x(20)} 60`, lip, 4.8) +
    stroke(`M${x(23.4)} 55Q${x(26)} 62 ${x(22.6)} 69`, shade, 3) +
    stroke(`M${x(1)} 75.4Q${x(6)} 76 ${x(10)} 73.6`, shade, 2)
  );
}

/** A mouth's drawing. */
export function mouth(kind: Mouth, lip: string, shade: string): string {
  switch (kind) {
    case "rest":
      return stroke("M40.6 66Q50 72.6 59.4 66", lip, 3);
    case "flat":
      return stroke("M42 68.4H58", lip, 3);
    case "smile":
      return stroke("M38.6 65.4Q50 75 61.4 65.4", lip, 3.4);
    case "grin":
      return fill("M37 63.6Q50 66.6 63 63.6C62.4 73.4 57 78 50 78S37.6 73.4 37 63.6Z", INSIDE, lip, 1.8) + fill("M39 65Q50 67.4 61 65Q60.4 69.4 59 70.6Q50 72.4 41 70.6Q39.6 69.4 39 65Z", TEETH);
    case "tongue":
      return fill("M43 66H57C58.6 75 57 84 50 84S41.4 75 43 66Z", TONGUE, TONGUE_LINE) + stroke("M50 70V77", TONGUE_LINE, 1.5) + stroke("M38.6 65.4Q50 68 61.4 65.4", lip, 3.4);
    case "tongue-right":
      return tongueTo(-1, lip);
    case "tongue-left":
      return tongueTo(1, lip);
    case "cheek":
      return stroke("M40 68.6Q48 68 57 64.6", lip, 3.2);
    case "lip-right":
      return lipTo(-1, lip, shade);
    case "lip-left":
      return lipTo(1, lip, shade);
    case "aside":
      return (
        fill("M56 66C58 62 61.6 62.4 63 64.4C65 62 69 63 69.4 66.6C69 71.6 65.6 73.4 62.6 73C58.6 72.4 56 70 56 66Z", lip) +
        stroke("M57.4 67.6Q63 66 68 67.4", "#FFF6EC", 1.3) +
        stroke("M73 60Q75.4 66 72.4 72.4", shade, 2.4) +
        stroke("M45 64Q47.6 68 46 72", shade, 2)
      );
    case "bite":
      return (
        fill("M37.8 66Q50 63 62.2 66C62.8 74.6 59 79.6 50 79.6S37.2 74.6 37.8 66Z", lip) +
        fill("M41.2 65.2H58.8V72.8Q54.6 75 50 73.2Q45.4 75 41.2 72.8Z", TEETH, lip, 1.1) +
        stroke("M50 66V72.8", lip, 1.1) +
        stroke("M36.4 65.2Q50 60.8 63.6 65.2", lip, 3)
      );
    case "blow":
      return `<ellipse cx="50" cy="69" rx="6" ry="6.8" fill="${INSIDE}" stroke="${lip}" stroke-width="3"/>`;
    case "puff":
      return fill("M45.6 68C46.6 65.6 49 65.4 50 66.8C51 65.4 53.4 65.6 54.4 68C53.4 71.4 46.6 71.4 45.6 68Z", lip) + stroke("M50 62.4V64M50 72.6V74.4", shade, 1.8);
    case "pout":
      return (
        fill("M37 71.6C40.6 64.4 46 62.4 50 65C54 62.4 59.4 64.4 63 71.6Q50 66.6 37 71.6Z", "#C8414F", lip, 1.8) +
        fill("M37 71.6Q50 66.6 63 71.6C62.4 80.6 56.6 84 50 84S37.6 80.6 37 71.6Z", "#E68A8C", lip, 1.8) +
        stroke("M46 75.6Q50 73.8 54 75.6", "#FFF6EC", 1.8)
      );
    case "kiss":
      return (
        fill("M43.4 65.4C45 61.6 48.6 61.8 50 64.2C51.4 61.8 55 61.6 56.6 65.4C57.4 67 56.4 68 55 68.6C56.8 70.8 54 74.4 50 74.4S43.2 70.8 45 68.6C43.6 68 42.6 67 43.4 65.4Z", "#C8414F", lip, 1.4) +
        stroke("M46.4 68.6H53.6", lip, 1.8)
      );
  }
}
