/** Glasses, beards and what else makes a face somebody's. */

import type { Extra, Look } from "./looks";

const stroke = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

const FRECKLES = [[33, 58], [37, 61], [30, 62], [63, 61], [67, 58], [70, 62]];

function draw(extra: Extra, look: Look): string {
  const { skin, colour, brow } = look;
  switch (extra) {
    case "beard":
      return `<path d="M25.6 48C26 70 36 82.4 50 82.4S74 70 74.4 48C72 58 68 61.6 61 60.4Q50 57.6 39 60.4C32 61.6 28 58 25.6 48Z" fill="${colour}"/><path d="M40.6 66C42.6 62.6 47 62.4 50 63.4C53 62.4 57.4 62.6 59.4 66C59.4 71.6 55 74 50 74S40.6 71.6 40.6 66Z" fill="${skin.base}"/>`;
    case "stubble":
      return `<path d="M27 57C29 71 39 80 50 80S71 71 73 57C70 64 60 61.4 50 61.4S30 64 27 57Z" fill="${colour}" opacity=".17"/>`;
    case "freckles":
      return FRECKLES.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.1" fill="${skin.shade}"/>`).join("");
    case "years":
      return stroke("M29 53.4l-2.6 1.8M29.4 56.4l-2 2.6M71 53.4l2.6 1.8M70.6 56.4l2 2.6M36.4 62Q34.6 66 36 70M63.6 62Q65.4 66 64 70", skin.shade, 1.6);
    case "earrings":
      return `<circle cx="24.6" cy="60.4" r="2.8" fill="#E6AE35"/><circle cx="75.4" cy="60.4" r="2.8" fill="#E6AE35"/>`;
    case "moustache":
      return `<path d="M50 60.6C46 58 38 59.4 35.6 65C40 66.4 46.6 66 50 63.4C53.4 66 60 66.4 64.4 65C62 59.4 54 58 50 60.6Z" fill="${brow}"/>`;
    case "glasses":
      return (
        `<rect x="27.4" y="40.4" width="19.4" height="14.6" rx="5" fill="#fff" fill-opacity=".16" stroke="#3A302B" stroke-width="2"/><rect x="53.2" y="40.4" width="19.4" height="14.6" rx="5" fill="#fff" fill-opacity=".16" stroke="#3A302B" stroke-width="2"/>` +
        stroke("M46.8 45.6Q50 43.4 53.2 45.6M27.4 45L24.6 46M72.6 45L75.4 46", "#3A302B", 2)
      );
    case "round-glasses":
      return (
        `<circle cx="37.4" cy="47.6" r="9.8" fill="#fff" fill-opacity=".16" stroke="#8A5A14" stroke-width="1.8"/><circle cx="62.6" cy="47.6" r="9.8" fill="#fff" fill-opacity=".16" stroke="#8A5A14" stroke-width="1.8"/>` +
        stroke("M47.2 46.6Q50 44.8 52.8 46.6M27.6 46L24.6 46.6M72.4 46L75.4 46.6", "#8A5A14", 1.8)
      );
  }
}

/** What of a face lies under its mouth and eyes. */
export function under(look: Look): string {
  return look.extras
    .filter((extra) => !OVER.has(extra))
    .map((extra) => draw(extra, look))
    .join("");
}

/** What of a face lies over its mouth and eyes. */
export function over(look: Look): string {
  return look.extras
    .filter((extra) => OVER.has(extra))
    .map((extra) => draw(extra, look))
    .join("");
}

const OVER: ReadonlySet<Extra> = new Set<Extra>(["glasses", "round-glasses", "moustache"]);
