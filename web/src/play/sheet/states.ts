// Tables to look at while one works on the page: each is what a seat would have been told.
import type { Account, Offer, Player, Room, Situation, View } from "../../protocol/messages";

export interface State {
  room: Room;
  view: View;
  situation: Situation;
  account: Account | null;
  log: string[];
  missed: string[];
}

const NAMES = ["Empar", "Bernat", "Carme", "Dídac", "Eulàlia", "Ferran", "Griselda", "Honorat"];

function players(count: number, names: string[]): Player[] {
  return Array.from({ length: count }, (_, index) => ({
    seat: index + 1,
    kind: index === 3 ? "bot" : "person",
    name: names[index] ?? `Bot ${index + 1}`,
    bot: index === 3 ? "taverna" : "",
    face: index * 3 + 1,
    away: false,
    replaced: false,
    host: index === 0,
    muted: false,
    wantsPause: false,
  }));
}

function room(count: number, names = NAMES): Room {
  return {
    code: "RUSTIC",
    phase: "playing",
    ruleset: "bar",
    rulesetName: "Truc de Bar",
    options: {},
    differsFrom: "Truc de Bar",
    differences: [],
    settings: { clockS: 0, graceS: 60, undo: true, proof: true, bot: "taverna", paceMs: 900, listed: false, allHands: false },
    players: players(count, names),
    watchers: [],
    seat: 1,
    host: true,
    name: "Empar",
    target: 24,
    half: 12,
    camesToWin: 2,
    display: "stones",
    deck: "spanish",
    senyes: [
      { id: "as-espases", gesture: "brows", meaning: "L’as d’espases" },
      { id: "as-bastos", gesture: "wink-right", meaning: "L’as de bastos" },
      { id: "set-espases", gesture: "lip-right", meaning: "El set d’espases" },
      { id: "set-ors", gesture: "lip-left", meaning: "El set d’ors" },
    ],
    expressions: [
      { id: "vine-a-mi", said: "Vine a mi", gloss: "" },
      { id: "pitja", said: "Pitja", gloss: "" },
    ],
    nextCode: null,
    consent: false,
    signsKept: false,
  };
}

function view(count: number): View {
  return {
    number: 9,
    dealer: 1,
    ma: 2,
    hand: ["7o", "6o", "3c"],
    cardsLeft: [3, ...Array<number>(count - 1).fill(2)],
    tricks: [
      {
        opener: 2,
        laid: ["7c", "3o", "1b", "5e", "6e", "4o", "3e"].slice(0, count - 1).map((card, index) => ({
          seat: index + 2,
          card,
          covered: false,
          stacked: false,
          under: null,
        })),
        closed: false,
        winner: null,
      },
    ],
    tricksBefore: [],
    shown: [],
    left: [],
    score: [7, 15],
    stood: [7, 15],
    cames: [1, 0],
    looks: [3, null, 1, ...Array<number | null>(Math.max(0, count - 3)).fill(2)].slice(0, count),
    balloons: [{ seat: 2, text: "Envit!" }],
    winner: null,
  };
}

function offer(word: string, kind: Offer["kind"], label: string, worth = "", confirm = false): Offer {
  return { word, kind, label, worth, gloss: "", confirm, amounts: null };
}

const CARDS = ["7o", "6o", "3c"].map((card) => offer(card, "card", card));

function situation(changes: Partial<Situation>): Situation {
  return {
    decision: 41,
    word: 1,
    asked: true,
    mayWait: false,
    pending: "",
    offers: [...CARDS, offer("envit", "call", "Envide", "2 pedres"), offer("truc", "call", "Truc", "2 pedres")],
    signs: ["as-espases", "as-bastos", "set-espases", "set-ors"],
    mayLook: true,
    bets: [],
    points: 33,
    remainingMs: null,
    clockMs: null,
    undo: false,
    ...changes,
  };
}

const ANSWERS = [
  offer("vull", "accept", "Vull", "2 pedres"),
  offer("novull", "decline", "No vull", "−1 pedra"),
  offer("torne", "call", "Torne", "a 4"),
  offer("falta", "call", "Falta", "9 pedres", true),
];

const LOG = [
  "Mà 9: Empar dona, Bernat és mà.",
  "Bernat tira el 7 de copes.",
  "Carme tira el 3 d’ors.",
  "Dídac tira l’as de bastos.",
  "Bernat envida: 2 pedres.",
];

const ACCOUNT: Account = {
  number: 9,
  bets: [
    { title: "Envit", lines: ["«Envide», acceptat.", "El guanya Empar amb 33: 2 pedres per a nosaltres."], team: "A" },
    { title: "Truc", lines: ["«Retruc», acceptat.", "La primera val per dos.", "3 pedres per a ells."], team: "B" },
  ],
  gained: [2, 3],
  score: [9, 18],
  stood: [9, 18],
  cames: [1, 0],
  hands: [
    { seat: 1, cards: ["7o", "6o", "3c"], points: 33 },
    { seat: 2, cards: ["7c", "4c", "5c"], points: 32 },
    { seat: 3, cards: ["3o", "1e", "4b"], points: 4 },
    { seat: 4, cards: ["1b", "6b", "5e"], points: 27 },
  ],
  closed: "",
  thoughts: [],
};

