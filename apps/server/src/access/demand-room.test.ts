import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
/** A count that is compared with how many there may be, and a refusal that only such a comparison leads to. */
const OWN_LIMIT = /\(await count\w*\([^;]*?\)\)? (>=|>|===) |fail\('LIMIT_REACHED'/;

it('every limit on how many there may be waits for those who add at the same time', () => {
  expect(`if ((await countLoans(tx, workspaceId)) >= LOANS_PER_WORKSPACE) throw full();`).toMatch(OWN_LIMIT);
  expect(`throw fail('LIMIT_REACHED');`).toMatch(OWN_LIMIT);
  const found = globSync('{access,intake,slices}/**/*.ts', { cwd: SOURCES })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => OWN_LIMIT.test(readFileSync(join(SOURCES, file), 'utf8')));
  expect(found).toEqual(['access/demand-room.ts']);
});
