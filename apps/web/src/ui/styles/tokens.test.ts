import { readFileSync } from 'node:fs';
import { PALETTE } from '@propguard/rules/drawing/palette';
import { expect, test } from 'vitest';

const TOKENS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const BY_DAY = new Map(
  [...TOKENS.matchAll(/--([\w-]+): light-dark\((oklch\([^)]*\)),/g)].map(([, name, colour]) => [
    name,
    colour,
  ]),
);

test.each(Object.entries(PALETTE))('--%s is the same on screen and on paper', (name, colour) => {
  expect(BY_DAY.get(name)).toBe(colour);
});
