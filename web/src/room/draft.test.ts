import { expect, test } from "vitest";
import { fromFragment, toFragment, withOption, withRuleset } from "./draft";

test("an option that is set back to the ruleset's own is no longer mentioned", () => {
  const changed = withOption(withRuleset("bar"), "truc.jocfora", "cama", "coto");
  expect(changed.options).toEqual({ "truc.jocfora": "cama" });
  expect(withOption(changed, "truc.jocfora", "coto", "coto").options).toEqual({});
});

test.each([
  withRuleset("balear"),
  withOption(withRuleset("bar"), "seats", "2", "4"),
  { ruleset: "bar", options: {}, village: 'name = "Truc de Benifairó ♣"\n' },
])("rules go through a link as they are: %j", (draft) => {
  const fragment = toFragment(draft);
  expect(fragment).toMatch(/^#rules=[\w-]+$/);
  expect(fromFragment(fragment)).toEqual(draft);
});

test.each(["", "#", "#rules=", "#rules=%%%", "#rules=bm9uZQ", "#rules=W10", "#other=e30"])(
  "a fragment that holds no rules gives none: %s",
  (fragment) => {
    expect(fromFragment(fragment)).toBeNull();
  },
);

test("what is no word is left out of what a link brings", () => {
  const odd = btoa(JSON.stringify({ ruleset: "bar", options: { seats: 2, "ties.first": "classic" }, village: 3 }));
  expect(fromFragment(`#rules=${odd}`)).toEqual({ ruleset: "bar", options: { "ties.first": "classic" }, village: null });
});
