/** The knight: a rider on a horse in profile, one foreleg raised. */

import { GARB, face, hand, held } from "./garb";
import { INK, line, shape, type SpanishSuit } from "./ink";

export function cavall(suit: SpanishSuit): string {
  const { main, second, trim, hair, horse, mane } = GARB[suit];
  const hoof = suit === "b" || suit === "e" ? INK.shade : INK.line;
  return (
    '<g transform="translate(1 4.6) scale(.97)">' +
    // Tail and the far hind leg lie behind.
    shape("M84 108C99 105 107 118 104 136C102 146 98 151 91 153C95 141 91 127 82 118Z", mane) +
    shape("M76 134L80.6 150L77.6 167H85L88.4 150C91.6 142 92 136 90 126Z", horse) +
    // Body, neck and head in one.
    shape(
      "M30 49L29.4 61C23 68 14.6 79 10.8 89C8.8 95 11.2 101.4 16.4 102.2C20.4 102.8 24 101 26.6 97.6C29.6 95.4 33.4 94.6 36.6 95C38 103 35.6 111 34.6 118C34 127 37.4 135 44 138.6C55 143 68 142.4 76.4 139C85 141 91.4 133 92.4 122C93 111 87 103.4 78 102L56 102C55 84 49 68 38.6 61.4L36.6 54Z",
      horse,
    ) +
    // Near legs.
    shape("M36.6 120C29.6 122 22.6 127.6 18.6 135L17.6 141.4L25 152.6H33.6L27.6 142C33 139 41 139.4 47 138.6Z", horse) +
    shape("M42.6 132L46.6 150L44.4 167H54.2L57.4 150L61 136Z", horse) +
    shape("M67.6 133C65 142 62.4 147 66.2 154L63.4 167H73.2L77.6 153C79 147 87 141 89.4 130Z", horse) +
    shape("M25 152H33.8L34.4 158H24.6ZM44.4 167H54.2L55.4 175H42.4ZM63.4 167H73.2L74.2 175H61.4ZM77.6 167H85L85.4 175H76Z", hoof) +
    line("M37.6 119C31 122 25 127 21 134M44 131Q50 138.8 60 138M68 134Q72 139.6 79 139", INK.line, 1) +
    // Mane, eye, nostril, bridle.
    shape("M35 54C47 60 56.6 80 57.6 103L48.6 104C50 98 45.6 96 47 90C42.4 89.6 44 83 43.4 79.6C38.6 79.4 39.6 74 37.6 70.6C34.4 71 32.4 67.4 30.8 64.6Z", mane) +
    `<circle cx="26.6" cy="75" r="2.2" fill="${suit === "b" ? INK.white : INK.line}"/>` +
    `<circle cx="14.6" cy="93" r="1.4" fill="${INK.line}"/>` +
    line("M16.4 99Q19.8 98.6 22 96", INK.line, 1.2) +
    line("M19.2 80.6Q26 85 27.8 96.4M29 65.4L27.8 96.4M23 90.4L45 97", trim === INK.goldLight || suit === "c" ? INK.gold : second, 2.6) +
    // Saddle cloth and the rider's leg.
    shape("M50 100H82L87 124Q69 130 51.6 124Z", second) +
    line("M52 119.4Q69 125 85.4 119.4", trim, 3.2) +
    shape("M55 99L52.4 122L61.6 128L75 100Z", INK.white) +
    shape("M52.6 121L49.4 137L39.6 141Q36.6 143 37.4 147H56.4L62.4 127Z", trim) +
    line("M36 148.4H57", INK.line, 2.2) +
    // Cape, body, arms.
    shape("M70 72C88 80 97 98 96.4 116C88 116 78 110 72 101Z", trim) +
    shape("M44.6 73Q60 65 75.6 73L74.6 104H47.4Z", main) +
    shape("M54 70L60 92L66 70Z", INK.white) +
    shape("M47.2 97.6H74.8V104.6H47.4Z", second) +
    shape("M45.6 74C36 81 33 92 39.4 100.6L47.6 97C45.6 92 48 88 52.6 84Z", main) +
    hand(42.6, 99) +
    shape("M71 86C78 102 94.4 97 98.6 79L87.6 75C86 82 82 83 78 80Z", main) +
    shape("M99.2 79.6L87 75L88.6 70.6L100.2 75Z", INK.white, INK.line, 1.3) +
    held(suit, 94.6, 69) +
    shape("M69.6 72C79.6 71 84 77 83.6 86C79 91.6 72 91 67.4 85Z", second) +
    // Head and the broad hat.
    shape("M47 46C43 60 47 69 52 70H68C73 69 77 60 73 46Z", hair) +
    face(60, 52, 1.6) +
    shape("M52.6 68Q60 74 67.4 68L69.4 72Q60 79 50.6 72Z", INK.white, INK.line, 1.3) +
    shape("M64 33C70 18 80 14 85 20C87 24 83 27 79 26C81 31 75 34 70 33Z", second) +
    shape("M49 41C48 28 55 24.6 62 25C70 25.4 73 31 72 41Z", main) +
    shape("M40.6 44.4Q43 38 50 39.6Q60.4 35.6 71 39.6Q78 38 80.4 44.4Q70 49 60.4 44.6Q50 49 40.6 44.4Z", main) +
    line("M50 37.8Q60.4 33.4 71 37.8", trim, 3) +
    "</g>"
  );
}
