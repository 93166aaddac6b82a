import { randomUUID } from 'node:crypto';
import { SCENARIOS_MAX } from '@propguard/rules/assessments/limits';
import { BOOKING_PAGES_PER_WORKSPACE, FEEDS_PER_WORKSPACE } from '@propguard/rules/booking/booking-pages';
import {
  CANNED_REPLIES_MAX,
  MESSAGES_MAX,
  NOTES_PER_CONVERSATION,
} from '@propguard/rules/conversations/limits';
import { ENQUIRIES_PER_EMAIL_PER_DAY } from '@propguard/rules/enquiries/enquiry-limits';
import { LEAD_FORMS_PER_WORKSPACE } from '@propguard/rules/lead-forms/lead-forms';
import { LEAD_IMPORTS_KEPT } from '@propguard/rules/lead-imports/import-limits';
import { LEAD_TASKS_OPEN_MAX, LEAD_VIEWS_PER_MEMBER } from '@propguard/rules/leads/limits';
import { LOANS_PER_WORKSPACE } from '@propguard/rules/lending/limits';
import { PUSH_SUBSCRIPTIONS_PER_MEMBER } from '@propguard/rules/notices/push-limits';
import { OWN_LISTINGS_MAX } from '@propguard/rules/own-listings/own-listing-limits';
import { PORTFOLIOS_KEPT } from '@propguard/rules/portfolios/limits';
import { SAVED_SEARCHES_MAX } from '@propguard/rules/properties/saved-search-limits';
import { SHARES_MAX } from '@propguard/rules/reports/share-limits';
import { WATCHED_MAX } from '@propguard/rules/risk-dashboard/limits';
import { WEBHOOKS_PER_WORKSPACE } from '@propguard/rules/webhooks/webhook-events';
import { API_KEYS_PER_WORKSPACE, WORKSPACES_PER_ACCOUNT } from '@propguard/rules/workspaces/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reply, TestClient } from './support/client.ts';
import { createInstallation, type TestInstallation } from './support/installation.ts';
import { writeFromOutside } from './support/outsiders.ts';
import { signUp } from './support/people.ts';

const AT_ONCE = 30;
/** So many find room; the rest come too late. */
const ROOM = 3;

type Person = { client: TestClient; workspaceId: string };
type Limited = {
  table: string;
  most: number;
  /** What each further one is made under: an assessment, a report, a conversation. */
  under?: (person: Person) => Promise<string>;
  add: (person: Person, at: number, under: string) => Promise<Reply>;
  /** Columns in which two rows must differ, beside their id. */
  differsIn?: Record<string, string>;
  /** Which rows of the table count. */
  counted?: string;
};

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let homes: { id: string }[];
beforeAll(async () => {
  installation = await createInstallation();
  // Without jobs: what follows from hundreds of copied rows is not what is asked here.
  node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' }, jobs: [] });
  const found = await installation.owner.query<{ id: string }>(
    'select id from property order by id limit $1',
    [AT_ONCE + 1],
  );
  homes = found.rows;
});
afterAll(() => installation.close());

const assess = async ({ client }: Person, at = 0): Promise<string> =>
  (await client.call('POST', '/assessments', { propertyId: homes[at]?.id })).body.id;

const agentOf = async ({ client }: Person): Promise<string> =>
  (
    await client.call('POST', '/workspace/agents', {
      name: 'Nadia Petrov',
      zone: 'Australia/Brisbane',
      hours: [{ day: 1, from: '08:00', to: '18:00' }],
    })
  ).body.id;

