// Where everything lies on the cloth, in pixels of it: faces, names, and each one's card.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Spot {
  /** The middle of the face. */
  face: Point;
  /** Where the name may stand; it is as near to the face as its length lets it. */
  name: Box;
  /** Whether the name stands beside its face, else below it. */
  beside: boolean;
  /** The middle of the card that the seat lays. */
  card: Point;
  /** How the card leans, in degrees. */
  lean: number;
  /** The middle of what it holds, and of the pack when it deals, where the cloth has room to show them. */
  held: Point | null;
  pile: Point | null;
}

/** A seat where there is room for faces, names and the trick alone. */
const BARE = { held: null, pile: null };

export interface Layout {
  faceSize: number;
  cardWidth: number;
  /** Whether there are so many that names are small and tags lie on the shoulder of a face. */
  many: boolean;
  /** How large the letters of a small name are. */
  nameSize: number;
  /** How wide the two upper corners are that say more about the round; 0 where there is no room. */
  corner: number;
  /** By seat, the first one first. */
  spots: Spot[];
}

/** Height of a card for a width of 1. */
export const TALL = 190 / 122;
/** From the edge of the cloth to what is next to it; less on a low cloth, where all is short of room. */
const EDGE = 10;
const LOW = { below: 260, edge: 6, arrow: 14 };
/** As small as a face becomes where two or four sit, and where six or eight do: gestures must be told apart. */
const LEAST_FACE = { few: 48, many: 40 };
/** A name, and its tags below it. */
const NAME = { width: 0, height: 42 };
/** Seven letters of it. */
const LEAST_NAME = 57;
/** A small name, for letters of size 1, and the arrow above it that says where somebody looks. */
const SMALL_NAME = 1.5;
const ABOVE_NAME = 4;
/** Half of what a small name needs at least, for letters of size 1: some eight of them are read. */
const HALF_NAME = 2.7;
/** How large small letters are: on a phone, on what is larger, and across a bar by width of the cloth. */
const LETTERS = { small: 12.5, large: 14, far: { of: 0.0225, least: 13, most: 44 } };
const MARGIN = 5;
/** How high a card in the trick is at most: on a large cloth it does not outgrow the faces. */
const LARGEST_CARD = 196;
/** A cloth that is as large has something in its corners: so much of its width, at most so wide. */
const ROOMY = { width: 800, height: 320 };
const CORNER = { width: 0.22, most: 214, edge: 18, height: 124 };
/** So much higher than its face is a name that stands beside it: there it passes over the next face. */
const RAISED = 8;

/**
 * Lay out so many seats; *own* sits at the foot, the next in play to its right.
 *
 * isSeen: whether the face at the foot lies on the cloth too, as it does for those who watch.
 * isFar: whether it is read from across a bar.
 */
export function layOut(seats: number, own: number, width: number, height: number, isSeen = false, isFar = false): Layout {
  const { small, large, far } = LETTERS;
  const letters = isFar ? clamp(width * far.of, far.least, far.most) : width < 600 ? small : large;
  const found = seats > 4 ? crowd(seats, width, height, isSeen, letters) : few(seats, width, height, isSeen);
  const spots = Array.from({ length: seats }, (_, index) => {
    const steps = (index + 1 - own + seats) % seats;
    return found.spots[seats === 2 && steps === 1 ? 2 : steps] as Spot;
  });
  return { ...found, nameSize: letters, spots };
}

