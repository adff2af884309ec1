import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { language, need, say, speak } from "./words.svelte";

beforeEach(() => speak("en"));

test("a message is said with its arguments", () => {
  expect(say("home-code-short", { length: 6 })).toBe("A code has 6 letters.");
  expect(say("open-differences", { differences: 1 })).toBe("1 change");
  expect(say("open-differences", { differences: 2 })).toBe("2 changes");
});

test("the page's language is that of what is said", async () => {
  await speak("ca-valencia");
  expect(say("home-play")).toBe("Juga");
  expect(document.documentElement.lang).toBe("ca-valencia");
  expect(language()).toBe("ca-valencia");
});

test("files that are needed come with the language, whichever was first", async () => {
  await need("web-room");
  expect(say("start")).toBe("Begin");
  await speak("es");
  expect(say("start")).toBe("Empieza");
});

test("common messages come with the files that use them", async () => {
  await need("web-room");
  expect(say("coto-line", { cames: 2, pedres: 24 })).toBe("Coto: 2 cames of 24 pedres.");
});

test("of two wishes the last holds, whichever comes first", async () => {
  const [first, last] = [speak("pt"), speak("ca")];
  await Promise.all([last, first]);
  expect(language()).toBe("ca");
});

test("what shows a message follows the language", async () => {
  let shown = "";
  const stop = $effect.root(() => {
    $effect(() => {
      shown = say("home-play");
    });
  });
  flushSync();
  expect(shown).toBe("Play");
  await speak("pt");
  flushSync();
  expect(shown).toBe("Jogar");
  stop();
});

test("an unknown message is shown as its id, so that it is noticed", () => {
  expect(say("no-such-message")).toBe("no-such-message");
});
