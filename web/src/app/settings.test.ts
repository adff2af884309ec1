import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { forgetSettings, keepSettings, readSettings, settings } from "./settings.svelte";

describe("settings that were kept", () => {
  test("come back", () => {
    const kept = JSON.stringify({ language: "pt", theme: "dark", sound: false, leftHanded: true });
    expect(readSettings(kept, ["en"])).toMatchObject({ language: "pt", theme: "dark", sound: false, leftHanded: true });
  });

  test.each([null, "", "no JSON", "[]", "3", '{"theme":"pink","sound":"yes","language":"de"}'])(
    "and cannot be read are as at first: %s",
    (kept) => {
      expect(readSettings(kept, ["de-AT", "va", "es"])).toMatchObject({
        language: "ca-valencia",
        theme: "auto",
        deck: "classic",
        sound: true,
        instant: false,
      });
    },
  );
});

describe("settings that are chosen", () => {
  let stop: () => void;
  beforeEach(() => {
    stop = keepSettings();
  });
  afterEach(() => {
    stop();
    forgetSettings();
  });

  test("are kept and shown", () => {
    Object.assign(settings, { theme: "dark", cloth: "wine", instant: true, leftHanded: true });
    flushSync();
    const root = document.documentElement;
    expect(root.classList.contains("dark")).toBe(true);
    expect(root.classList.contains("instant")).toBe(true);
    expect(root.dataset.cloth).toBe("wine");
    expect(root.hasAttribute("data-left-handed")).toBe(true);
    expect(readSettings(localStorage.getItem("retruc.settings"), [])).toMatchObject({ theme: "dark", cloth: "wine" });
  });

  test("and forgotten leave nothing", () => {
    settings.sound = false;
    flushSync();
    stop();
    forgetSettings();
    expect(settings.sound).toBe(true);
    expect(localStorage.getItem("retruc.settings")).toBeNull();
  });
});
