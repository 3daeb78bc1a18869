"""Addresses: which of them are public, and who shares one."""

from __future__ import annotations

import ipaddress

# Behind these, an address of another kind is hidden; where it leads is for others to decide.
_CARRIERS = tuple(
    ipaddress.IPv6Network(each)
    for each in (
        "::/96",  # IPv4-compatible
        "64:ff9b::/96",  # NAT64
        "64:ff9b:1::/48",  # NAT64 for local use
        "2001::/32",  # Teredo
        "2002::/16",  # 6to4
    )
)


def public(address: str) -> bool:
    """Whether an address is one machine out on the internet: not of an own network, not a group, not a tunnel."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return public(str(found.ipv4_mapped))
        # ISATAP: the last four bytes are an IPv4 address
        if any(found in each for each in _CARRIERS) or found.packed[8:12] in (b"\0\0\x5e\xfe", b"\2\0\x5e\xfe"):
            return False
        if found.is_site_local:
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved and not found.is_unspecified


def household(address: str) -> str:
    """Whose limits a request counts against: an IPv4 address, or the network that one customer gets with IPv6."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Network((found, 64), strict=False))
    return str(found)
