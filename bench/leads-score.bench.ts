/** Leads a second that are scored and stored: 100,000, each with wishes and a few activities, as when the weights change. */

import { withOwner } from '../apps/server/src/db/client.ts';
import { scoreAllLeads } from '../apps/server/src/slices/lead-scoring/score-all-leads.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';

const LEADS = 100_000;
const ACTIVITIES_EACH = 3;
const TARGET = 10_000;

await withTrialInstallation(
  async ({ context, ownerUrl }) => {
    const workspaceId: string = await withOwner(ownerUrl, 'bench', async (owner) => {
      const { id } = (
        await owner.query(`insert into workspace (name, visitor) values ('Bench', false) returning id`)
      ).rows[0];
      // What the list is searched by is not what is measured, and would take most of the time.
      await owner.query('alter table lead disable trigger lead_followed_when_new');
      await owner.query(
        `insert into person (workspace_id, name) select $1, 'Person ' || n from generate_series(1, $2::int) n`,
        [id, LEADS],
      );
      await owner.query('analyze person');
      await owner.query(
        `insert into lead (workspace_id, person_id, source, locations, property_types, budget_max, financing, timeline, timeline_since)
         select $1, p.id, 'website', array[places[1 + p.n % cardinality(places)], places[1 + (p.n * 7) % cardinality(places)]],
           array['house'], 500000 + (random() * 2000000)::int,
           (array['cash', 'pre-approved', 'needs-help', null])[1 + floor(random() * 4)::int],
           (array['immediately', '3-months', '6-months-plus', null])[1 + floor(random() * 4)::int], now() - random() * interval '200 days'
         from (select id, row_number() over () as n from person where workspace_id = $1) p,
           (select array_agg(id) as places from locality) l`,
        [id],
      );
      await owner.query(
        `insert into activity (workspace_id, person_id, kind, at, ref)
         select $1, person_id, 'message-received', now() - random() * interval '60 days', gen_random_uuid()
         from lead cross join generate_series(1, $2::int) where workspace_id = $1`,
        [id, ACTIVITIES_EACH],
      );
      await owner.query('analyze');
      return id;
    });
    console.log('made the leads');
    const startedAt = performance.now();
    await scoreAllLeads({
      services: context,
      workspaceId,
      checkpoint: null,
      signal: new AbortController().signal,
      hold: () => Promise.resolve(),
      transaction: (work) => context.database.inWorkspace({ workspaceId, accountId: null }, 'write', work),
      progress: () => Promise.resolve(),
    });
    const seconds = (performance.now() - startedAt) / 1000;
    const { rows } = await withOwner(ownerUrl, 'bench', (owner) =>
      owner.query(
        `select count(*)::int as leads, count(distinct score)::int as scores,
         (select count(*)::int from lead_score) as stored, (select count(*)::int from timer) as timers from lead where score is not null`,
      ),
    );
    console.log(`${JSON.stringify(rows[0])} in ${seconds.toFixed(1)} s`);
    if (rows[0].leads !== LEADS || rows[0].stored !== LEADS) throw new Error('A lead was left out.');
    settle({
      name: 'leads-score',
      value: LEADS / seconds,
      unit: 'leads/s',
      target: TARGET,
      better: 'higher',
    });
  },
  { PROPGUARD_ROLE: 'api', CHAIN_EMBEDDED: 'false' },
);
