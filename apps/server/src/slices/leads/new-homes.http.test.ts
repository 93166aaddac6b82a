import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';
import { tellOfNewHomes } from './tell-of-new-homes.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
});
afterAll(() => installation.close());

it('tells the agent of a lead of a new home that misses nothing they wish, once, and looks again tomorrow', async () => {
  const { client, session } = await signUp(node.client());
  const workspaceId = session.workspace.id;
  const since = new Date().toISOString();
  const { rows } = await installation.owner.query(
    `insert into listing (property_id, locality_id, status, guide_from_aud, guide_to_aud, listed_on, headline, description, photo_seed, dataset_id)
     select p.id, p.locality_id, 'active', 800000, 850000, '2026-10-30', 'New', 'New', 1, (select dataset_id from listing limit 1)
     from (select * from property where type = 'house' order by id limit 1) p returning locality_id`,
  );
  const locality: string = rows[0].locality_id;
  const add = (name: string, wishes: object) =>
    client.call('POST', '/leads', {
      source: 'website',
      name,
      addresses: [{ kind: 'email', value: `${name.toLowerCase()}@example.com` }],
      propertyTypes: ['house'],
      ...wishes,
    });
  await add('Fits', { locations: [locality], budgetMax: 900_000 });
  await add('Poor', { locations: [locality], budgetMax: 400_000 });
  await add('Elsewhere', { locations: [], budgetMax: 900_000 });
  const timer = async () =>
    (
      await installation.owner.query(
        `select due_at > now() as waits from timer where workspace_id = $1 and kind = 'lead-new-homes'`,
        [workspaceId],
      )
    ).rows;
  expect(await timer()).toEqual([{ waits: true }]);
  const look = () =>
    node.context.database.inWorkspace({ workspaceId, accountId: null }, 'write', (tx) =>
      tellOfNewHomes({
        services: node.context,
        tx,
        workspaceId,
        key: 'homes',
        dueAt: new Date(),
        payload: { since },
      }),
    );
  await look();
  await look();
  const told = (await client.call('GET', '/notices')).body.items.filter(
    ({ kind }: { kind: string }) => kind === 'listing-fits-lead',
  );
  expect(told).toHaveLength(1);
  expect(JSON.stringify(told[0])).toContain('Fits');
  expect(await timer()).toEqual([{ waits: true }]);
});
