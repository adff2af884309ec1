"""nginx and Caddy, run by a test with the files of `deploy/` on ports of their own.

Only ports, names and folders of the files are put in others' place; what they say stays.
"""

import os
import re
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from getpass import getuser
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

from tests.deploy.files import text_of

PATIENCE_S = 60


class Proxy(NamedTuple):
    """A proxy that runs, and what it writes."""

    kind: str
    https_port: int
    http_port: int
    logs: Path
    authority: Path
    """The certificate to be trusted."""
    tls: ssl.SSLContext

    @property
    def https(self) -> str:
        return f"https://localhost:{self.https_port}"

    def written(self) -> str:
        """All that stands in the proxy's logs."""
        return "".join(file.read_text(errors="replace") for file in self.logs.iterdir())


class Server:
    """The server as a process, which may be ended and started again at the same port."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.folder = folder
        self.port = free_port()
        self._arguments = arguments
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        arguments = ["--port", str(self.port), "--data", str(self.folder), "--workers", "1"]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "retruc", "serve", "--json", *arguments, *self._arguments],
                stdout=log,
                stderr=log,
            )
        wait_for_port(self.port, self._process)

    def stop(self) -> None:
        """End it as systemd does."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(PATIENCE_S)
            self._process = None


@contextmanager
def running(kind: str, folder: Path, server_port: int) -> Iterator[Proxy]:
    """Run a proxy in front of a server."""
    start = {"nginx": _nginx, "caddy": _caddy}[kind]
    logs = folder / "logs"
    logs.mkdir()
    proxy, command, environ = start(folder, logs, server_port)
    with (logs / "output").open("wb") as output:
        process = subprocess.Popen(
            command, stdout=output, stderr=output, env={**os.environ, **environ}
        )
    try:
        wait_for_port(proxy.https_port, process)
        _wait_for_tls(proxy)
        yield proxy
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE_S)


def _wait_for_tls(proxy: Proxy) -> None:
    """Wait for a certificate that we trust: Caddy listens before it has made its own."""
    started = monotonic()
    while True:
        try:
            proxy.tls.load_verify_locations(proxy.authority)
            plain = socket.create_connection(("localhost", proxy.https_port), timeout=5)
            proxy.tls.wrap_socket(plain, server_hostname="localhost").close()
        except OSError:
            assert monotonic() - started < PATIENCE_S, proxy.written()
            sleep(0.1)
        else:
            return


Started = tuple[Proxy, list[str], dict[str, str]]


def _nginx(folder: Path, logs: Path, server_port: int) -> Started:
    key, certificate = folder / "key.pem", folder / "authority.pem"
    tls = ssl.create_default_context()
    proxy = Proxy("nginx", free_port(), free_port(), logs, certificate, tls)
    _make_certificate(key, certificate)
    site = text_of("nginx.conf")
    for before, after in (
        (r"listen (\[::\]:)?443 ", rf"listen \g<1>{proxy.https_port} "),
        (r"listen (\[::\]:)?80;", rf"listen \g<1>{proxy.http_port};"),
        (r"/etc/letsencrypt/\S+/fullchain\.pem", str(certificate)),
        (r"/etc/letsencrypt/\S+/privkey\.pem", str(key)),
        (r"/var/log/nginx/retruc\.log", str(logs / "site.log")),
        (r"127\.0\.0\.1:8000", f"127.0.0.1:{server_port}"),
        (r"truc\.example", "localhost"),
    ):
        site, count = re.subn(before, after, site)
        assert count, before
    (folder / "site.conf").write_text(site)
    # As Debian's own file: what it says of logs holds where the site says nothing.
    (folder / "nginx.conf").write_text(
        f"daemon off; user {getuser()}; pid {folder}/pid; error_log {logs}/error.log;\n"
        "events { worker_connections 768; }\n"
        f"http {{ access_log {logs}/access.log; client_body_temp_path {folder}/body;\n"
        f"proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/f;\n"
        f"uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;\n"
        f"include {folder}/site.conf; }}\n"
    )
    return proxy, ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")], {}


def _caddy(folder: Path, logs: Path, server_port: int) -> Started:
    authority = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    tls = ssl.create_default_context()
    proxy = Proxy("caddy", free_port(), free_port(), logs, authority, tls)
    options = (
        f"{{\n\tadmin off\n\tskip_install_trust\n\thttp_port {proxy.http_port}\n"
        f"\thttps_port {proxy.https_port}\n\tstorage file_system {folder / 'caddy'}\n"
    )
    site = text_of("Caddyfile")
    assert site.startswith("{\n")
    (folder / "Caddyfile").write_text(options + site.removeprefix("{\n"))
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    environ = {
        "RETRUC_SITE": "localhost",
        "RETRUC_SERVER": f"127.0.0.1:{server_port}",
        "HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    return proxy, command, environ


def _make_certificate(key: Path, certificate: Path) -> None:
    how = "-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
    who = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(key), "-out", str(certificate)]
    command = ["openssl", "req", *how.split(), *who, *files]
    subprocess.run(command, check=True, capture_output=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for_port(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until a process listens."""
    started = monotonic()
    while True:
        assert process.poll() is None, f"{process.args} has ended"
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            assert monotonic() - started < PATIENCE_S, f"nobody listens at {port}"
            sleep(0.05)
        else:
            return
