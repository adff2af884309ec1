/** The page: on foot, legs in two colours, short tunic, cape and feathered cap. */

import { GARB, face, hand, held } from "./garb";
import { INK, line, shape, type SpanishSuit } from "./ink";

/** Head, hair and feathered cap, as they are on the whole figure. */
export function sotaHead(suit: SpanishSuit): string {
  const { main, trim, hair } = GARB[suit];
  return (
    shape("M40 44C35 60 39 70 46 72Q50 73 54 73T62 72C69 70 73 60 68 44Z", hair) +
    face(54, 52, 0.8) +
    shape("M45.4 69.4Q54 76 62.6 69.4L64.6 74Q54 81 43.4 74Z", INK.white, INK.line, 1.3) +
    shape("M43 44.4C43.6 50 43 52 41 56C39.4 50 39.6 46 43 44.4ZM65 44.4C64.4 50 65 52 67 56C68.6 50 68.4 46 65 44.4Z", hair, hair, 1) +
    shape("M62 34C66 18 76 9 84 14C88 17 86 23 80 23C84 27 78 31 74 29C74 34 68 36 63 38Z", INK.white) +
    line("M64 35C68 26 73 20 80 17", INK.line, 1) +
    shape("M38.6 44Q37 30 48 26.4Q62 23 70 33Q72.6 38 69.6 44Q54 36.4 38.6 44Z", main) +
    line("M39.6 43.4Q54 36 68.8 43.4", trim, 4)
  );
}

export function sota(suit: SpanishSuit): string {
  const { main, second, trim } = GARB[suit];
  return (
    '<g transform="translate(2.6 4.4) scale(.975)">' +
    // Cape behind everything.
    shape("M40 74C24 92 17 122 20 152C31 153 42 146 47 132L50 84Z", second) +
    line("M33 96C28 112 26 130 27 145", INK.line, 1.1) +
    // Legs, each of its own colour, and pointed shoes.
    shape("M38 120L39.4 166H51L54.4 124Z", INK.white) +
    shape("M54 124L59.6 166H71L70.6 120Z", trim) +
    line("M39 140H53.2", second, 3.2) +
    line("M57.2 140H70.6", INK.white, 3.2) +
    shape("M39.2 162Q38 166.4 30 168.6Q24.6 170 24 175H51.6L51.2 162Z", second) +
    shape("M59.2 162L59 175H83.6Q83.4 170 78.6 168.6Q71.6 166.4 71 162Z", second) +
    // Tunic: skirt in folds, belt, body.
    shape("M38 102L28.4 130Q34 137 40 131.4Q47 138 54 132Q61 138 67.6 131.4Q74 137 79.4 130L70 102Z", main) +
    line("M45 108L40 129M54 108V130M63 108L67.6 129", INK.line, 1.1) +
    shape("M37 74Q54 66 71 74L70 102H38Z", main) +
    shape("M48 71L54 100L60 71Z", INK.white) +
    line("M54 80V80.2M54 87V87.2M54 94V94.2", INK.line, 2.2) +
    shape("M37 99.6H71V106.6H37Z", trim) +
    `<rect x="50" y="98.4" width="8" height="9.4" rx="1.4" fill="${INK.goldLight}" stroke="${INK.line}" stroke-width="1.3"/>` +
    // One hand on the hip, the other holds the sign up.
    shape("M30 84C19 95 20 112 36 112L41 104C32.6 105 31.6 98 40 90Z", main) +
    hand(39, 106.4) +
    shape("M68 86C76 104 93 98 97 80L86 76C84 83 80 84 76 80Z", main) +
    shape("M97.6 80.6L85.4 76L87 71.6L98.6 76Z", INK.white, INK.line, 1.3) +
    held(suit, 93, 70) +
    shape("M41 72C31 71 25 78 26.4 88.6C31.6 93.6 39 92 43.6 86Z", second) +
    line("M31.4 78L36 90M36.8 75L40.6 88", trim, 2.4) +
    shape("M67 72C77 71 82 77 81.6 87C76.6 92.6 69 92 64.4 86Z", second) +
    line("M76.6 78L72 90M71.2 75L67.4 88", trim, 2.4) +
    sotaHead(suit) +
    "</g>"
  );
}
