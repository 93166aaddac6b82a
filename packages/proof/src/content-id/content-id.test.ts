import { utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { cidV0Of, cidV1Of } from './content-id.ts';

describe('content ids', () => {
  it.each([
    ['', 'QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH'],
    ['hello world\n', 'QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o'],
  ])('are what `ipfs add` gives, version 0: %j', (content, cid) => {
    expect(cidV0Of(utf8ToBytes(content))).toBe(cid);
  });

  it.each([
    ['', 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku'],
    ['hello world\n', 'bafkreifjjcie6lypi6ny7amxnfftagclbuxndqonfipmb64f2km2devei4'],
  ])('are what `ipfs add --cid-version=1` gives: %j', (content, cid) => {
    expect(cidV1Of(utf8ToBytes(content))).toBe(cid);
  });

  it('has no version 0 for more than one block', () => {
    expect(() => cidV0Of(new Uint8Array(262_145))).toThrow(RangeError);
  });
});
