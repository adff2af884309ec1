// What of the table is shown at this moment: it lags behind what is known by as long as an eye needs.
import { settings } from "../app/settings.svelte";
import type { Connection, News } from "../net/connection.svelte";
import type { Account, RoundDealt, TrickView, View } from "../protocol/messages";
import { isStill } from "./motion";

const BALLOON_MS = 3_500;
const SIGN_MS = 1_500;
/** How long a finished trick lies there before its cards are gathered. */
const TRICK_MS = 1_400;
const GATHER_MS = 320;
const ACCOUNT_MS = 9_000;
/** How long cards fly when they are dealt, from the first that leaves to the last that arrives. */
export const DEAL_MS = 600;

export interface Said {
  seat: number;
  text: string;
}

/** Who deals how many cards to each, and who gets the first. */
export type Dealing = Pick<RoundDealt, "dealer" | "ma" | "cards">;

/** What the cloth needs to know of it. */
export type Showing = Pick<Shown, "trick" | "trickKey" | "gathering" | "balloons" | "gestures" | "dealing"> & Partial<Pick<Shown, "account">>;

export class Shown {
  /** The trick on the cloth: the one in play, or for a while the one just finished. */
  trick: TrickView | null = $state.raw(null);
  /** Its number in the round, so that each trick's cards are their own. */
  trickKey = $state("");
  /** Whether its cards are on their way to who won them. */
  gathering = $state(false);
  balloons: Said[] = $state.raw([]);
  /** By seat: the gesture that its face makes. */
  gestures: Record<number, string> = $state.raw({});
  /** The deal that is seen now: only one that happens before the reader's eyes. */
  dealing: Dealing | null = $state.raw(null);
  account: Account | null = $state.raw(null);
  /** The last sentence, for those who listen. */
  live = $state("");

  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly stop: (() => void)[];
  private held = false;

  constructor(private readonly connection: Connection) {
    this.settle(connection.view);
    this.balloons = connection.situation?.pending ? (connection.view?.balloons.slice(-1) ?? []) : [];
    this.stop = [
      connection.onNews((news) => this.take(news)),
      $effect.root(() => {
        // A new snapshot, or a card taken back: show what is known, without any delay.
        $effect(() => {
          const view = connection.view;
          if (!this.held) this.settle(view);
        });
      }),
    ];
  }

  end(): void {
    for (const stop of this.stop) stop();
    for (const timer of this.timers) clearTimeout(timer);
  }

  dismissAccount(): void {
    this.account = null;
  }

  private take(news: News): void {
    const lines: string[] = [];
    for (const [index, item] of news.items.entries()) {
      const what = item.what;
      if (item.text) lines.push(item.text);
      if (item.said && "seat" in what) this.say(what.seat, item.said);
      if (what.event === "sign-made") this.sign(what.seat, what.gesture);
      if (what.event === "round-dealt") {
        this.balloons = [];
        this.deal(what);
      }
      // What comes with cards that already lie there is old news.
      if (what.event === "card-played") this.dealing = null;
      if (what.event === "trick-won" || what.event === "trick-tied") this.hold(news.views[index + 1] as View);
    }
    if (lines.length) this.live = lines.join(" ");
    if (news.account) {
      const account = news.account;
      this.account = account;
      this.later(ACCOUNT_MS, () => {
        if (this.account === account && !this.connection.view?.winner) this.account = null;
      });
    }
  }

  private deal(what: Dealing): void {
    if (isStill() || document.hidden) return;
    this.dealing = what;
    this.later(DEAL_MS, () => {
      if (this.dealing === what) this.dealing = null;
    });
  }

  private say(seat: number, text: string): void {
    const said = { seat, text };
    this.balloons = [...this.balloons.filter((other) => other.seat !== seat), said];
    const drop = () => {
      // What waits for an answer stays said.
      if (this.connection.situation?.pending && this.balloons.at(-1) === said) this.later(1_000, drop);
      else this.balloons = this.balloons.filter((other) => other !== said);
    };
    this.later(BALLOON_MS, drop);
  }

  private sign(seat: number, gesture: string): void {
    this.gestures = { ...this.gestures, [seat]: gesture };
    this.later(SIGN_MS, () => {
      if (this.gestures[seat] !== gesture) return;
      this.gestures = Object.fromEntries(Object.entries(this.gestures).filter(([key]) => key !== String(seat)));
    });
  }

  /** Leave a finished trick where it lies for a while, then gather it. */
  private hold(view: View): void {
    this.held = true;
    this.show(view);
    this.gathering = false;
    this.later(settings.instant ? TRICK_MS / 2 : TRICK_MS, () => {
      this.gathering = !settings.instant;
      this.later(settings.instant ? 0 : GATHER_MS, () => {
        this.held = false;
        this.gathering = false;
        this.settle(this.connection.view);
      });
    });
  }

  private settle(view: View | null): void {
    if (view) this.show(view);
  }

  private show(view: View): void {
    this.trick = view.tricks.at(-1) ?? null;
    this.trickKey = `${view.number}.${view.tricks.length}`;
  }

  private later(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, ms);
    this.timers.add(timer);
  }
}
