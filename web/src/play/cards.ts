// Cards and people in words: `7o` is the seven of ors.
import type { Player, Room, Team } from "../protocol/messages";
import { say } from "../words/words.svelte";

export function cardName(code: string, pack: Room["deck"]): string {
  const suit = code.slice(-1);
  return say("game-card", { number: code.slice(0, -1), suit: pack === "english" ? `english-${suit}` : suit });
}

/** What the reader calls a team, 0 or 1: us and them, oneself and the other, or who watches by its letter. */
export function sideOf(team: number, room: Room): string {
  const isOwn = room.seat !== null && (room.seat - 1) % 2 === team;
  if (room.players.length === 2) return isOwn ? say("game-own") : nameOf(room.players[team]);
  if (room.seat === null) return say(`game-team-${team ? "b" : "a"}`);
  return say(isOwn ? "game-us" : "game-them");
}

/** What the end of the coto is for the reader, in a sentence. */
export function whoWon(winner: Team, room: Room): string {
  const team = winner === "A" ? 0 : 1;
  const alone = room.players.length === 2;
  if (room.seat !== null && (room.seat - 1) % 2 === team) return say(alone ? "game-won-alone" : "game-won");
  if (alone) return say("game-won-by", { name: nameOf(room.players[team]) });
  return room.seat === null ? say("game-team-won", { team: winner }) : say("game-lost");
}

/** Cut a sentence where one of some names stands in it, so that a name can be drawn by itself. */
export function cutAtNames(text: string, names: readonly string[]): { text: string; isName: boolean }[] {
  // The longest first: somebody may be called as another is called in part.
  const known = [...names].filter(Boolean).sort((one, other) => other.length - one.length);
  const found = known.map((name) => ({ name, at: text.indexOf(name) })).find(({ at }) => at >= 0);
  if (!found) return [{ text, isName: false }];
  const end = found.at + found.name.length;
  return [
    { text: text.slice(0, found.at), isName: false },
    { text: found.name, isName: true },
    { text: text.slice(end), isName: false },
  ].filter((part) => part.text);
}

/** What somebody is called: who gave no name, by the seat. */
export function nameOf(player: Player | undefined): string {
  return player ? player.name || say("game-nameless", { seat: player.seat }) : "";
}