const trick = (opener: number, cards: string[], winner: number | null): View["tricks"][number] => ({
  opener,
  laid: cards.map((card, index) => ({ seat: ((opener - 1 + index) % cards.length) + 1, card, covered: false, stacked: false, under: null })),
  closed: true,
  winner,
});

const LONG = ["Maria-Dolors de la Mare", "Bartomeu Vallespir-Ferrer", "Constantí Montserrat", "Wenceslau Puigdollers", ...NAMES.slice(4)];

function state(count: number, changes: Partial<Situation>, more: Partial<State> = {}): State {
  return { room: room(count), view: view(count), situation: situation(changes), account: null, log: LOG, missed: [], ...more };
}

/** As who watches is shown it. */
function watched({ room, view, situation, ...rest }: State): State {
  return {
    room: { ...room, seat: null, watchers: ["Quima", "Roc"] },
    view: { ...view, hand: [] },
    situation: { ...situation, asked: false, offers: [], word: 2, points: null },
    ...rest,
  };
}

/** As Mallorca counts: two rows in the head, and so less cloth. */
function balear(shown: State): State {
  return { ...shown, room: { ...shown.room, display: "eight-and-nine", ruleset: "balear", camesToWin: 1 } };
}

const EIGHT_LONG = [...LONG.slice(0, 4), "Encarnació Bonmatí", "Francesc-Xavier Gil", "Guillermina Asensi", "Hermenegild Puig"];

const ASKED: Partial<Situation> = {
  pending: "Bernat envida: 2 pedres",
  offers: ANSWERS,
  bets: [{ bet: "envit", said: "Envide", outcome: "pending", worth: "2 pedres", team: "B" }],
};

export const STATES: Record<string, () => State> = {
  turn: () => state(4, {}),
  asked: () => state(4, ASKED),
  clock: () => state(4, { ...ASKED, clockMs: 30_000, remainingMs: 21_000 }),
  long: () =>
    state(
      4,
      {
        pending: "Bartomeu Vallespir-Ferrer diu «Vull el joc fora»: el coto",
        offers: [...ANSWERS.slice(0, 2), offer("jocfora", "call", "Jo envit un altre cop", "24 pedres", true), offer("mevaig", "leave", "Me’n vaig", "−1 pedra", true)],
      },
      { room: room(4, LONG) },
    ),
  waiting: () =>
    state(
      4,
      { pending: "Maria-Dolors de la Mare diu «Quatre val»: 4 pedres.", asked: false, offers: [], word: 4, bets: [{ bet: "truc", said: "Quatre val", outcome: "pending", worth: "4 pedres", team: "A" }] },
      { room: room(4, LONG) },
    ),
  crowded: () =>
    state(4, {
      ...ASKED,
      mayWait: true,
      offers: [...ANSWERS, { ...offer("+1", "call", "+", "a 5"), amounts: ["+1", "+2", "+3"] }],
    }),
  two: () => state(2, ASKED),
  six: () => state(6, ASKED),
  eight: () => state(8, ASKED),
  later: () => {
    const shown = state(4, {
      pending: "Dídac diu «Retruc»: 3 pedres",
      offers: [offer("vull", "accept", "Vull", "3 pedres"), offer("novull", "decline", "No vull", "−2 pedres"), offer("quatreval", "call", "Quatre val", "a 4")],
      bets: [
        { bet: "envit", said: "Torne", outcome: "accepted", worth: "4 pedres", team: "A" },
        { bet: "truc", said: "Retruc", outcome: "pending", worth: "3 pedres", team: "B" },
      ],
      points: null,
    });
    const tricks = [trick(2, ["7c", "3o", "1b", "4o"], 4), trick(4, ["3c", "5e", "4c", "3e"], null)];
    return {
      ...shown,
      view: { ...shown.view, hand: ["7o"], cardsLeft: [1, 1, 1, 1], tricks: [...tricks, { opener: 4, laid: [], closed: false, winner: null }], balloons: [{ seat: 4, text: "Retruc!" }] },
    };
  },
  crowd: () => {
    const shown = state(8, ASKED, { room: room(8, EIGHT_LONG) });
    return { ...shown, view: { ...shown.view, balloons: [{ seat: 3, text: "La primera val per dos" }] } };
  },
  balear: () => balear(state(4, ASKED)),
  "balear-six": () => balear(state(6, ASKED)),
  account: () => state(4, { asked: false, offers: [], word: 2 }, { account: ACCOUNT }),
  over: () => {
    const shown = state(4, { asked: false, offers: [], word: null }, { account: ACCOUNT });
    return { ...shown, room: { ...shown.room, phase: "over", settings: { ...shown.room.settings, proof: false } }, view: { ...shown.view, winner: "A", score: [0, 0], stood: [24, 17], cames: [2, 0] } };
  },
  missed: () => state(4, ASKED, { missed: LOG }),
  watching: () => watched(state(4, {})),
  "watching-six": () => watched(state(6, {})),
  "watching-eight": () => watched(state(8, {}, { room: room(8, EIGHT_LONG) })),
  "balear-eight": () => balear(state(8, ASKED)),
};