// Leads have room for half a million: their limit is `demandRoom` like the others, and too many to make here.
const LIMITED: Record<string, Limited> = {
  portfolios: {
    table: 'portfolio',
    most: PORTFOLIOS_KEPT,
    add: ({ client }) => client.call('POST', '/portfolios', { fileName: 'homes.csv', sizeBytes: 100 }),
    // One upload belongs to one portfolio.
    differsIn: { upload_id: 'null' },
  },
  'files of leads': {
    table: 'lead_import',
    most: LEAD_IMPORTS_KEPT,
    add: ({ client }) => client.call('POST', '/lead-imports', { fileName: 'leads.csv', sizeBytes: 100 }),
    differsIn: { upload_id: 'null' },
  },
  'own listings': {
    table: 'own_listing',
    most: OWN_LISTINGS_MAX,
    add: async ({ client }, at) =>
      client.call('POST', '/own-listings', {
        address: `${at + 1} Smith Street`,
        localityId: (await client.call('GET', '/localities?query=lismore')).body.items[0].id,
        type: 'house',
      }),
  },
  'lead forms': {
    table: 'lead_form',
    most: LEAD_FORMS_PER_WORKSPACE,
    add: ({ client }) =>
      client.call('POST', '/lead-forms', { title: 'Ask us', fields: [{ field: 'email', isRequired: true }] }),
    differsIn: { slug: 'gen_random_uuid()' },
  },
  'watched homes': {
    table: 'watched_home',
    most: WATCHED_MAX,
    add: async (person, at) =>
      person.client.call('POST', '/watch-list', { assessmentId: await assess(person, at) }),
    differsIn: { home_key: 'gen_random_uuid()' },
  },
  'API keys': {
    table: 'api_key',
    most: API_KEYS_PER_WORKSPACE,
    add: ({ client }) =>
      client.call('POST', '/workspace/api-keys', { name: 'Key', scopes: ['lending:read'] }),
    differsIn: { key_hash: `'\\x' || replace(gen_random_uuid()::text, '-', '')` },
  },
  'saved searches': {
    table: 'saved_search',
    most: SAVED_SEARCHES_MAX,
    add: ({ client }) =>
      client.call('POST', '/saved-searches', { name: 'Houses', filters: {}, alerts: 'none' }),
  },
  'kept replies': {
    table: 'canned_reply',
    most: CANNED_REPLIES_MAX,
    add: ({ client }) =>
      client.call('POST', '/inbox/canned-replies', { shortcut: randomUUID(), text: 'Hello there' }),
    differsIn: { shortcut: 'gen_random_uuid()' },
  },
  'notes on a conversation': {
    table: 'conversation_note',
    most: NOTES_PER_CONVERSATION,
    under: async ({ client }) => (await writeFromOutside(installation, client, 'sms')).id,
    add: ({ client }, _, id) => client.call('POST', `/inbox/${id}/notes`, { text: 'She is in a hurry' }),
  },
  loans: {
    table: 'loan',
    most: LOANS_PER_WORKSPACE,
    add: ({ client }) => client.call('POST', '/loans', { name: 'Loan', facts: {} }),
  },
  scenarios: {
    table: 'assessment_scenario',
    most: SCENARIOS_MAX,
    under: assess,
    add: ({ client }, _at, id) =>
      client.call('POST', `/assessments/${id}/scenarios`, {
        name: 'Five bedrooms',
        kind: 'challenge',
        changes: { facts: { bedrooms: 5 } },
      }),
  },
  'links to a report': {
    table: 'guest_pass',
    most: SHARES_MAX,
    under: async (person) => {
      const assessmentId = await assess(person);
      return (await person.client.call('POST', '/reports', { assessmentId })).body.report_id;
    },
    add: ({ client }, _at, id) => client.call('POST', `/reports/${id}/shares`, {}),
    differsIn: { pass_hash: `'\\x' || replace(gen_random_uuid()::text, '-', '')` },
  },
  messages: {
    table: 'message',
    most: MESSAGES_MAX,
    under: async ({ client }) => {
      const id = randomUUID();
      await client.call('POST', '/assistant/conversations', { id });
      // A person answers it, so that no message brings another.
      await client.call('POST', `/assistant/conversations/${id}/hand-over`, { reason: 'Please' });
      return id;
    },
    add: ({ client }, _at, conversationId) =>
      client.call('POST', '/assistant/turns', { id: randomUUID(), conversationId, text: 'Hello?' }),
    differsIn: { position: '1000 + n' },
    // What we say of who answers is nobody's message.
    counted: `author <> 'system'`,
  },
  'open tasks of a lead': {
    table: 'lead_task',
    most: LEAD_TASKS_OPEN_MAX,
    under: async ({ client }) =>
      (
        await client.call('POST', '/leads', {
          source: 'website',
          addresses: [{ kind: 'email', value: 'tasks@example.com' }],
        })
      ).body.id,
    add: ({ client }, at, id) =>
      client.call('POST', `/leads/${id}/tasks`, { kind: 'call', title: `Call ${at}` }),
  },
  'views of leads': {
    table: 'lead_view',
    most: LEAD_VIEWS_PER_MEMBER,
    add: ({ client }, at) =>
      client.call('POST', '/leads/views', { name: `View ${at}`, filter: {}, isShared: false }),
    differsIn: { name: `'Copy ' || n` },
  },
  'booking pages': {
    table: 'booking_page',
    most: BOOKING_PAGES_PER_WORKSPACE,
    under: agentOf,
    add: ({ client }, _at, agentId) =>
      client.call('POST', '/booking-pages', {
        title: 'Meet Nadia',
        subject: 'agent',
        agentId,
        places: ['physical'],
      }),
    differsIn: { slug: `'copy-' || gen_random_uuid()` },
  },
  'calendar links': {
    table: 'guest_pass',
    most: FEEDS_PER_WORKSPACE,
    under: agentOf,
    add: ({ client }, _at, agentId) => client.call('POST', '/calendar-feeds', { agentId }),
    differsIn: { pass_hash: `'\\x' || replace(gen_random_uuid()::text, '-', '')` },
  },
  webhooks: {
    table: 'webhook',
    most: WEBHOOKS_PER_WORKSPACE,
    add: ({ client }) =>
      client.call('POST', '/workspace/webhooks', {
        name: 'Hook',
        url: 'https://hooks.example.com',
        events: ['lead.created'],
      }),
  },
  'browsers that show notices': {
    table: 'push_subscription',
    most: PUSH_SUBSCRIPTIONS_PER_MEMBER,
    add: ({ client }, at) =>
      client.call('POST', '/notices/push', {
        device: 'Firefox on Linux',
        endpoint: `https://push.example.com/${at}`,
        p256dh: 'p'.repeat(87),
        auth: 'a'.repeat(22),
      }),
    differsIn: { endpoint: 'gen_random_uuid()' },
  },
};

