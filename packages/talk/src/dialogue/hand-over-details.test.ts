import { expect, it } from 'vitest';
import { hasContact } from './hand-over-details.ts';

it.each(['Call me on 0491 570 156', 'priya@example.com.au', 'Mail: p.raman@example.com, please'])(
  '%s can be answered',
  (text) => expect(hasContact(text)).toBe(true),
);

it.each(['Call me', 'p at example', 'a@b'])('%s cannot', (text) => expect(hasContact(text)).toBe(false));

it.each(['z', '0', '0 ', 'a@', 'a@b', '+61'])('reads 100,000 characters of %s without a pause', (piece) => {
  const begun = Date.now();
  hasContact(piece.repeat(100_000 / piece.length));
  expect(Date.now() - begun).toBeLessThan(1_000);
});