/** Two or four: cards in a cross in the middle, faces where there is room. */
function few(seats: number, width: number, height: number, isSeen: boolean, most = 104): Omit<Layout, "nameSize"> {
  // On a tablet faces stay small enough to sit beside the trick, not above it.
  const faceSize = clamp(Math.min(height * (isSeen ? 0.16 : 0.19), width * (width < 600 ? 0.2 : 0.115)), LEAST_FACE.few, most);
  const middle = width / 2;
  const isLow = height < LOW.below;
  const edge = isLow ? LOW.edge : EDGE;
  // An arrow under a face that looks down is seen on the cloth, not on the card below it.
  const arrow = isLow ? LOW.arrow : 6;
  const top = faceSize + edge + arrow;
  const foot = isSeen ? height - faceSize - edge - arrow : height - edge;
  const tallest = Math.min((foot - top - 6) / 2, ((width - 2 * EDGE - 24) / 3) * TALL, height * 0.34, LARGEST_CARD);
  // Where the faces at the sides stand above their cards, cards a little smaller leave them as low as
  // the name of who sits opposite needs to pass over them.
  const isNarrow = middle - (1.5 * tallest) / TALL - 14 <= faceSize + 58;
  const passing = ((top + foot) / 2 - 3 - 2 * NAME.height - MARGIN - faceSize - 1) / 0.42;
  const cardHeight = seats === 4 && isNarrow && passing > tallest * 0.85 ? Math.min(tallest, passing) : tallest;
  const cardWidth = cardHeight / TALL;
  // What is over stands between the cards and the rim.
  const start = top + (foot - top - 2 * cardHeight - 6) / 2;
  const sideCard = start + cardHeight * 1.08;
  const apart = cardWidth + 14;
  const beyond = apart + cardWidth / 2;
  const isWide = middle - beyond > faceSize + 58;
  const isRoomy = isWide && width >= ROOMY.width && height >= ROOMY.height;
  const corner = Math.min(CORNER.most, width * CORNER.width);
  // Three backs of two fifths of a card are next to the face, away from the trick; the pack beyond them.
  const back = cardWidth * 0.4;
  const next = faceSize / 2 + 18 + back;
  const reach = isRoomy ? Math.min((middle - beyond) * 0.42, middle - beyond - next - back - 2 * EDGE) : 40 + faceSize / 2;
  const lowest = isRoomy ? CORNER.edge + CORNER.height + EDGE + faceSize / 2 : 0;
  const side: Point = isWide
    ? { x: beyond + Math.min(reach, (middle - beyond) / 2), y: Math.max(sideCard - 20, lowest) }
    : { x: middle - faceSize / 2 - EDGE, y: Math.max(faceSize / 2 + edge, sideCard - cardHeight / 2 - NAME.height - faceSize / 2) };
  const topFace = { x: middle, y: faceSize / 2 + edge };
  const footFace = { x: middle, y: isSeen ? height - faceSize / 2 - edge : height + faceSize };
  // The name of who sits opposite stands as high as it may, to pass over the face beside it; where
  // it cannot, it goes on until it meets that face.
  const raised = isWide ? RAISED : Math.max(RAISED, topFace.y - NAME.height / 2 - MARGIN);
  const isClear = isWide || seats === 2 || side.y - faceSize / 2 > topFace.y - raised + NAME.height / 2;
  // Where it stands between two faces, smaller ones leave it its first letters.
  if (!isClear && faceSize > LEAST_FACE.few && side.x - faceSize - 12 - MARGIN < LEAST_NAME) {
    return few(seats, width, height, isSeen, LEAST_FACE.few);
  }
  const besideEnd = isRoomy
    ? width - corner - CORNER.edge - 2 * MARGIN
    : isClear ? width - MARGIN : middle + side.x - faceSize / 2 - MARGIN;
  const beside = (end: number, y: number): Box => span(middle + faceSize / 2 + 12, end, y - NAME.height / 2);
  const inner = isWide ? beyond + 3 * MARGIN : cardWidth / 2 + MARGIN;
  const below = side.y + faceSize / 2 + 3;
  const aside = (face: Point, held: Point, pile: Point) =>
    isRoomy ? { held: { x: face.x + held.x, y: face.y + held.y }, pile: { x: face.x + pile.x, y: face.y + pile.y } } : BARE;
  const topBacks = (face: Point) => aside(face, { x: -next, y: 0 }, { x: -next - 1.7 * back, y: 0 });
  const sideBacks = (way: 1 | -1) =>
    aside({ x: middle + way * side.x, y: side.y }, { x: way * next, y: 0 }, { x: way * next, y: 2 * back + 8 });
  const footPile = { x: middle - beyond - back, y: height - EDGE - 8 - back * 0.8 };
  return {
    faceSize,
    cardWidth,
    many: false,
    corner: isRoomy ? corner : 0,
    spots: [
      {
        face: footFace,
        name: beside(width - MARGIN, footFace.y - RAISED),
        beside: true,
        card: { x: middle, y: start + cardHeight * 1.5 + 6 },
        lean: -1,
        ...(isSeen || !isRoomy ? topBacks(footFace) : { held: null, pile: footPile }),
      },
      {
        face: { x: middle + side.x, y: side.y },
        name: span(middle + inner, width - MARGIN, below),
        beside: false,
        card: { x: middle + apart, y: sideCard },
        lean: -3,
        ...sideBacks(1),
      },
      {
        face: topFace,
        name: beside(besideEnd, topFace.y - raised),
        beside: true,
        card: { x: middle, y: start + cardHeight / 2 },
        lean: -1,
        ...topBacks(topFace),
      },
      {
        face: { x: middle - side.x, y: side.y },
        name: span(MARGIN, middle - inner, below),
        beside: false,
        card: { x: middle - apart, y: sideCard },
        lean: 3,
        ...sideBacks(-1),
      },
    ],
  };
}

