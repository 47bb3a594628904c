import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that name a network; a subscriber holds all addresses of one. */
const NETWORK_BITS = 64;

/**
 * Returns the key by which an IP address is limited: IPv4 as it is, also in its IPv6-mapped form, and
 * IPv6 as its /64 network. Another text is returned unchanged.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${NETWORK_BITS}`);
  return `${network.toString()}/${NETWORK_BITS}`;
}
