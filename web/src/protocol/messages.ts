// Made by scripts/protocol from the types of retruc.protocol. Do not edit.

/** The version of these messages. */
export const PROTOCOL = 1;

/** How many faces are drawn, for people to choose from; they count from 0. */
export const FACES = 16;

export type Team = "A" | "B";

export type Bet = "envit" | "truc";

export type PhraseId = "hello" | "good-luck" | "well-played" | "good-game" | "thanks" | "sorry" | "what-cards" | "thinking" | "back-soon" | "one-more" | "goodbye";

/** A round began. */
export interface RoundDealt {
  event: "round-dealt";
  number: number;
  dealer: number;
  ma: number;
  cards: number;
  score: [number, number];
  cames: [number, number];
}

/** The reader's own cards. */
export interface HandDealt {
  event: "hand-dealt";
  seat: number;
  hand: string[];
}

/** A card, face up. */
export interface CardPlayed {
  event: "card-played";
  seat: number;
  card: string;
}

/** A card, face down; only its own seat is told which. */
export interface CardCovered {
  event: "card-covered";
  seat: number;
  card: string | null;
}

/** Two cards, one over the other. */
export interface CardsStacked {
  event: "cards-stacked";
  seat: number;
  top: string | null;
  under: string | null;
  covered: boolean;
}

/** The card below was turned up. */
export interface HiddenCardShown {
  event: "hidden-card-shown";
  seat: number;
  card: string;
}

/** A trick began. */
export interface TrickOpened {
  event: "trick-opened";
  seat: number;
}

/** A trick was won; *index* counts from 0. */
export interface TrickWon {
  event: "trick-won";
  index: number;
  seat: number;
}

/** A trick was tied. */
export interface TrickTied {
  event: "trick-tied";
  index: number;
}

/** A rung was said. */
export interface CallMade {
  event: "call-made";
  seat: number;
  bet: Bet;
  rung: string;
  amount: number;
}

/** An answer that does not settle the call yet. */
export interface AnswerHeard {
  event: "answer-heard";
  seat: number;
  bet: Bet;
  accepts: boolean;
}

/** The pending call was accepted. */
export interface CallAccepted {
  event: "call-accepted";
  seat: number;
  bet: Bet;
}

/** The pending call was refused. */
export interface CallDeclined {
  event: "call-declined";
  seat: number;
  bet: Bet;
}

/** A seat, or its team, left the round. */
export interface SeatLeft {
  event: "seat-left";
  seat: number;
  wholeTeam: boolean;
}

/** A chance was let go by. */
export interface Passed {
  event: "passed";
  seat: number;
}

/** A team one pedra from the end said whether it plays. */
export interface PlayDecided {
  event: "play-decided";
  seat: number;
  plays: boolean;
}

/** The deck was tapped instead of cut. */
export interface DeckTapped {
  event: "deck-tapped";
  seat: number;
}

/** One card each will be dealt. */
export interface OneCardChosen {
  event: "one-card-chosen";
  seat: number;
}

/** A hand was shown to claim the envit. */
export interface EnvitClaimed {
  event: "envit-claimed";
  seat: number;
  hand: string[];
}

/** Pedres were written down. */
export interface PedresScored {
  event: "pedres-scored";
  team: Team;
  bet: Bet;
  pedres: number;
  score: [number, number];
}

/** A cama was closed. */
export interface CamaWon {
  event: "cama-won";
  team: Team;
  cames: [number, number];
}

/** The round was settled; the account says how. */
export interface RoundEnded {
  event: "round-ended";
  number: number;
  gained: [number, number];
  score: [number, number];
  cames: [number, number];
}

/** The match is over. */
export interface CotoWon {
  event: "coto-won";
  team: Team;
  cames: [number, number];
}

/** A seat turned its eyes; None: away from all. */
export interface Looked {
  event: "looked";
  seat: number;
  at: number | null;
}

/** A sign, told only to those who saw it. */
export interface SignMade {
  event: "sign-made";
  seat: number;
  sign: string;
  gesture: string;
}

/** An expression, said aloud. */
export interface Said {
  event: "said";
  seat: number;
  expression: string;
}

/** The first message on a socket. What seat it speaks for follows from its cookie. */
export interface Hello {
  type: "hello";
  /** Version of these messages that the client speaks: 1. */
  protocol: number;
  /** In which sentences are wanted. */
  language: string;
  /** The number of the last `Told` that the client took in; 0 for none. */
  seen?: number;
}

/** Have sentences in another language from now on; answered by a `Snapshot`. */
export interface Language {
  type: "language";
  id: string;
  language: string;
}

/** Play a card or say a word: a game action in notation, without its seat (`vull`, `7o`). */
export interface Act {
  type: "act";
  id: string;
  /** The decision that this answers; stale if the table has gone on. */
  decision: number;
  word: string;
}

