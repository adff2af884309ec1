"""The addresses at which others in the network find this machine. Nothing is sent to learn them."""

import socket
import struct
import sys
from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address
from typing import NamedTuple

if sys.platform == "linux":
    from fcntl import ioctl

_VIRTUAL = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "lxd", "podman", "cni")
"""How networks are called that lead to this machine's own guests, and to no phone."""

_SIOCGIFADDR = 0x8915
_IFREQ = struct.Struct("16s24x")
_ADDRESS_AT = 20
"""Where the address stands in what the kernel answers: after the name, the family and the port."""

_ELSEWHERE = "192.0.2.1"
"""Set apart for examples: asked for the way there, the system names its default address."""


class Interface(NamedTuple):
    """A way out of this machine."""

    name: str
    """Empty where the system does not say it."""
    address: str


def own_addresses() -> tuple[str, ...]:
    """Find the IPv4 addresses of this machine for others in the network, the likeliest first.

    Returns:
        No more than 127.0.0.1 where there is no network at all.
    """
    return ranked(_interfaces(), default=_default_address()) or ("127.0.0.1",)


def ranked(interfaces: Iterable[Interface], *, default: str = "") -> tuple[str, ...]:
    """Put addresses into the order in which a phone may be expected to reach them.

    Those of one's own network come first, among them that of the *default* way out; addresses that
    the machine gave itself because nobody else did, and networks of its own guests, come last.

    >>> ranked([Interface("lo", "127.0.0.1"), Interface("wlan0", "192.168.4.1")])
    ('192.168.4.1',)
    """

    def rank(of: Interface) -> tuple[bool, bool, bool, bool]:
        address = IPv4Address(of.address)
        return (
            of.name.startswith(_VIRTUAL),
            address.is_link_local,
            not address.is_private,
            of.address != default,
        )

    found = list(interfaces)
    if default and default not in {one.address for one in found}:
        found.append(Interface("", default))
    reached = sorted((one for one in found if not IPv4Address(one.address).is_loopback), key=rank)
    return tuple(dict.fromkeys(one.address for one in reached))


def _interfaces() -> Iterator[Interface]:
    """List the interfaces with their addresses on Linux; elsewhere, what the own name leads to."""
    if sys.platform != "linux":
        yield from _named()
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            try:
                told = ioctl(asking, _SIOCGIFADDR, _IFREQ.pack(name.encode()))
            except OSError:
                continue  # it has no address
            yield Interface(name, socket.inet_ntoa(told[_ADDRESS_AT : _ADDRESS_AT + 4]))


def _named() -> Iterator[Interface]:
    try:
        _, _, addresses = socket.gethostbyname_ex(socket.gethostname())
    except OSError:
        return
    for address in addresses:
        yield Interface("", address)


def _default_address() -> str:
    """Give the address of the way to everywhere else; empty where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_ELSEWHERE, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])
