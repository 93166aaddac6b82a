import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MOTION = readFileSync(new URL('./motion.css', import.meta.url), 'utf8');
const UTILITY = /@utility (animate-[\w-]+) \{([\s\S]*?)\n\}/g;
const UTILITIES = [...MOTION.matchAll(UTILITY)].map(([, name, body]) => [name, body] as const);

test('there are animations to look at', () => {
  expect(UTILITIES.length).toBeGreaterThan(4);
});

/** A menu that was closed stays on the page while Radix waits for the end of an animation of no length. */
test.each(UTILITIES)('%s is no animation at all for whoever wants no motion', (_name, body) => {
  const allowed = body?.replace(/@media \(prefers-reduced-motion: no-preference\) \{[^}]*\}/, '');
  expect(body).toContain('animation:');
  expect(allowed).not.toContain('animation');
});
