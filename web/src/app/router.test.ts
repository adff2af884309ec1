import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { followLinks, go, route, routeOf } from "./router.svelte";

describe("a path names a page", () => {
  test.each([
    ["/", { page: "home" }],
    ["/t/kdrmvb", { page: "table", code: "KDRMVB" }],
    ["/t/KDRMVB/rules", { page: "tableRules", code: "KDRMVB" }],
    ["/tv/KDRMVB", { page: "tv", code: "KDRMVB" }],
    ["/replay", { page: "replay", code: "" }],
    ["/replay/KDRMVB", { page: "replay", code: "KDRMVB" }],
    ["/rules/", { page: "rules" }],
    ["/rules/ribera-baixa", { page: "ruleset", id: "ribera-baixa" }],
    ["/rules/bar/and/balear", { page: "differs", id: "bar", other: "balear" }],
    ["/senyes", { page: "senyes", id: "bar" }],
    ["/senyes/balear", { page: "senyes", id: "balear" }],
    ["/about", { page: "about" }],
  ])("%s", (path, page) => {
    expect(routeOf(path)).toEqual(page);
  });

  test.each(["/t", "/t/A/B", "/rules/bar/or/balear", "/rules/bar/and/balear/more", "/about/us", "/%E0%A4%A", "/nowhere"])(
    "or none: %s",
    (path) => {
      expect(routeOf(path)).toEqual({ page: "lost" });
    },
  );
});

describe("links", () => {
  let stop: () => void;
  beforeEach(() => {
    go("/");
    stop = followLinks();
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  function click(html: string, event: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const link = document.querySelector("a");
    return link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...event })) ?? true;
  }

  test("within the page are followed without loading it anew", () => {
    expect(click('<a href="/rules/bar"><b>rules</b></a>')).toBe(false);
    expect(route()).toEqual({ page: "ruleset", id: "bar" });
    expect(window.location.pathname).toBe("/rules/bar");
  });

  test.each([
    ["to elsewhere", '<a href="https://example.org/">x</a>', {}],
    ["to the server", '<a href="/api/tables/KDRMVB/record">x</a>', {}],
    ["for another tab", '<a href="/rules" target="_blank">x</a>', {}],
    ["to be kept", '<a href="/rules" download>x</a>', {}],
    ["with a key held", '<a href="/rules">x</a>', { ctrlKey: true }],
  ])("%s are the browser's", (_, html, event) => {
    document.addEventListener("click", (late) => late.preventDefault(), { once: true });
    click(html, event);
    expect(route()).toEqual({ page: "home" });
  });
});
