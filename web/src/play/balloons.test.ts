import { describe, expect, it } from "vitest";
import { placeBalloon, shared } from "./balloons";
import { layOut, type Box } from "./seats";

// The cloth of a small phone, a phone, and a phone on its side; calls short and long.
const CLOTHS = [[322, 206], [322, 232], [342, 344], [424, 226]] as const;
const SIZES = [{ width: 62, height: 30 }, { width: 92, height: 30 }, { width: 118, height: 30 }];

describe.each(CLOTHS)("on a cloth of %d by %d", (width, height) => {
  const cloth = { width, height };
  const layout = layOut(4, 1, width, height);
  const seats = [2, 3, 4];
  const face = (seat: number): Box => {
    const { x, y } = layout.spots[seat - 1]!.face;
    const size = layout.faceSize;
    return { x: x - size / 2, y: y - size / 2, width: size, height: size };
  };
  /** A name of six letters and a tag below it, where the page draws them. */
  const name = (seat: number): Box => {
    const { face: at, name: room, beside } = layout.spots[seat - 1]!;
    const long = Math.min(58, room.width);
    const x = beside ? room.x : Math.max(room.x, Math.min(at.x - long / 2, room.x + room.width - long));
    return { x, y: room.y, width: long, height: 38 };
  };
  const names = seats.map(name);

  it.each(SIZES)("what is said in $width pixels lies over no face and no name", (size) => {
    for (const seat of [1, ...seats]) {
      const said = { ...placeBalloon(layout, seat, size, cloth, names), ...size };
      for (const other of seats) {
        expect(shared(said, face(other)), `${seat} over the face of ${other}`).toBeLessThan(40);
        expect(shared(said, name(other)), `${seat} over the name of ${other}`).toBeLessThan(40);
      }
    }
  });

  it.each(SIZES)("two who speak in $width pixels are both read", (size) => {
    for (const first of [1, ...seats]) {
      const before = { ...placeBalloon(layout, first, size, cloth, names), ...size };
      for (const second of seats.filter((seat) => seat !== first)) {
        const after = { ...placeBalloon(layout, second, size, cloth, [...names, before]), ...size };
        expect(shared(before, after), `${second} after ${first}`).toBe(0);
      }
    }
  });
});
