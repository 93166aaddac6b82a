import { expect, it } from 'vitest';
import { isReservedAddress } from './reserved-addresses.ts';

it.each([
  ['email', 'ana@example.com'],
  ['email', 'ana@mail.example.org'],
  ['email', 'ana@harbour.test'],
  ['email', 'ana@deep.harbour.invalid'],
  ['email', 'ana@example'],
  ['phone', '+61491570006'],
  ['phone', '+61491570157'],
  ['phone', '+61255501234'],
  ['phone', '+61870109999'],
  ['phone', '+611800160401'],
  ['phone', '+611300975711'],
  ['whatsapp', '+61491579455'],
])('%s %s belongs to nobody', (kind, value) => expect(isReservedAddress(kind, value)).toBe(true));

it.each([
  ['email', 'ana@notexample.com'],
  ['email', 'ana@example.com.au'],
  ['email', 'test@harbour.com.au'],
  ['email', 'example.com@harbour.com.au'],
  ['email', 'ana@mail.localhost'],
  ['phone', '+61491570007'],
  ['phone', '+61455501234'],
  ['phone', '+14155501234'],
  ['telegram', 'ana@example.com'],
])('%s %s may be somebody’s', (kind, value) => expect(isReservedAddress(kind, value)).toBe(false));
