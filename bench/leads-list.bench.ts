/**
 * Milliseconds until the server has answered with a page of leads, of 100,000 in one workspace: 1,000 random combinations
 * of filters, words and orders, one client, through HTTP. The slowest twentieth decides.
 */
import { LEAD_SORTS, LEAD_SOURCES } from '@propguard/rules/leads/facts';
import { LEAD_STATUSES } from '@propguard/rules/leads/pipeline';
import { withOwner } from '../apps/server/src/db/client.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';
import { visitorCookie } from './lib/visitor.ts';

const LEADS = 100_000;
/** Each column for itself: a surname says nothing of a status, nor a tag of a source. */
const oneOfIn = (values: number, column: number): string =>
  `(1 + abs(hashint4extended(n, ${column}) % ${values}))`;
const ROUNDS = 1_000;
const TARGET_MS = 50;

/** The same sequence in each run. */
let state = 20_261_116;
const random = (): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
};
const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
const sometimes = (share: number, value: () => string): string => (random() < share ? value() : '');

const WORDS = [
  'mai',
  'oconnor',
  'zhou',
  '0412',
  'lead-999',
  'a',
  'example.com',
  'nobody here',
  'tran 4',
  '77@',
];

const query = (): string =>
  [
    `sort=${oneOf(LEAD_SORTS)}`,
    `direction=${oneOf(['asc', 'desc'])}`,
    `limit=${oneOf([25, 60, 100])}`,
    sometimes(0.4, () => `status=${oneOf(LEAD_STATUSES)}`),
    sometimes(0.3, () => `source=${oneOf(LEAD_SOURCES)}`),
    sometimes(0.2, () => `scoreFrom=${Math.floor(random() * 95)}`),
    sometimes(0.2, () => `budgetFrom=${Math.floor(random() * 2_500_000)}`),
    sometimes(0.15, () => `dateFrom=2026-${String(1 + Math.floor(random() * 9)).padStart(2, '0')}-10`),
    sometimes(0.1, () => 'agent=none'),
    sometimes(0.1, () => 'overdue=true'),
    sometimes(0.15, () => `tags=tag-${Math.floor(random() * 40)}`),
    sometimes(0.3, () => `query=${encodeURIComponent(oneOf(WORDS))}`),
  ]
    .filter(Boolean)
    .join('&');

await withTrialInstallation(async ({ url, ownerUrl }) => {
  const cookie = await visitorCookie(url);
  const ask = async (
    path: string,
  ): Promise<{ ms: number; body: { items: unknown[]; nextCursor: string | null } }> => {
    const from = performance.now();
    const reply = await fetch(`${url}/api${path}`, { headers: { cookie } });
    const body = await reply.json();
    if (!reply.ok) throw new Error(`${reply.status} for ${path}: ${JSON.stringify(body)}`);
    return { ms: performance.now() - from, body };
  };
  await fetch(`${url}/api/leads`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ source: 'website', addresses: [{ kind: 'email', value: 'first@example.com' }] }),
  });
  await withOwner(ownerUrl, 'bench', async (owner) => {
    const { rows } = await owner.query('select workspace_id from lead limit 1');
    const workspaceId = rows[0].workspace_id;
    const start = performance.now();
    await owner.query(
      `insert into person (workspace_id, name)
       select $1, (array['Mai','Tom','Priya','Liam','Fatima','Jack','Wei','Chloe'])[${oneOfIn(8, 1)}] || ' '
         || (array['Tran','Zhou','OConnor','Raman','Haddad','Baxter','Menon'])[${oneOfIn(7, 2)}] || ' ' || n
       from generate_series(1, $2::int) n`,
      [workspaceId, LEADS],
    );
    await owner.query(
      `insert into person_address (workspace_id, person_id, kind, value)
       select workspace_id, id, 'email', 'lead-' || split_part(name, ' ', 3) || '@example.com' from person
       where workspace_id = $1 and name is not null
       union all
       select workspace_id, id, 'phone', '+614' || lpad(split_part(name, ' ', 3), 8, '0') from person
       where workspace_id = $1 and name is not null`,
      [workspaceId],
    );
    await owner.query(
      `insert into lead (workspace_id, person_id, source, status, lost_reason, fee_aud, closed_at, budget_min, budget_max,
         tags, score, score_band, scored_at, created_at, last_contact_at, next_follow_up_at)
       select workspace_id, id, (array['website','referral','social','advertisement','cold-call','walk-in'])[${oneOfIn(6, 3)}],
         s, case when s = 'lost' then 'no-reply' end, case when s = 'closed' then 20000 end,
         case when s = 'closed' then now() end, 400000 + (n::bigint * 7919) % 1500000, 2000000 + (n::bigint * 104729) % 1000000,
         array['tag-' || ${oneOfIn(40, 4)} - 1], ${oneOfIn(101, 5)} - 1, 'warm', now(), now() - (n % 400) * interval '1 day' - n * interval '1 second',
         case when n % 3 > 0 then now() - (n % 90) * interval '1 day' end,
         case when n % 2 = 0 then now() + (n % 60 - 20) * interval '1 day' end
       from (select p.workspace_id, p.id, n,
           (array['new','contacted','qualified','viewing','negotiating','closed','lost'])[${oneOfIn(7, 6)}] as s
         from (select workspace_id, id, split_part(name, ' ', 3)::int as n from person
           where workspace_id = $1 and name is not null) p) made`,
      [workspaceId],
    );
    await owner.query('analyze lead, lead_words, person, person_address');
    console.log(`${LEADS} leads written in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  });
  const times: { ms: number; asked: string }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked = query();
    const { ms, body } = await ask(`/leads?${asked}`);
    times.push({ ms, asked });
    if (body.nextCursor && round % 3 === 0) {
      const next = await ask(`/leads?${asked}&cursor=${body.nextCursor}`);
      times.push({ ms: next.ms, asked: `${asked} (next page)` });
    }
  }
  times.sort((a, b) => a.ms - b.ms);
  const at = (share: number): number => times[Math.floor(times.length * share)]?.ms ?? 0;
  console.log(`median ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms; the slowest:`);
  for (const { ms, asked } of times.slice(-5)) console.log(`  ${ms.toFixed(0)} ms ${asked}`);
  settle({ name: 'leads-list', value: at(0.95), unit: 'ms', target: TARGET_MS, better: 'lower' });
});
