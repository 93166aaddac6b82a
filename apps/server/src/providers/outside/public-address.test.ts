import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('an address that a workspace may name', () => {
  it.each(['1.1.1.1', '93.184.216.34', '172.15.255.255', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ['this network', '0.0.0.0'],
    ['loopback', '127.0.0.1'],
    ['loopback, far end', '127.255.255.254'],
    ['private', '10.1.2.3'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['shared', '100.64.0.1'],
    ['link-local, metadata of a cloud', '169.254.169.254'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['link-local', 'fe80::1'],
    ['link-local with its zone', 'fe80::1%eth0'],
    ['unique local', 'fd00:ec2::254'],
    ['multicast', 'ff02::1'],
    ['mapped loopback', '::ffff:127.0.0.1'],
    ['mapped metadata', '::ffff:a9fe:a9fe'],
    ['translated (NAT64)', '64:ff9b::7f00:1'],
    ['6to4 of a loopback', '2002:7f00:1::'],
    ['a name', 'localhost'],
    ['nothing', ''],
  ])('%s is not: %s', (_, address) => expect(isPublicAddress(address)).toBe(false));
});
