"""Play a coto at random, and write it down: what the engine, an action and an event are.

Every legal pair of a seat and its action is as likely as any other.
"""

import argparse
from random import Random

from retruc.arena import uniform_action
from retruc.engine import apply, is_over, random_deal, start
from retruc.game import CotoWon, RoundEnded
from retruc.rulesets import load


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", default="bar")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    chance = Random(options.seed)
    state = start(load(options.ruleset))
    actions = 0
    while not is_over(state):
        action = uniform_action(state, chance) or random_deal(state, chance)
        state, events = apply(state, action)
        actions += 1
        for event in events:
            if isinstance(event, RoundEnded):
                print(f"round {event.number}: {event.score[0]}-{event.score[1]}")
            if isinstance(event, CotoWon):
                print(f"team {event.team} has won after {actions} actions")


if __name__ == "__main__":
    main()
