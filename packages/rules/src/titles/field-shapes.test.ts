import { expect, test } from 'vitest';
import { abbreviatedAddress, isAddressShape, isIpfsUri } from './field-shapes.ts';

const CID_V0 = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG';
const CID_V1 = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';

test.each([
  [`ipfs://${CID_V0}`, true],
  [`ipfs://${CID_V1}`, true],
  [`ipfs://${CID_V1}/metadata.json`, true],
  [CID_V0, false],
  [`https://ipfs.io/ipfs/${CID_V0}`, false],
  ['ipfs://', false],
  [`ipfs://${CID_V0.replace('Y', '0')}`, false],
  [`ipfs://${CID_V1} `, false],
] as const)('%s is an IPFS address: %s', (text, expected) => {
  expect(isIpfsUri(text)).toBe(expected);
});

test('an address is 0x and 40 hexadecimal digits', () => {
  expect(isAddressShape('0x52908400098527886E0F7030069857D2E4169EE7')).toBe(true);
  for (const wrong of ['', '0x', '52908400098527886E0F7030069857D2E4169EE7', `0x${'g'.repeat(40)}`])
    expect(isAddressShape(wrong)).toBe(false);
});

test('OPS-CHAIN-16 an address is abbreviated to its first 6 and last 4 characters', () => {
  expect(abbreviatedAddress('0x52908400098527886E0F7030069857D2E4169EE7')).toBe('0x5290...9EE7');
});