const countOf = async (
  { table, counted: rows = 'true' }: Limited,
  { workspaceId }: Person,
): Promise<number> => {
  const counted = await installation.owner.query<{ count: number }>(
    `select count(*)::int as count from ${table} where workspace_id = $1 and ${rows}`,
    [workspaceId],
  );
  return counted.rows[0]?.count ?? 0;
};

/** The one that was made, so many times that there is room for a few more. */
const multiply = (
  { table, most, differsIn = {}, counted: rows = 'true' }: Limited,
  { workspaceId }: Person,
  made: number,
) => {
  const others = Object.entries({ id: 'gen_random_uuid()', ...differsIn }).map(
    ([column, value]) => `'${column}', ${value}`,
  );
  return installation.owner.query(
    `insert into ${table} select copy.*
     from (select * from ${table} where workspace_id = $1 and ${rows} limit 1) one, generate_series(1, $2::int) n,
       jsonb_populate_record(null::${table}, to_jsonb(one) || jsonb_build_object('n', n, ${others.join(', ')})) copy`,
    [workspaceId, most - ROOM - made],
  );
};

it.each(Object.keys(LIMITED))('%s asked for at once pass no limit', async (name) => {
  const limited = LIMITED[name] as Limited;
  const { most, add } = limited;
  const { client, session } = await signUp(node.client());
  const person = { client, workspaceId: session.workspace.id };
  const under = (await limited.under?.(person)) ?? '';
  const first = await add(person, AT_ONCE, under);
  expect(first.status, JSON.stringify(first.body)).toBeLessThan(300);
  await multiply(limited, person, await countOf(limited, person));

  const replies = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => add(person, at, under)));
  expect(await countOf(limited, person)).toBe(most);
  expect(replies.filter(({ status }) => status === first.status)).toHaveLength(ROOM);
  for (const { status, body } of replies.filter(({ status }) => status !== first.status))
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'LIMIT_REACHED' });
});

it('workspaces of one account at once pass no limit', async () => {
  const { client } = await signUp(node.client());
  const make = () => client.call('POST', '/workspaces', { name: 'Another' });
  const replies = await Promise.all(Array.from({ length: AT_ONCE }, make));
  // The first came with the account.
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(WORKSPACES_PER_ACCOUNT - 1);
  expect((await client.call('GET', '/workspaces')).body.items).toHaveLength(WORKSPACES_PER_ACCOUNT);
  const refused = replies.find(({ status }) => status !== 201);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'LIMIT_REACHED', data: { fields: [{ field: 'name' }] } },
  });
});

it('enquiries of one address at once pass no limit', async () => {
  const email = 'often@example.com';
  const ask = () =>
    node.client().call('POST', '/enquiries/sales', { name: 'Often', email, message: 'What does it cost?' });
  const replies = await Promise.all(Array.from({ length: AT_ONCE }, ask));
  const kept = await installation.owner.query('select 1 from enquiry where email = $1', [email]);
  expect(kept.rowCount).toBe(ENQUIRIES_PER_EMAIL_PER_DAY);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(ENQUIRIES_PER_EMAIL_PER_DAY);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]));
});
