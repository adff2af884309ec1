// Cards and people in words: `7o` is the seven of ors.
import type { Player, Room } from "../protocol/messages";
import { say } from "../words/words.svelte";

export function cardName(code: string, pack: Room["deck"]): string {
  const suit = code.slice(-1);
  return say("game-card", { number: code.slice(0, -1), suit: pack === "english" ? `english-${suit}` : suit });
}

/** What somebody is called: who gave no name, by the seat. */
export function nameOf(player: Player | undefined): string {
  return player ? player.name || say("game-nameless", { seat: player.seat }) : "";
}
