import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** All eight groups of an IPv6 address; `::` stands for as many zeros as are missing. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, GROUPS - before.length - after.length);
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after];
};

/**
 * Whom an address counts as. Who has one IPv6 address has the 2^64 of its network, so they count as one; an IPv4
 * address counts as itself, also when it is written as IPv6.
 */
export const addressGroup = (address: string): string => {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const network = groupsOf(address).slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};