/** Look, make a senya, say an expression: `mira=3`, `senya=as-espases`, `diu=pitja`. */
export interface Gesture {
  type: "gesture";
  id: string;
  word: string;
}

/** Take one's last card back, while nobody has done anything since. */
export interface Undo {
  type: "undo";
  id: string;
  decision: number;
}

/** Let one's chance to speak go by, where that is offered, without waiting for the time. */
export interface Silence {
  type: "silence";
  id: string;
  decision: number;
}

/** Take a free seat, or the seat of a bot; in play, also one's own seat back from a bot. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
}

/** Leave one's seat and watch. */
export interface Stand {
  type: "stand";
  id: string;
}

/** Change one's name. */
export interface Rename {
  type: "rename";
  id: string;
  name: string;
}

/** Host: seat a bot, or with no name take it away. */
export interface SeatBot {
  type: "seat-bot";
  id: string;
  seat: number;
  bot?: string | null;
}

/** Host: exchange what is at two seats, before play. */
export interface MoveSeat {
  type: "move-seat";
  id: string;
  seat: number;
  to: number;
}

/** Host, before play: change rules or settings of the table. What is left out stays. */
export interface Configure {
  type: "configure";
  id: string;
  /** Id of the catalogue. */
  ruleset?: string;
  /** A ruleset of one's own, as TOML. */
  village?: string;
  /** Option paths and their words: all that differ from the ruleset's own. */
  options?: Record<string, string>;
  /** All of them: what is left out in here has its default. */
  settings?: Settings;
}

/** Host: begin the coto. Empty seats are taken by bots of the table's strength. */
export interface Start {
  type: "start";
  id: string;
}

/** Ask for a pause; it begins when every person at the table has asked. */
export interface Pause {
  type: "pause";
  id: string;
  /** False takes the wish back, or ends the pause. */
  wanted: boolean;
}

/** After the coto: play another at a new table; the first to ask makes it for all. */
export interface Again {
  type: "again";
  id: string;
  changePartners?: boolean;
}

/** Host: take somebody out of a seat; they may watch. */
export interface Kick {
  type: "kick";
  id: string;
  seat: number;
}

/** Host: nobody hears the phrases of this seat any more, or hears them again. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  muted: boolean;
}

/** Host: the old link and code stop working for newcomers. */
export interface NewLink {
  type: "new-link";
  id: string;
}

/** Say one of the closed set of phrases (`good-game`); it has nothing to do with the game. */
export interface Phrase {
  type: "phrase";
  id: string;
  phrase: PhraseId;
}

/** Agree, or not, that the signs stand in the record that all get at the end. */
export interface Consent {
  type: "consent";
  id: string;
  signs: boolean;
}

/** Say that one has read what was missed; until then every `Snapshot` brings it again. */
export interface CaughtUp {
  type: "caught-up";
  id: string;
}

/**
 * A browser's part in the shuffle: the next link of its hash chain, 64 hexadecimal digits.
 *
 * It is not answered. docs/proof.md says how chains are made; a link that does not fit is ignored.
 */
export interface Link {
  type: "link";
  /** The number that `Committed` named; 0: the end of a new chain, published on sitting down, or the link that was revealed last, by who comes back. */
  round: number;
  value: string;
}

/** Ask for a `Pong`. */
export interface Ping {
  type: "ping";
  at: number;
}

/** What a table's host chooses beside the rules. */
export interface Settings {
  /** Seconds for one's turn; 0 for none. */
  clockS: number;
  /** Seconds somebody may be away before a bot sits in. */
  graceS: number;
  /** Whether a misclick on a card may be taken back. */
  undo: boolean;
  /** Whether deals can be checked, which shows all hands at the end. */
  proof: boolean;
  /** The strength of bots that sit in. */
  bot: string;
  /** How long bots seem to think. */
  paceMs: number;
  /** Whether the table stands in the list of open tables. */
  listed: boolean;
  /** Whether those who watch see all hands, delayed to the round's end. */
  allHands: boolean;
}

/** Who is at a seat. */
export interface Player {
  seat: number;
  kind: "empty" | "person" | "bot";
  name: string;
  /** The bot's name: of a bot, or of the one that sits in for somebody away. */
  bot: string;
  /** Which face is drawn. */
  face: number;
  /** A person whose browser is not there. */
  away: boolean;
  /** A person for whom a bot plays at this moment. */
  replaced: boolean;
  host: boolean;
  muted: boolean;
  wantsPause: boolean;
}

/** An option that differs from its value in the ruleset of the catalogue. */
export interface Difference {
  path: string;
  /** A sentence. */
  text: string;
}

