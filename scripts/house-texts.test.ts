import { expect, test } from 'vitest';
import { linesWith, sourceFiles } from './lib/source-files.mjs';

/** Words for one and words for more, chosen by hand: most languages have other forms than these two. */
const BY_HAND = /=== 1 \? ?['"`]/;

/** Where what is chosen is no form of a word. */
const NO_PLURAL = [
  'apps/server/src/slices/photos/drawing/svg.ts',
  'apps/web/src/features/devtools/gallery/structure-block.tsx',
  'packages/rules/src/reports/report-formats.ts',
];

test('a text that counts is a message', () => {
  for (const line of ["count === 1 ? '1 row' : rows", 'visits === 1 ? `1 visitor` : visitors'])
    expect(line).toMatch(BY_HAND);
  const sources = sourceFiles([
    'apps/server/src/letters',
    'apps/server/src/slices',
    'apps/web/src',
    'packages/rules/src',
    'packages/talk/src',
  ]).filter(({ file }) => !NO_PLURAL.includes(file));
  expect(sources.length).toBeGreaterThan(1000);
  expect(linesWith(sources, BY_HAND)).toEqual([]);
});
