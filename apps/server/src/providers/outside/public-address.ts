import { BlockList, isIP } from 'node:net';

/** IANA's special-purpose registry for IPv4: this network, private, shared, loopback, link-local, tests, multicast. */
const RESERVED_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** The only range of IPv6 that is routed in public: mapped, translated, local and loopback addresses are outside it. */
const GLOBAL_IPV6 = ['2000::/3'];
/** Within it: protocols such as Teredo, documentation, and 6to4, which carries an IPv4 address. */
const RESERVED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const ranges = (family: 'ipv4' | 'ipv6', listed: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of listed) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
};
const reservedIpv4 = ranges('ipv4', RESERVED_IPV4);
const globalIpv6 = ranges('ipv6', GLOBAL_IPV6);
const reservedIpv6 = ranges('ipv6', RESERVED_IPV6);

/** Whether an IP address is somewhere on the internet, and not on this machine or in the network around it. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !reservedIpv4.check(address, 'ipv4');
  return family === 6 && globalIpv6.check(address, 'ipv6') && !reservedIpv6.check(address, 'ipv6');
};
