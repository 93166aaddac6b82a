import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureAppRole } from '../src/db/app-role.ts';
import { createInstallation, type TestInstallation } from './support/installation.ts';

let installation: TestInstallation;
beforeAll(async () => {
  installation = await createInstallation();
  await ensureAppRole(installation.owner, installation.ownerUrl);
});
afterAll(() => installation.close());

/** Those of the product, not those that an extension brought along. */
const FUNCTIONS = `
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'identity', 'pgboss')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

const namesOf = async (query: string): Promise<string[]> =>
  (await installation.owner.query<{ name: string }>(query)).rows.map(({ name }) => name);

it('nobody but the product calls its functions', async () => {
  const all = await namesOf(`select p.proname as name ${FUNCTIONS}`);
  expect(all).toContain('find_api_key');
  const open = await namesOf(`select p.proname as name ${FUNCTIONS}
    and (p.proacl is null or exists (select from aclexplode(p.proacl) a where a.grantee = 0))`);
  expect(open).toEqual([]);
});

it('one that runs with the owner’s rights looks for its tables where we keep them', async () => {
  const loose = await namesOf(`select p.proname as name ${FUNCTIONS} and p.prosecdef
    and not exists (select from unnest(p.proconfig) as setting where setting like 'search\\_path=%')`);
  expect(loose).toEqual([]);
});

it('what belongs to a workspace is kept apart by PostgreSQL, in every table', async () => {
  const unguarded = await namesOf(`select c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'identity')
      and (not c.relrowsecurity or not exists (select from pg_policy p where p.polrelid = c.oid))`);
  expect(unguarded).toEqual([]);
});
