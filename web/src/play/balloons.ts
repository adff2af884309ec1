// Where a balloon goes: near the mouth it comes from, over no face, no name and no other balloon if
// there is any way; rather over a card in the middle.
import { clamp, TALL, type Box, type Layout, type Point } from "./seats";

export interface Placed extends Point {
  /** On which side of the balloon its tip is. */
  tip: "top" | "bottom" | "left" | "right";
  /** How far along that side, in pixels. */
  at: number;
}

const AWAY = 9; // from a face to its balloon, with room for the tip
/** How much of the room beside a face a name takes, mostly. */
const USUAL_NAME = 70;
/** How much lower than a face at the rim the names of the faces beside it end. */
const BELOW_NAMES = 26;
/** So far a balloon may hang over the rim. */
const OVER = 16;
/** How bad a square pixel is of what a balloon lies over, by what that is. */
const COST = { face: 60, ownFace: 20, taken: 40, name: 0.6, ownName: 1, card: 0.5, ownCard: 0.3, corner: 2 };

/**
 * Place the balloon of a seat (from 1), of a given size, on a cloth of a given size.
 *
 * taken: what is known to lie there besides: names as long as they are, other balloons.
 */
export function placeBalloon(
  layout: Layout,
  seat: number,
  size: { width: number; height: number },
  cloth: { width: number; height: number },
  taken: readonly Box[] = [],
): Placed {
  const spot = layout.spots[seat - 1];
  if (!spot) return { x: 0, y: 0, tip: "bottom", at: 0 };
  const { face } = spot;
  const half = layout.faceSize / 2;
  const found: { placed: Placed; cost: number }[] = [];
  const offer = (x: number, y: number, tip: Placed["tip"]) => {
    const left = clamp(x, -OVER, cloth.width - size.width + OVER);
    const top = clamp(y, -OVER, cloth.height - size.height + OVER);
    const isSide = tip === "left" || tip === "right";
    const at = isSide ? clamp(face.y - top, 12, size.height - 12) : clamp(face.x - left, 16, size.width - 16);
    // Preferred are places a little earlier in the list, and those from which nothing had to be moved.
    const moved = Math.abs(left - x) + Math.abs(top - y);
    const cost = costOf({ x: left, y: top, ...size }) + moved * 4 + found.length * 2;
    found.push({ placed: { x: left, y: top, tip, at }, cost });
  };
  const above = face.y - half - AWAY - size.height;
  const inward = face.x > cloth.width / 2 + 1 ? -1 : 1;
  const drawn = [0.22, 0.5, 0.78, 0.02].map((part) => face.x - size.width * (inward < 0 ? 1 - part : part));
  for (const x of drawn) offer(x, above, "bottom");
  const beside = [0, half - size.height / 2, half].map((down) => face.y + down - size.height / 2);
  beside.push(face.y - half - size.height / 2, face.y + half);
  for (const y of beside) {
    if (inward < 0) offer(face.x - half - AWAY - size.width, y, "right");
    else offer(face.x + half + AWAY, y, "left");
  }
  for (const y of beside) {
    if (inward < 0) offer(face.x + half + AWAY, y, "left");
    else offer(face.x - half - AWAY - size.width, y, "right");
  }
  // Where long names are at both sides, below them.
  for (const lower of [0, BELOW_NAMES, 2 * BELOW_NAMES]) for (const x of drawn) offer(x, face.y + half + AWAY + lower, "top");
  if (face.y > cloth.height) {
    // Whose face is not on the cloth speaks from its foot, beside the card that lies there.
    const foot = cloth.height - size.height;
    const beyond = layout.cardWidth / 2 + AWAY;
    offer(spot.card.x + beyond, foot, "bottom");
    offer(spot.card.x - beyond - size.width, foot, "bottom");
  }
  const best = found.reduce((one, other) => (other.cost < one.cost ? other : one));
  return best.placed;

  function costOf(box: Box): number {
    let cost = 0;
    for (const [index, { face: other, name: room, beside, card }] of layout.spots.entries()) {
      const isOwn = index === seat - 1;
      const name = beside ? { ...room, width: Math.min(room.width, USUAL_NAME) } : room;
      cost += shared(box, around(other, layout.faceSize + 6, layout.faceSize + 6)) * (isOwn ? COST.ownFace : COST.face);
      cost += shared(box, name) * (isOwn ? COST.ownName : COST.name);
      cost += shared(box, around(card, layout.cardWidth, layout.cardWidth * TALL)) * (isOwn ? COST.ownCard : COST.card);
    }
    if (layout.corner) {
      const corner = { y: 0, width: layout.corner + 18, height: 130 };
      for (const x of [0, cloth.width - corner.width]) cost += shared(box, { ...corner, x }) * COST.corner;
    }
    for (const other of taken) cost += shared(box, other) * COST.taken;
    return cost;
  }
}

function around(middle: Point, width: number, height: number): Box {
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** How many square pixels two boxes share. */
export function shared(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}
