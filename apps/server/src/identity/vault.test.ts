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

it('opens what an earlier secret sealed, and knows which one it was', () => {
  const sealed = vault.seal('keys', content);
  const later = createVault('the secret that came after it, as long', [secret]);
  expect(later.open('keys', sealed)).toEqual(content);
  expect([later.isCurrent('keys', sealed), vault.isCurrent('keys', sealed)]).toEqual([false, true]);
  expect(later.isCurrent('keys', later.seal('keys', content))).toBe(true);
});

it('opens nothing of another secret, of another purpose, or that was changed', () => {
  const sealed = vault.seal('keys', content);
  expect(createVault(`${secret}!`).open('keys', sealed)).toBeNull();
  expect(vault.open('tokens', sealed)).toBeNull();
  expect(vault.open('keys', sealed.subarray(1))).toBeNull();
  expect(vault.open('keys', Buffer.alloc(0))).toBeNull();
});
