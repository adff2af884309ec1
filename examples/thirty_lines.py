"""A bot in thirty lines: `retruc arena "exec:python3 examples/thirty_lines.py" random`."""

import json
import sys


def choose(asked: dict, strength: dict) -> str | None:
    legal, seen = asked["legal"], asked["observation"]
    cards = sorted((word for word in legal if word in strength), key=strength.get)
    strong = sum(strength[card] >= max(strength.values()) - 4 for card in seen["held"])
    if "vull" in legal:  # a call waits for an answer
        good = seen["points"] >= 27 if seen["envit"]["pending"] else strong >= 1
        return "vull" if good else "novull"
    if "envit" in legal and seen["points"] >= 29:
        return "envit"
    if "truc" in legal and strong >= 2:
        return "truc"
    if not asked["obliged"] or not cards:
        return legal[0] if asked["obliged"] else None
    laid = [strength.get(play["card"], 0) for play in seen["tricks"][-1]["plays"]]
    winning = [card for card in cards if strength[card] > max(laid, default=0)]
    return winning[0] if laid and winning else cards[-1] if not laid else cards[0]


rules: dict = {}
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "sit":
        rules = asked
    elif asked["type"] == "hello":
        answer = {"id": asked["id"], "protocol": 1, "name": "thirty-lines", "version": "1"}
        print(json.dumps(answer), flush=True)
    elif asked["type"] == "act":
        answer = {"id": asked["id"], "word": choose(asked, rules["strength"])}
        print(json.dumps(answer), flush=True)
