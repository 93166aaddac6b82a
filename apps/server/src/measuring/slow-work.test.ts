import { expect, it } from 'vitest';
import { SLOW_JOB_MS, SLOW_STATEMENT_MS, SlowWork, withoutValues } from './slow-work.ts';

it.each([
  ["select 1 from a where b = 'it''s mine'", "select 1 from a where b = '…'"],
  ['select  *\n from a', 'select * from a'],
  ["begin; select set_config('app.account_id', 'c0ffee', true)", "begin; select set_config('…', '…', true)"],
])('%s is shown without its values', (statement, shown) => {
  expect(withoutValues(statement)).toBe(shown);
});

it('counts what is slow, and keeps the worst', () => {
  const work = new SlowWork();
  work.statement('select 1', SLOW_STATEMENT_MS - 1);
  for (const ms of [300, 500]) work.statement("select pg_sleep('1')", ms);
  for (let index = 0; index < 40; index += 1) work.job(`kind ${index}`, SLOW_JOB_MS + index);
  const { statements, jobs } = work.list();
  expect(statements).toMatchObject([{ name: "select pg_sleep('…')", count: 2, worstMs: 500, meanMs: 400 }]);
  expect(jobs).toHaveLength(30);
  expect(jobs[0]?.name).toBe('kind 39');
});