/** Six or eight: faces round the rim, each one's card on its inner side. */
function crowd(seats: number, width: number, height: number, isSeen: boolean, letters: number): Omit<Layout, "nameSize"> {
  const rows = seats === 6 ? 2 : 3;
  const middle = width / 2;
  const edge = height < LOW.below ? LOW.edge : EDGE;
  const nameHeight = letters * SMALL_NAME;
  const room = (height - 2 * edge) / rows;
  const tallest = clamp(height * 0.14, isSeen ? LEAST_FACE.many : LEAST_FACE.few, 84);
  const rowFace = Math.min(tallest, room - nameHeight - ABOVE_NAME);
  const column = (isSeen ? 2 : 1) * (rowFace + nameHeight + ABOVE_NAME);
  const cardHeight = Math.min(room - 8, (height - 2 * edge - column - 10) / 2, height * 0.26, width * 0.16 * TALL);
  const cardWidth = cardHeight / TALL;
  // The name of who sits opposite has room between the cards of the columns, and so has that one's card.
  const centred = Math.max(cardWidth / 2 + 8, letters * HALF_NAME + MARGIN);
  const faceSize = Math.min(rowFace, middle - centred - cardWidth - edge - 6);
  const block = faceSize + ABOVE_NAME + nameHeight;
  // Between a face and its card there is room for a name that is longer than the face is wide.
  const used = edge + faceSize + cardWidth;
  const gap = clamp(middle - centred - used, 6, 70);
  // On a wide cloth the columns stand nearer to the middle than to the rim.
  const outer = Math.max(edge, (middle - centred - used - gap) * 0.6);
  const step = Math.min(room, block + 90);
  const first = (height - step * (rows - 1) - block) / 2 + faceSize / 2;
  const top = edge + faceSize / 2;
  const foot = height - edge - nameHeight - ABOVE_NAME - faceSize / 2;
  const cardBelow = nameHeight / 2;
  const highest = top + faceSize / 2 + ABOVE_NAME + nameHeight;
  const lowest = isSeen ? foot - faceSize / 2 - 4 : height - edge;
  // The two cards of the middle column do not drift apart on a tall cloth.
  const slack = Math.max(0, lowest - highest - 2 * cardHeight - 4) / 2;
  const drift = Math.max(0, slack - cardHeight * 0.5);
  const spots: Spot[] = [
    {
      face: { x: middle, y: isSeen ? foot : height + faceSize },
      name: centre(isSeen ? foot : height + faceSize),
      beside: false,
      card: { x: middle, y: lowest - drift - cardHeight / 2 },
      lean: 0,
      ...BARE,
    },
  ];
  for (let row = rows - 1; row >= 0; row -= 1) spots.push(side(1, row));
  spots.push({
    face: { x: middle, y: top },
    name: centre(top),
    beside: false,
    card: { x: middle, y: highest + drift + cardHeight / 2 },
    lean: 0,
    ...BARE,
  });
  for (let row = 0; row < rows; row += 1) spots.push(side(-1, row));
  return { faceSize, cardWidth, many: true, corner: 0, spots };

  /** A name in the middle column: as wide as what lies beside it in the rows lets it. */
  function centre(face: number): Box {
    const y = face + faceSize / 2 + ABOVE_NAME;
    const passes = (from: number, to: number) => y >= to || y + nameHeight <= from;
    const isClear = Array.from({ length: rows }, (_, row) => first + row * step).every(
      (at) =>
        passes(at + cardBelow - cardHeight / 2, at + cardBelow + cardHeight / 2) &&
        passes(at - faceSize / 2, at + faceSize / 2 + ABOVE_NAME + nameHeight),
    );
    const half = isClear ? middle - MARGIN : middle - outer - faceSize - gap - cardWidth - MARGIN;
    return { ...span(middle - half, middle + half, y), height: nameHeight };
  }

  function side(way: 1 | -1, row: number): Spot {
    const from = middle - outer - faceSize / 2;
    const face = { x: middle + way * from, y: first + row * step };
    const inward = from - faceSize / 2 - gap;
    const below = face.y + faceSize / 2 + ABOVE_NAME;
    const name = way > 0 ? span(middle + inward + 2, width - 3, below) : span(3, middle - inward - 2, below);
    return {
      face,
      name: { ...name, height: nameHeight },
      beside: false,
      card: { x: middle + way * (inward - cardWidth / 2), y: face.y + cardBelow },
      lean: way * -2,
      ...BARE,
    };
  }
}

function span(from: number, to: number, y: number): Box {
  return { x: from, y, width: Math.max(0, to - from), height: NAME.height };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
