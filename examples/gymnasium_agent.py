"""Train a small agent with Gymnasium: a linear policy by REINFORCE, with NumPy alone.

The agent sits at a random seat of `bar`, its partner is `threshold`, its rivals are `random`. A
mask leaves out what is not legal. It learns a little in a minute: this shows how the parts fit.

    python examples/gymnasium_agent.py --episodes 3000
"""

import argparse

import numpy as np

from retruc.adapters.gymnasium_env import TrucEnv


class Policy:
    """Chances of each choice: a softmax of one linear layer over what is seen."""

    def __init__(self, seen: int, choices: int) -> None:
        self.weights = np.zeros((choices, seen + 1))

    def chances(self, seen: dict) -> tuple[np.ndarray, np.ndarray]:
        features = np.append(seen["observation"], 1.0)
        scores = np.where(seen["action_mask"], self.weights @ features, -np.inf)
        weights = np.exp(scores - scores.max())
        return weights / weights.sum(), features

    def learn(self, steps: list, advantage: float, rate: float) -> None:
        for chances, features, chosen in steps:
            gradient = -chances
            gradient[chosen] += 1
            self.weights += rate * advantage * np.outer(gradient, features)


def episode(
    env: TrucEnv, policy: Policy, rng: np.random.Generator, seed: int
) -> tuple[list, float]:
    """Play a round; give what was seen and chosen, and the pedres that it brought."""
    seen, _ = env.reset(seed=seed)
    steps, over, reward = [], False, 0.0
    while not over:
        chances, features = policy.chances(seen)
        chosen = int(rng.choice(len(chances), p=chances))
        steps.append((chances, features, chosen))
        seen, reward, over, _, _ = env.step(chosen)
    return steps, float(reward)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--episodes", type=int, default=3000)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    env = TrucEnv("bar", partner="threshold", rivals="random")
    policy = Policy(env.sight.layout.size, int(env.action_space.n))
    rng = np.random.default_rng(options.seed)
    rewards: list[float] = []
    for number in range(options.episodes):
        steps, reward = episode(env, policy, rng, options.seed * 10**6 + number)
        rewards.append(reward)
        policy.learn(steps, reward - float(np.mean(rewards[-500:])), options.rate)
        if (number + 1) % max(1, options.episodes // 10) == 0:
            last = np.mean(rewards[-max(1, options.episodes // 10) :])
            print(f"{number + 1} rounds: {last:+.2f} pedres a round in the last tenth")


if __name__ == "__main__":
    main()