/** The table, but for what is played: who sits where, under what rules. */
export interface Room {
  code: string;
  /** `cancelled`: the coto was given up, and all are in the room again, free to start anew. */
  phase: "room" | "playing" | "paused" | "over" | "cancelled";
  /** Id. */
  ruleset: string;
  rulesetName: string;
  options: Record<string, string>;
  /** The name of the catalogue's ruleset that is meant: of the one that is played, or of the one that a village's own rules extend. */
  differsFrom: string;
  differences: Difference[];
  settings: Settings;
  players: Player[];
  watchers: string[];
  /** The reader's own seat; None for those who watch. */
  seat: number | null;
  /** Whether the reader is the host. */
  host: boolean;
  /** The reader's own name. */
  name: string;
  /** Pedres of a cama. */
  target: number;
  /** How many of them are males; 0 where the score is not told in halves. */
  half: number;
  camesToWin: number;
  /** How the score is drawn. */
  display: "stones" | "eight-and-nine";
  deck: "spanish" | "english";
  /** The signs of the ruleset with their meaning. */
  senyes: SignKind[];
  expressions: Spoken[];
  /** The table at which the same people play again. */
  nextCode: string | null;
  /** Whether the reader agrees that the signs stand in the record of the end. */
  consent: boolean;
  /** Whether all who sit agree. */
  signsKept: boolean;
}

/** A sign that the ruleset knows. */
export interface SignKind {
  id: string;
  /** The gesture id, which the face draws. */
  gesture: string;
  meaning: string;
}

/** Something said aloud: an id, what is said, and what it means. */
export interface Spoken {
  id: string;
  said: string;
  gloss: string;
}

/** What one seat put on a trick. A card is None where the reader may not know it. */
export interface Laid {
  seat: number;
  card: string | null;
  covered: boolean;
  stacked: boolean;
  under: string | null;
}

/** One trick. */
export interface TrickView {
  opener: number;
  laid: Laid[];
  closed: boolean;
  /** None while it lasts, and where it is tied. */
  winner: number | null;
}

/** The last word of a seat in this round. */
export interface Balloon {
  seat: number;
  text: string;
}

/** What the reader knows of the round: all that can be folded from the happenings. */
export interface View {
  /** Of the round; 0 before the first deal. */
  number: number;
  dealer: number;
  ma: number;
  /** The reader's own cards. */
  hand: string[];
  /** By seat. */
  cardsLeft: number[];
  tricks: TrickView[];
  /** Those of the round before, so that they can be looked at once more. */
  tricksBefore: TrickView[];
  /** Hidden cards turned up, with their seat. */
  shown: [number, string][];
  /** Seats that have left the round. */
  left: number[];
  score: [number, number];
  /** The pedres when they were last written down in this round: in a cama that was closed they still stand here, while `score` begins anew at 0. */
  stood: [number, number];
  cames: [number, number];
  /** By seat: at whom it looks. */
  looks: (number | null)[];
  balloons: Balloon[];
  /** Of the coto. */
  winner: Team | null;
}

/** One thing that the reader may do now. */
export interface Offer {
  /** The notation that does it. */
  word: string;
  kind: "card" | "cover" | "stack" | "call" | "accept" | "decline" | "leave" | "other";
  /** What the button says: `Vull`. */
  label: string;
  /** What it brings or costs, in short: `2`, `−1`, `el coto`. */
  worth: string;
  /** What it means, in a sentence. */
  gloss: string;
  /** Whether it asks for a second tap. */
  confirm: boolean;
  /** For a free raise: the words from the least to the most (`+1`, `+2`…). */
  amounts: string[] | null;
}

/** How one bet of the round stands. */
export interface Standing {
  bet: Bet;
  /** The last rung as it is said; empty if nobody has. */
  said: string;
  outcome: "none" | "pending" | "accepted" | "declined";
  worth: string;
  /** Who said it. */
  team: Team | null;
}

/** What the table waits for, and what the reader may do about it. */
export interface Situation {
  decision: number;
  /** Whose turn or word it is. */
  word: number | null;
  /** Whether it waits for the reader. */
  asked: boolean;
  /** Whether the reader may also say nothing. Before a deal, when nothing is asked, that says that the reader is ready; the cards are dealt at once when all are. */
  mayWait: boolean;
  /** What is pending, in a sentence; empty if nothing. */
  pending: string;
  offers: Offer[];
  /** Ids of the signs that may be made now. */
  signs: string[];
  mayLook: boolean;
  bets: Standing[];
  /** What the reader's cards count for the envit. */
  points: number | null;
  /** Of the clock of whose turn it is, when this was sent; None where none runs. */
  remainingMs: number | null;
  clockMs: number | null;
  /** Whether the reader's last card can be taken back. */
  undo: boolean;
}

