import { describe, expect, it } from "vitest";
import { placeBalloon, shared } from "./balloons";
import { layOut, TALL, type Box, type Layout } from "./seats";

// The cloth within its rim, on the screens that matter: small phone, phone, phone on its side, tablet, desktop.
const CLOTHS = {
  "360×640": [322, 206],
  "390×844": [342, 344],
  "740×360": [424, 226],
  "640×360": [312, 332],
  // Who watches has the place of the hand and of the question too.
  "360×640, watched": [322, 434],
  "390×844, watched": [342, 622],
  "360×640, replayed": [322, 270],
  "768×1024": [688, 448],
  "1440×900": [976, 510],
} as const;

const TABLES = Object.entries(CLOTHS).flatMap(([screen, [width, height]]) =>
  [2, 4, 6, 8].flatMap((seats) => [false, true].map((isSeen) => ({ screen, width, height, seats, isSeen }))),
);

const face = (layout: Layout, index: number): Box => {
  const { face: at } = layout.spots[index] as Layout["spots"][number];
  return { x: at.x - layout.faceSize / 2, y: at.y - layout.faceSize / 2, width: layout.faceSize, height: layout.faceSize };
};
const card = (layout: Layout, index: number): Box => {
  const { card: at } = layout.spots[index] as Layout["spots"][number];
  const height = layout.cardWidth * TALL;
  return { x: at.x - layout.cardWidth / 2, y: at.y - height / 2, width: layout.cardWidth, height };
};
const within = (box: Box, width: number, height: number) =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 0.01 && box.y + box.height <= height + 0.01;

describe.each(TABLES)("$seats seats on $screen, own face on the cloth: $isSeen", ({ width, height, seats, isSeen }) => {
  const layout = layOut(seats, 1, width, height, isSeen);
  const drawn = layout.spots.map((_, index) => index).filter((index) => isSeen || index > 0);

  it("keeps faces, names and cards on the cloth", () => {
    for (const index of drawn) {
      expect(within(face(layout, index), width, height)).toBe(true);
      const { name } = layout.spots[index] as Layout["spots"][number];
      expect(within({ ...name, height: 16 }, width, height)).toBe(true);
      // Seven letters of a name at least.
      expect(name.width).toBeGreaterThan(layout.many ? layout.nameSize * 4.5 : 56);
    }
    layout.spots.forEach((_, index) => expect(within(card(layout, index), width, height)).toBe(true));
  });

  it("draws faces on which gestures are told apart", () => {
    expect(layout.faceSize).toBeGreaterThanOrEqual(seats > 4 ? 40 : 48);
  });

  it("lays nothing over a face, nor one card over another", () => {
    for (const one of drawn) {
      for (const other of drawn) {
        if (one < other) expect(shared(face(layout, one), face(layout, other))).toBe(0);
        const { name } = layout.spots[other] as Layout["spots"][number];
        expect(shared(face(layout, one), { ...name, height: 16 })).toBe(0);
      }
      layout.spots.forEach((_, index) => expect(shared(face(layout, one), card(layout, index))).toBe(0));
    }
    layout.spots.forEach((_, one) =>
      layout.spots.forEach((__, other) => {
        if (one < other) expect(shared(card(layout, one), card(layout, other))).toBe(0);
      }),
    );
  });

  it("places what is said over no other face", () => {
    const size = { width: 92, height: 32 };
    for (const index of drawn) {
      const placed = placeBalloon(layout, index + 1, size, { width, height });
      for (const other of drawn) {
        if (other !== index) expect(shared({ ...placed, ...size }, face(layout, other))).toBeLessThan(60);
      }
    }
  });
});

/** From the largest to the smallest that has something in its corners. */
const LARGE = [[1700, 760], CLOTHS["1440×900"], [914, 378], [828, 418], [828, 330]] as const;

it.each(
  LARGE.flatMap(([width, height]) =>
    [[2, false], [4, false], [4, true]].map(([seats, isSeen]) => [width, height, seats as number, isSeen as boolean] as const),
  ),
)("has the corners free of a cloth of %d by %d, and room for what %d hold and deal from", (width, height, seats, isSeen) => {
  const layout = layOut(seats, 1, width, height, isSeen);
  expect(layout.corner).toBeGreaterThan(0);
  const corners = [18, width - 18 - layout.corner].map((x) => ({ x, y: 18, width: layout.corner, height: 124 }));
  const back = layout.cardWidth * 0.4;
  layout.spots.forEach((spot, index) => {
    const backs = [spot.held, spot.pile].filter((at) => at !== null);
    const boxes = backs.map(({ x, y }) => ({ x: x - back * 0.9, y: y - back * 0.8, width: back * 1.8, height: back * 1.6 }));
    const isDrawn = isSeen || index > 0;
    for (const box of [...boxes, card(layout, index), ...(isDrawn ? [face(layout, index), { ...spot.name, height: 42 }] : [])]) {
      for (const corner of corners) expect(shared(box, corner)).toBe(0);
    }
    for (const box of boxes) {
      expect(within(box, width, height)).toBe(true);
      layout.spots.forEach((_, other) => {
        expect(shared(box, card(layout, other))).toBe(0);
        if (isSeen || other > 0) expect(shared(box, face(layout, other))).toBe(0);
      });
    }
  });
});

it.each([6, 8])("writes the names of %d so large that they are read across a bar", (seats) => {
  // The cloth of a television as wide as a laptop.
  const [width, height] = [1018, 742];
  const layout = layOut(seats, 1, width, height, true, true);
  expect(layout.nameSize).toBeGreaterThanOrEqual(22);
  layout.spots.forEach(({ name }) => expect(name.width).toBeGreaterThan(layout.nameSize * 5));
});

it("leaves the corners of a small cloth alone, and of one that six or eight share", () => {
  expect(layOut(4, 1, ...CLOTHS["768×1024"]).corner).toBe(0);
  expect(layOut(6, 1, ...CLOTHS["1440×900"]).corner).toBe(0);
});

it.each([
  ["opposite, where there are two", 2, false, 1],
  ["opposite, where there are four", 4, false, 2],
  ["at the foot, for who watches", 4, true, 0],
])("has room for a long name %s", (_, seats, isSeen, index) => {
  const [width, height] = CLOTHS["390×844"];
  expect(layOut(seats, 1, width, height, isSeen).spots[index]?.name.width).toBeGreaterThan(110);
});

it("seats the partner opposite, and the next in play to the right", () => {
  const { spots } = layOut(4, 3, 342, 344);
  const [one, two, , four] = spots.map((spot) => spot.face);
  expect(one?.x).toBe(171);
  expect(four?.x).toBeGreaterThan(171);
  expect(two?.x).toBeLessThan(171);
});
