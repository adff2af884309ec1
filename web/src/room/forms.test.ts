import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { OptionForm, RulesetText } from "../app/api";
import "../testing/patience";
import { need, speak } from "../words/words.svelte";
import { withRuleset, type Draft } from "./draft";
import OptionsForm from "./OptionsForm.svelte";
import RulesForm from "./RulesForm.svelte";

const option = (path: string, some: Partial<OptionForm> = {}): OptionForm => ({
  path,
  name: `Name of ${path}`,
  group: "The truc",
  offered: true,
  value: "coto",
  choices: [
    { value: "coto", label: "Joc fora is worth the coto." },
    { value: "cama", label: "Joc fora is worth the cama." },
  ],
  ...some,
});

const BAR: RulesetText = {
  id: "bar",
  version: 1,
  name: "Truc de bar",
  summary: "to 24",
  seats: [4],
  deck: "spanish",
  tiers: [],
  signs: [],
  expressions: [],
  page: [],
  options: [option("truc.jocfora"), option("ties.all", { offered: false, group: "Tricks" })],
};

let checked: unknown;

beforeAll(async () => {
  await speak("en");
  await need("web-room");
});
beforeEach(() => {
  checked = { problems: [], id: "benifairo", name: "Truc de Benifairó", differences: [{ path: "seats", text: "Two play." }] };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const { pathname } = new URL(String(input));
    const lines = [{ id: "bar", name: "Truc de bar", summary: "to 24", seats: [4] }];
    const answers: Record<string, unknown> = {
      "/api/rulesets": { rulesets: [...lines, { ...lines[0], id: "balear", name: "Truc balear" }] },
      "/api/rulesets/check": checked,
    };
    return new Response(JSON.stringify(answers[pathname] ?? BAR));
  });
});
afterEach(cleanup);

describe("the options", () => {
  test("stand in their groups, each with what holds now", () => {
    render(OptionsForm, { options: BAR.options, values: { "truc.jocfora": "cama" }, onchange: vi.fn() });
    expect(screen.getByRole("region", { name: "The truc" })).toBeTruthy();
    const row = screen.getAllByText("Name of truc.jocfora")[0]?.closest("summary");
    expect(row?.textContent).toContain("changed");
    expect(row?.textContent).toContain("Joc fora is worth the cama.");
    const own = screen.getAllByRole("radio", { name: /the ruleset.s own/ });
    expect(own.map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true]);
  });

  test("that no place varies stand apart", () => {
    render(OptionsForm, { options: BAR.options, values: {}, onchange: vi.fn() });
    const apart = screen.getByText("All other options").closest("details");
    expect(apart?.textContent).toContain("Name of ties.all");
    expect(apart?.textContent).not.toContain("Name of truc.jocfora");
  });

  test("are chosen", async () => {
    const onchange = vi.fn();
    render(OptionsForm, { options: [option("truc.jocfora")], values: {}, onchange });
    await fireEvent.click(screen.getByRole("radio", { name: "Joc fora is worth the cama." }));
    expect(onchange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: "truc.jocfora" }), "cama");
  });
});

describe("the rules", () => {
  function show(draft: Draft) {
    const onchange = vi.fn<(draft: Draft) => void>();
    const { rerender } = render(RulesForm, { draft, onchange });
    return { onchange, rerender };
  }

  test("may be another ruleset's, whose own options then hold", async () => {
    const { onchange } = show({ ruleset: "bar", options: { "truc.jocfora": "cama" }, village: null });
    await screen.findByText("Options: 1 changed");
    await fireEvent.change(screen.getByLabelText("Ruleset"), { target: { value: "balear" } });
    expect(onchange).toHaveBeenLastCalledWith(withRuleset("balear"));
    await fireEvent.click(screen.getByRole("button", { name: "Back to the ruleset’s own" }));
    expect(onchange).toHaveBeenLastCalledWith(withRuleset("bar"));
  });

  test("may be a village's, once they were found to be sound", async () => {
    const { onchange } = show(withRuleset("bar"));
    const toml = 'extends = "bar"';
    await fireEvent.input(screen.getByLabelText("Or paste it here"), { target: { value: toml } });
    await fireEvent.click(screen.getByRole("button", { name: "Check and use" }));
    await waitFor(() => expect(onchange).toHaveBeenCalledExactlyOnceWith({ ...withRuleset("bar"), village: toml }));
  });

  test("that are wrong are not used, and it is said what is wrong", async () => {
    checked = { problems: [{ id: "unknown-key", path: "truc.jocfor", text: "there is no such option" }], id: "", name: "", differences: [] };
    const { onchange } = show(withRuleset("bar"));
    await fireEvent.input(screen.getByLabelText("Or paste it here"), { target: { value: "x" } });
    await fireEvent.click(screen.getByRole("button", { name: "Check and use" }));
    expect(await screen.findByText("1 thing is wrong:")).toBeTruthy();
    expect(screen.getByText(/there is no such option/).textContent).toBe("truc.jocfor: there is no such option");
    expect(onchange).not.toHaveBeenCalled();
  });

  test("of a village are shown as differences, and may be left", async () => {
    const { onchange } = show({ ...withRuleset("bar"), village: 'extends = "bar"' });
    expect(await screen.findByText("Truc de Benifairó")).toBeTruthy();
    expect(screen.getByText("Two play.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Play a ruleset of the catalogue" }));
    expect(onchange).toHaveBeenCalledExactlyOnceWith(withRuleset("bar"));
  });

  test("of a table that are of no catalogue may be left too", async () => {
    const { onchange } = show(withRuleset("benifairo"));
    await fireEvent.click(await screen.findByRole("button", { name: "Play a ruleset of the catalogue" }));
    expect(onchange).toHaveBeenCalledExactlyOnceWith(withRuleset("bar"));
  });
});
