import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stayAwake } from "./awake";

/** Those that were given, and are still held. */
let held: Set<object>;
const request = vi.fn();
const settled = () => new Promise((done) => setTimeout(done));

function given() {
  const lock = {
    get released() {
      return !held.has(lock);
    },
    release: async () => void held.delete(lock),
  };
  held.add(lock);
  return Promise.resolve(lock);
}

function turn(hidden: boolean) {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  // A browser lets go of it by itself when nobody looks.
  if (hidden) held.clear();
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  held = new Set();
  request.mockReset().mockImplementation(given);
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "wakeLock");
  Reflect.deleteProperty(document, "hidden");
});

test("the screen is kept awake until it is told to stop", async () => {
  const stop = stayAwake();
  await settled();
  expect(held.size).toBe(1);
  stop();
  await settled();
  expect(held.size).toBe(0);
  turn(false);
  await settled();
  expect(request).toHaveBeenCalledTimes(1);
});

test("who comes back to the page has it awake again, once", async () => {
  const stop = stayAwake();
  await settled();
  turn(true);
  await settled();
  expect(held.size).toBe(0);
  turn(false);
  turn(false);
  await settled();
  expect(held.size).toBe(1);
  expect(request).toHaveBeenCalledTimes(2);
  stop();
});

test("what is given after the end is given back", async () => {
  const stop = stayAwake();
  stop();
  await settled();
  expect(request).toHaveBeenCalledTimes(1);
  expect(held.size).toBe(0);
});

test("a browser that refuses is asked again when the page is seen again, and nobody is told", async () => {
  request.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  const stop = stayAwake();
  await settled();
  turn(false);
  await settled();
  expect(held.size).toBe(1);
  stop();
});

test("over plain http there is none, and nothing is done", () => {
  Reflect.deleteProperty(navigator, "wakeLock");
  expect(() => stayAwake()()).not.toThrow();
});