/** One thing that happened, as it is told. */
export interface Item {
  what: Happening;
  /** A sentence for the log and for those who listen; empty for what needs none. */
  text: string;
  /** What a balloon shows. */
  said: string;
}

/** What one bet of a finished round paid. */
export interface AccountLine {
  title: string;
  lines: string[];
  team: Team | null;
}

/** A hand shown at the end of a round, as the ruleset says. */
export interface HandShown {
  seat: number;
  cards: string[];
  points: number | null;
}

/** The sheet at the end of a round. */
export interface Account {
  number: number;
  bets: AccountLine[];
  gained: [number, number];
  score: [number, number];
  /** As `View.stood`. */
  stood: [number, number];
  cames: [number, number];
  hands: HandShown[];
  /** A sentence, where a cama or the coto was closed. */
  closed: string;
  /** Why the reader's partner, a bot, played as it did. */
  thoughts: string[];
}

/** All that the reader knows; what it knew before may be thrown away. */
export interface Snapshot {
  type: "snapshot";
  protocol: number;
  /** The number of the last `Told` that is in here. */
  number: number;
  room: Room;
  view: View;
  situation: Situation;
  /** The sentences of this round and the one before, oldest first. */
  log: string[];
  /** The sentences told while the reader was away, or since the number that `Hello` named; of this round and the one before. */
  missed: string[];
  /** Of the last round that ended. */
  account: Account | null;
  /** The commitment of the coming or current round; empty without proof. */
  proof: string;
  /** The round for which the reader's browser is asked for a link; 0 for the end of a new chain; None where it is asked for nothing. */
  link: number | null;
  /** The end of the server's hash chain, which binds it to all secrets of this coto, and tells one coto from the next; empty without proof, and before the first coto. */
  chain: string;
}

/** What happened, as the reader's seat saw it, and what it may do now. */
export interface Told {
  type: "told";
  number: number;
  items: Item[];
  situation: Situation;
  account: Account | null;
}

/** Nothing happened at the table, but what the reader may do, or its clock, has changed. */
export interface Situated {
  type: "situated";
  situation: Situation;
}

/** Somebody came, went, was moved; a setting changed; a line for the log may go with it. */
export interface RoomChanged {
  type: "room";
  room: Room;
  text: string;
}

/** Somebody took a card back: the view as it is now. */
export interface Undone {
  type: "undone";
  number: number;
  view: View;
  situation: Situation;
  text: string;
}

/** The thing asked for was done; *already*: it had been done before. */
export interface Done {
  type: "done";
  id: string;
  already: boolean;
}

/** The thing asked for was not done, and nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  /** Stable id. */
  reason: string;
  text: string;
}

/** Somebody said one of the phrases. */
export interface Phrased {
  type: "phrased";
  /** None for somebody who watches. */
  seat: number | null;
  name: string;
  phrase: PhraseId;
}

/** The server's commitment for a round; browsers answer with their `Link`. */
export interface Committed {
  type: "committed";
  round: number;
  commitment: string;
}

/**
 * The end of the coto: the secret from which every deal followed.
 *
 * With the links of the browsers, which stand in the record, every deal can be checked.
 */
export interface Revealed {
  type: "revealed";
  /** The beginning of the server's hash chain: 64 hexadecimal digits. */
  proof: string;
}

/** Go to another table. */
export interface Moved {
  type: "moved";
  code: string;
}

/** The socket is about to be closed. *again*: reconnect, after so many milliseconds. */
export interface Goodbye {
  type: "goodbye";
  reason: string;
  againMs: number | null;
}

/** The answer to `Ping`. */
export interface Pong {
  type: "pong";
  at: number;
}

export type Happening =
  | RoundDealt
  | HandDealt
  | CardPlayed
  | CardCovered
  | CardsStacked
  | HiddenCardShown
  | TrickOpened
  | TrickWon
  | TrickTied
  | CallMade
  | AnswerHeard
  | CallAccepted
  | CallDeclined
  | SeatLeft
  | Passed
  | PlayDecided
  | DeckTapped
  | OneCardChosen
  | EnvitClaimed
  | PedresScored
  | CamaWon
  | RoundEnded
  | CotoWon
  | Looked
  | SignMade
  | Said;

export type ClientMessage =
  | Hello
  | Language
  | Act
  | Gesture
  | Undo
  | Silence
  | Sit
  | Stand
  | Rename
  | SeatBot
  | MoveSeat
  | Configure
  | Start
  | Pause
  | Again
  | Kick
  | Mute
  | NewLink
  | Phrase
  | Consent
  | CaughtUp
  | Link
  | Ping;

export type ServerMessage =
  | Snapshot
  | Told
  | Situated
  | RoomChanged
  | Undone
  | Done
  | Refused
  | Phrased
  | Committed
  | Revealed
  | Moved
  | Goodbye
  | Pong;
