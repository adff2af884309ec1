// A bot in thirty lines: retruc arena "exec:node examples/thirty_lines.mjs" random

import { createInterface } from "node:readline";

let strength = {};

function choose({ legal, obliged, observation }) {
  const best = Math.max(...Object.values(strength));
  const strong = observation.held.filter((card) => strength[card] >= best - 4).length;
  if (legal.includes("vull")) {
    // A call waits for an answer.
    const good = observation.envit.pending ? observation.points >= 27 : strong >= 1;
    return good ? "vull" : "novull";
  }
  if (legal.includes("envit") && observation.points >= 29) return "envit";
  if (legal.includes("truc") && strong >= 2) return "truc";
  if (!obliged) return null;
  const cards = legal.filter((word) => word in strength).sort((a, b) => strength[a] - strength[b]);
  if (cards.length === 0) return legal[0];
  const laid = observation.tricks.at(-1).plays.map((play) => strength[play.card] ?? 0);
  if (laid.length === 0) return cards.at(-1);
  return cards.find((card) => strength[card] > Math.max(...laid)) ?? cards[0];
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  const say = (answer) => console.log(JSON.stringify({ id: asked.id, ...answer }));
  if (asked.type === "sit") strength = asked.strength;
  if (asked.type === "hello") say({ protocol: 1, name: "thirty-lines-js", version: "1" });
  if (asked.type === "act") say({ word: choose(asked) });
}
