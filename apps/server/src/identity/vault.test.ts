import { expect, it } from 'vitest';
import { createVault } from './vault.ts';

const secret = 'a secret of the installation, long enough';
const vault = createVault(secret);
const content = Buffer.from('a signing key');

it('opens what it sealed, and seals it differently each time', () => {
  const sealed = vault.seal('keys', content);
  expect(vault.open('keys', sealed)).toEqual(content);
  expect(sealed.includes(content)).toBe(false);
  expect(vault.seal('keys', content)).not.toEqual(sealed);
});

it('opens nothing of another secret, of another purpose, or that was changed', () => {
  const sealed = vault.seal('keys', content);
  expect(createVault(`${secret}!`).open('keys', sealed)).toBeNull();
  expect(vault.open('tokens', sealed)).toBeNull();
  expect(vault.open('keys', sealed.subarray(1))).toBeNull();
  expect(vault.open('keys', Buffer.alloc(0))).toBeNull();
});
