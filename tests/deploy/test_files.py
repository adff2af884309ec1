"""The files of `deploy/` say what the program says: ports, paths, limits, names of figures."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from retruc.cli.parser import make_parser
from retruc.cli.serve import settings_of
from retruc.server import app, running
from retruc.server.metrics import Metrics
from retruc.server.settings import DEFAULT_PORT
from retruc.server.shell import house
from tests.deploy.files import DEPLOY, ROOT, directives, served, text_of, unit

HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SERVER = f"127.0.0.1:{DEFAULT_PORT}"


@pytest.mark.parametrize("name", ["retruc.service", "nginx.conf", "Caddyfile"])
def test_the_page_shows_the_file(name: str) -> None:
    assert f"[`deploy/{name}`](../deploy/{name}):\n\n```\n{text_of(name)}```\n" in HOSTING


def test_the_page_names_every_file() -> None:
    for file in DEPLOY.iterdir():
        assert f"](../deploy/{file.name})" in HOSTING, file.name


# The unit


def test_the_unit_starts_a_server_where_the_proxies_look_for_it() -> None:
    service = unit()["Service"]
    settings = settings_of(served(service["ExecStart"]))
    assert f"{settings.host}:{settings.port}" == SERVER
    assert settings.data == Path("/var/lib") / service["StateDirectory"]
    assert settings.proxies == "127.0.0.1"
    assert settings.origins == ("https://truc.example",)
    assert served(service["ExecStart"]).json


def test_the_unit_leaves_time_and_files_enough() -> None:
    service = unit()["Service"]
    at_the_end_s = running._GRACE_S + house.LAST_WORDS_S
    assert int(service["TimeoutStopSec"]) > 2 * at_the_end_s
    assert int(service["LimitNOFILE"]) == running._OPEN_FILES


# The proxies


def test_nginx_passes_on_what_the_server_needs() -> None:
    said = directives("nginx.conf")
    assert said["proxy_pass"] == [f"http://{SERVER}"]
    headers = dict(value.split(None, 1) for value in said["proxy_set_header"])
    assert headers == {
        "Host": "$http_host",
        "Upgrade": "$http_upgrade",
        "Connection": "$connection_upgrade",
        "X-Forwarded-For": "$remote_addr",
        "X-Forwarded-Proto": "$scheme",
    }
    assert int(said["client_max_body_size"][0].removesuffix("m")) * 1_000_000 > app.MOST_BODY
    silence_s = 2 * running._PING_S
    assert int(said["proxy_read_timeout"][0].removesuffix("s")) > silence_s
    assert said["access_log"] == ["off", "off"]


def test_caddy_passes_on_to_the_server() -> None:
    said = text_of("Caddyfile")
    assert f"reverse_proxy {{$RETRUC_SERVER:{SERVER}}} {{" in said
    assert "exclude http.log.error" in said
    assert "\tlog\n" not in said


def test_neither_proxy_shows_the_figures() -> None:
    assert "location = /metrics { deny all; }" in text_of("nginx.conf")
    assert "respond /metrics 403" in text_of("Caddyfile")
    paths = make_app_paths()
    assert {"/metrics", "/health"} <= paths


def make_app_paths() -> set[str]:
    from retruc.server.api import house as api

    return {route.path for route in api.router.routes}  # type: ignore[attr-defined]


# The containers


def compose() -> dict[str, Any]:
    read = yaml.safe_load(text_of("compose.yaml"))
    assert isinstance(read, dict)
    return read


def test_the_container_serves_whom_the_network_brings() -> None:
    services = compose()["services"]
    options = make_parser().parse_args(services["retruc"]["command"][1:])
    settings = settings_of(options)
    assert settings.host == "0.0.0.0"
    assert settings.port == DEFAULT_PORT
    assert services["caddy"]["environment"]["RETRUC_SERVER"] == f"retruc:{DEFAULT_PORT}"
    assert compose()["networks"]["default"]["ipam"]["config"] == [{"subnet": settings.proxies}]
    assert settings.database == "postgresql://retruc@postgres/retruc"
    assert settings.origins == ("https://${RETRUC_SITE:?}",)
    assert services["retruc"]["ulimits"]["nofile"] == running._OPEN_FILES
    assert services["retruc"]["stop_grace_period"] == unit()["Service"]["TimeoutStopSec"] + "s"
    assert f"{settings.data}" in {v.partition(":")[2] for v in services["retruc"]["volumes"]}


def test_all_that_the_containers_name_is_there() -> None:
    read = compose()
    assert (DEPLOY / read["services"]["retruc"]["build"]["dockerfile"]).parent.parent.exists()
    for service in read["services"].values():
        for volume in service["volumes"]:
            source = volume.partition(":")[0]
            found = (DEPLOY / source).exists() if "/" in source else source in read["volumes"]
            assert found, volume
        for needed in service.get("depends_on", {}):
            assert needed in read["services"]
    asked = set(re.findall(r"\$\{(\w+)", text_of("compose.yaml")))
    explained = set(re.findall(r"^#   (\w+)=", text_of("compose.yaml"), re.MULTILINE))
    assert asked == explained


def test_the_image_starts_the_server() -> None:
    lines = dict(re.findall(r"^(\w+) (.*)$", text_of("Containerfile"), re.MULTILINE))
    program, *arguments = json.loads(lines["CMD"])
    assert program == "retruc"
    settings = settings_of(make_parser().parse_args(arguments))
    assert f"{settings.data}" == lines["VOLUME"]
    assert f"{settings.port}" == lines["EXPOSE"]
    assert f"http://127.0.0.1:{settings.port}/health" in text_of("Containerfile")


# The figures


def rules() -> list[dict[str, Any]]:
    read = yaml.safe_load(text_of("alerts.yml"))
    return [rule for group in read["groups"] for rule in group["rules"]]


def asked_for() -> Iterator[tuple[str, str]]:
    """What is asked of Prometheus, by rules and panels."""
    for rule in rules():
        yield rule.get("alert") or rule["record"], rule["expr"]
    for panel in json.loads(text_of("dashboard.json"))["panels"]:
        for target in panel["targets"]:
            yield panel["title"], target["expr"]


def figures() -> dict[str, set[str]]:
    """The labels of each figure that a server gives, and of each that a rule makes."""
    found: dict[str, set[str]] = {"up": {"job"}}
    metrics = Metrics()
    for labelled in (metrics.refused, metrics.dropped):
        labelled.labels("x")
    metrics.commands.labels("x")
    for family in metrics.registry.collect():
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    for rule in rules():
        if "record" in rule:
            found[rule["record"]] = set()
    return {name: labels | {"instance", "job"} for name, labels in found.items()}


_WORDS = {"histogram_quantile", "sum", "by", "rate", "increase", "or", "le", "instance", "reason"}
_WORDS |= {"kind", "__rate_interval", "m", "h", "d"}


@pytest.mark.parametrize(("name", "asked"), list(asked_for()))
def test_every_figure_that_is_asked_for_is_one_that_the_server_gives(name: str, asked: str) -> None:
    known = figures()
    without_values = re.sub(r'"[^"]*"', "", asked)
    named = set(re.findall(r"[a-z_][a-z_:0-9]*(?![a-z_:0-9]*\s*=)", without_values))
    wanted = named - _WORDS
    assert wanted, name
    assert wanted <= known.keys()
    for figure, labels in re.findall(r"([a-z_:]+)\{([^}]*)\}", asked):
        assert set(re.findall(r"(\w+)=", labels)) <= known[figure], figure


def test_every_reason_that_is_asked_for_is_one_that_the_server_has() -> None:
    code = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "src/retruc/server").rglob("*.py")
    )
    asked = [
        reasons for _, text in asked_for() for reasons in re.findall(r'reason=~?"(.*?)"', text)
    ]
    assert asked
    for reason in {reason for found in asked for reason in found.split("|")}:
        assert f'"{reason}"' in code, reason


def test_why_tables_are_reloaded_is_counted_from_nought() -> None:
    """An alarm for what rises does not see what begins at one."""
    text = Metrics().text().decode()
    for reason in ("append", "aside", "fault"):
        assert f'retruc_table_reloads_total{{reason="{reason}"}} 0.0' in text


def test_prometheus_reads_the_server_itself() -> None:
    read = yaml.safe_load(text_of("prometheus.yml"))
    (job,) = read["scrape_configs"]
    assert job["static_configs"] == [{"targets": [SERVER]}]
    assert read["rule_files"] == ["alerts.yml"]
    assert f'job="{job["job_name"]}"' in text_of("alerts.yml")


def test_every_alarm_says_what_it_means_and_what_to_do() -> None:
    for rule in rules():
        if "alert" in rule:
            assert set(rule["annotations"]) == {"summary", "action"}, rule["alert"]


def test_no_panel_lies_over_another() -> None:
    panels = json.loads(text_of("dashboard.json"))["panels"]
    places = [panel["gridPos"] for panel in panels]
    taken = [
        (x, y)
        for place in places
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]
    assert len(taken) == len(set(taken))
    assert max(x for x, _ in taken) < 24
    assert len({panel["id"] for panel in panels}) == len(panels)
