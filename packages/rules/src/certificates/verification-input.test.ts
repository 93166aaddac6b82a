import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canVerify, readVerificationInput } from './verification-input.ts';

const HASH = 'ab'.repeat(32);

describe('what is typed to verify', () => {
  it.each([
    ['0', { kind: 'token', tokenId: '0' }],
    [' 7 ', { kind: 'token', tokenId: '7' }],
    ['007', { kind: 'token', tokenId: '7' }],
    ['12345678901234567890', { kind: 'token', tokenId: '12345678901234567890' }],
    [`0x${HASH}`, { kind: 'hash', hash: `0x${HASH}` }],
    [HASH.toUpperCase(), { kind: 'hash', hash: `0x${HASH}` }],
    ['1'.repeat(64), { kind: 'hash', hash: `0x${'1'.repeat(64)}` }],
    [
      '5F0D6A52-6b1f-4c57-9d0e-0a4f3e1c2b9a',
      { kind: 'certificate', id: '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a' },
    ],
    [
      'QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o',
      { kind: 'content', cid: 'QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o' },
    ],
    [
      'ipfs://bafkreifjjcie6lypi6ny7amxnfftagclbuxndqonfipmb64f2km2devei4',
      { kind: 'content', cid: 'bafkreifjjcie6lypi6ny7amxnfftagclbuxndqonfipmb64f2km2devei4' },
    ],
  ])('CORE-CHAIN-11: %j is understood', (typed, expected) => {
    expect(readVerificationInput(typed)).toEqual(expected);
  });

  it.each([
    'abcdefghij',
    '0x123',
    'not a certificate at all',
    `0x${HASH}0`,
    `${HASH.slice(1)}g`,
    '9'.repeat(79),
    '-5',
    '1.5',
  ])('CORE-CHAIN-15 CORE-CHAIN-16: %j is no form that we know', (typed) => {
    expect(readVerificationInput(typed)).toBeNull();
  });

  it('CORE-CHAIN-13: white space is nothing to verify', () => {
    expect(canVerify('  \n')).toBe(false);
    expect(canVerify(' 1 ')).toBe(true);
  });

  it('CORE-CHAIN-15: up to ten characters only a number is taken', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 10 }), (typed) => {
        const isNumber = /^\d+$/.test(typed.trim());
        expect(readVerificationInput(typed)?.kind).toBe(isNumber ? 'token' : undefined);
      }),
    );
  });
});
