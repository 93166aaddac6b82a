import { readFileSync } from 'node:fs';
import { NIGHT_PALETTE, PALETTE } from '@propguard/rules/drawing/palette';
import { expect, test } from 'vitest';

const TOKENS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const TOKEN = /--([\w-]+): light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/g;
const FOUND = [...TOKENS.matchAll(TOKEN)];
const BY_DAY = new Map(FOUND.map(([, name, day]) => [name, day]));
const BY_NIGHT = new Map(FOUND.map(([, name, , night]) => [name, night]));

test.each(Object.entries(PALETTE))('--%s is the same on screen, on paper and in letters', (name, colour) => {
  expect(BY_DAY.get(name)).toBe(colour);
});

test.each(Object.entries(NIGHT_PALETTE))(
  '--%s by night is the same on screen and in letters',
  (name, colour) => {
    expect(BY_NIGHT.get(name)).toBe(colour);
  },
);
