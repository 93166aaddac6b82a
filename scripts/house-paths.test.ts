import { expect, test } from 'vitest';
import { SCREENS } from '../apps/web/src/routes/route-table.ts';
import { linesWith, sourceFiles } from './lib/source-files.mjs';

const firstNames = Object.values(SCREENS).flatMap(({ path }) => path.split('/')[1] || []);

/** The beginning of a screen's address, written out: `'/leads'`, `` `/report/${id}` ``. */
const WRITTEN_OUT = new RegExp(String.raw`['"\`]/(${[...new Set(firstNames)].join('|')})(?=['"\`/?])`);

/** A path that is written down twice leads nowhere once the screen has moved. */
test('letters, notices and cards lead where the route table says', () => {
  expect(firstNames.length).toBeGreaterThan(40);
  expect(["'/workspace/hubspot'", '`/report/${', "'/lending'"].map((text) => WRITTEN_OUT.test(text))).toEqual(
    [true, true, true],
  );
  const sources = sourceFiles([
    'apps/server/src/letters',
    'apps/server/src/slices',
    'packages/rules/src',
    'packages/talk/src',
  ]).filter(({ file }) => file !== 'packages/rules/src/routes/paths.ts');
  expect(sources.length).toBeGreaterThan(500);
  expect(linesWith(sources, WRITTEN_OUT)).toEqual([]);
});
