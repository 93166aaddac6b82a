import { expect, it } from 'vitest';
import { maskedAddress } from './masked-address.ts';

it.each([
  ['email', 'ana.lim@harbour.com.au', 'a•••@harbour.com.au'],
  ['email', 'a@harbour.com.au', 'a•••@harbour.com.au'],
  ['phone', '+61412345678', '•••678'],
  ['telegram', 'ab', '•••'],
])('%s %s is shown as %s', (kind, value, shown) => expect(maskedAddress(kind, value)).toBe(shown));
