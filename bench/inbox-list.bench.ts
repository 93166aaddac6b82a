/**
 * Milliseconds until the server has answered with a page of the inbox: 200,000 conversations with 1,000,000 messages in
 * one workspace (INBOX_SHARE of them, to try it on a small machine), random views and channels, one client, through
 * HTTP. The slowest twentieth decides. Words are measured apart.
 */
import { CHANNELS } from '@propguard/rules/conversations/channels';
import { INBOX_VIEWS } from '@propguard/rules/conversations/states';
import { withOwner } from '../apps/server/src/db/client.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';
import { memberCookie } from './lib/visitor.ts';

const SHARE = Number(process.env.INBOX_SHARE ?? 1);
const CONVERSATIONS = Math.round(200_000 * SHARE);
const MESSAGES_EACH = 5;
const ROUNDS = 500;
const SEARCHES = 200;
const LIST_TARGET_MS = 50;
const SEARCH_TARGET_MS = 150;

/** The same sequence in each run. */
let state = 20_261_116;
const random = (): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
};
const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

const WORDS = [
  'levy',
  'riverbend',
  'courtyard 77',
  'pool',
  'nobody said this',
  'message 4',
  'georgia 12',
  'the',
  'strata manager',
  'zz',
];

await withTrialInstallation(async ({ url, ownerUrl }) => {
  const cookie = await memberCookie(url);
  const session = await fetch(`${url}/api/session`, { headers: { cookie } });
  const { session: who } = await session.json();
  if (!who) throw new Error(`Nobody is signed in: ${session.status}`);
  const workspaceId: string = who.workspace.id;
  const ask = async (path: string): Promise<{ ms: number; nextCursor: string | null }> => {
    const from = performance.now();
    const reply = await fetch(`${url}/api${path}`, { headers: { cookie } });
    const body = await reply.json();
    if (!reply.ok) throw new Error(`${reply.status} for ${path}: ${JSON.stringify(body)}`);
    return { ms: performance.now() - from, nextCursor: body.nextCursor };
  };
  await withOwner(ownerUrl, 'bench', async (owner) => {
    const start = performance.now();
    await owner.query(
      `insert into contact (workspace_id, name) select $1, 'Georgia ' || n from generate_series(1, $2::int) n`,
      [workspaceId, CONVERSATIONS],
    );
    await owner.query(
      `insert into conversation (workspace_id, contact_id, channel, title, state, waiting_since, created_at, updated_at)
       select workspace_id, id, (array['website','whatsapp','telegram','discord','sms','email'])[1 + n % 6], 'About home ' || n,
         (array['assistant','assistant','waiting','person','resolved','resolved','resolved','snoozed'])[1 + n % 8],
         now(), now() - n * interval '1 minute', now() - n * interval '1 minute'
       from (select *, split_part(name, ' ', 2)::int as n from contact where workspace_id = $1 and name is not null) k`,
      [workspaceId],
    );
    // Room is counted row by row, and words are put in order one by one: for a million at once neither is what is measured.
    await owner.query('alter table message disable trigger user');
    const { rows: indexes } = await owner.query<{ made: string }>(
      `select pg_get_indexdef('message_trigram'::regclass) as made`,
    );
    await owner.query('drop index message_trigram');
    await owner.query(
      `insert into message (workspace_id, conversation_id, segment, position, author, text, created_at)
       select c.workspace_id, c.id, 1, p, case when p % 2 = 0 then 'contact' else 'assistant' end,
         'Message ' || p || ' on the home ' || split_part(c.title, ' ', 3)
           || case when abs(hashtext(c.title)) % 50 = p then ', is there a special levy and does the strata manager know' else '' end
           || case when abs(hashtext(c.title)) % 3000 = p then ', near Riverbend' else '' end
           || case when abs(hashtext(c.title)) % 200 = p then ' with a pool' else '' end
           || ' and the courtyard ' || abs(hashtext(c.title)) % 1000,
         c.created_at + p * interval '1 second'
       from conversation c cross join generate_series(1, $2::int) p where c.workspace_id = $1`,
      [workspaceId, MESSAGES_EACH],
    );
    await owner.query(indexes[0]?.made ?? '');
    await owner.query('alter table message enable trigger user');
    await owner.query('vacuum analyze contact, conversation, message');
    console.log(
      `${CONVERSATIONS} conversations, ${CONVERSATIONS * MESSAGES_EACH} messages in ${((performance.now() - start) / 1000).toFixed(0)} s`,
    );
  });
  const report = (name: string, times: { ms: number; asked: string }[], target: number): void => {
    times.sort((a, b) => a.ms - b.ms);
    const at = (share: number): number => times[Math.floor(times.length * share)]?.ms ?? 0;
    console.log(`${name}: median ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms; the slowest:`);
    for (const { ms, asked } of times.slice(-3)) console.log(`  ${ms.toFixed(0)} ms ${asked}`);
    settle({ name, value: at(0.95), unit: 'ms', target, better: 'lower' });
  };
  const listed: { ms: number; asked: string }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const channel = random() < 0.4 ? `&channel=${oneOf(CHANNELS)}` : '';
    const asked = `view=${oneOf(INBOX_VIEWS)}${channel}&limit=40`;
    const { ms, nextCursor } = await ask(`/inbox?${asked}`);
    listed.push({ ms, asked });
    if (nextCursor && round % 3 === 0)
      listed.push({
        ms: (await ask(`/inbox?${asked}&cursor=${nextCursor}`)).ms,
        asked: `${asked} (next page)`,
      });
  }
  report('inbox-list', listed, LIST_TARGET_MS);
  const searched: { ms: number; asked: string }[] = [];
  for (let round = 0; round < SEARCHES; round += 1) {
    const asked = `query=${encodeURIComponent(oneOf(WORDS))}&limit=40`;
    searched.push({ ms: (await ask(`/inbox?${asked}`)).ms, asked });
  }
  report('inbox-search', searched, SEARCH_TARGET_MS);
});
