import type { Channel, ConversationSource } from '@propguard/rules/conversations/channels';
import type { HandOverCause } from '@propguard/rules/conversations/hand-over-causes';
import type { ConversationState, InboxView, MESSAGE_AUTHORS } from '@propguard/rules/conversations/states';
import type { LanguageCode } from '@propguard/rules/languages/languages';
import type { OutboundState } from '@propguard/rules/outbound/outbound-messages';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import type { NewestPosition } from '../../paging/newest-first.ts';

export type InboxFilter = { view: InboxView; channel: Channel | null; query: string };
type Caller = { accountId: string | null };

/** What the team answers: a conversation that is somebody's alone, and the caller's own, are not there. */
const isForTeam = ({ accountId }: Caller): SQL =>
  sql`k.account_id is distinct from ${accountId}::uuid and (c.state <> 'assistant' or k.account_id is null)`;

const VIEWS: Record<InboxView, (caller: Caller) => SQL> = {
  open: () => sql`c.state in ('assistant', 'waiting', 'person')`,
  mine: ({ accountId }) => sql`c.assignee_id = ${accountId}::uuid and c.state in ('waiting', 'person')`,
  waiting: () => sql`c.state = 'waiting'`,
  snoozed: () => sql`c.state = 'snoozed'`,
  closed: () => sql`c.state = 'resolved'`,
};

const likePattern = (words: string): string => `%${words.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Up to so many are found by the index of words; beyond it a page is soon full by going along the order. */
const FEW = 1_000;
/** What many have is not asked of the index, which reads all that has the words before it gives the first. */
const SAMPLE = 400;
const COMMON = 0.05;

const areCommon = async (tx: Tx, pattern: string): Promise<boolean> => {
  const { rows } = await tx.execute<{ share: number | null }>(sql`
    select avg((lower(n.text) like ${pattern})::integer)::float8 as share
    from (select text from message order by created_at desc limit ${SAMPLE}) n`);
  return (rows[0]?.share ?? 0) >= COMMON;
};

const withWords = async (tx: Tx, query: string): Promise<SQL> => {
  const pattern = likePattern(query);
  const asFilter = sql`exists (select 1 from message m where m.conversation_id = c.id
    and lower(m.text) like ${pattern} offset 0)`;
  if (await areCommon(tx, pattern)) return asFilter;
  const { rows } = await tx.execute<{ id: string }>(
    sql`select distinct conversation_id as id from find_conversations_by_words(${pattern}, ${FEW + 1})`,
  );
  return rows.length <= FEW ? sql`c.id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])` : asFilter;
};

const whereOf = async (tx: Tx, { view, channel, query }: InboxFilter, caller: Caller): Promise<SQL> => {
  const conditions = [
    // Words are looked for in all there is, whatever became of it.
    query === '' ? VIEWS[view](caller) : await withWords(tx, query),
    isForTeam(caller),
    ...(channel ? [sql`c.channel = ${channel}`] : []),
  ];
  return sql.join(conditions, sql` and `);
};

export type InboxListRow = {
  id: string;
  name: string | null;
  title: string;
  channel: Channel;
  source: ConversationSource | null;
  state: ConversationState;
  segment: number;
  language: LanguageCode | null;
  assigneeId: string | null;
  assigneeName: string | null;
  waitingSince: Date | null;
  snoozedUntil: Date | null;
  promisedMinutes: number | null;
  handOverReason: string | null;
  handOverCause: HandOverCause | null;
  lastText: string | null;
  lastAuthor: (typeof MESSAGE_AUTHORS)[number] | null;
  lastBy: string | null;
  lastDelivery: OutboundState | null;
  found: string | null;
  csat: number | null;
  leadId: string | null;
  personId: string | null;
  contactId: string;
  updatedAt: Date;
  atMicros: string;
};

/** The page first, by an index; what is shown of each row only of those. */
const select = (page: SQL, pattern: string | null): SQL => sql`
  with page as materialized (${page})
  select c.id, coalesce(p.name, k.name, ka.name) as name, c.title, c.channel, c.source, c.state, c.segment,
    (select m.language from message m where m.conversation_id = c.id and m.language is not null
      order by m.position desc limit 1) as language,
    c.assignee_id as "assigneeId", a.name as "assigneeName", c.waiting_since as "waitingSince",
    c.snoozed_until as "snoozedUntil", h.expected_minutes as "promisedMinutes", h.reason as "handOverReason",
    h.cause as "handOverCause",
    l.text as "lastText", l.author as "lastAuthor", la.name as "lastBy",
    (select o.state from outbound_message o where l.author in ('member', 'assistant')
      and o.workspace_id = c.workspace_id and o.key = 'message:' || l.id) as "lastDelivery",
    ${
      pattern === null
        ? sql`null::text`
        : sql`(select left(m.text, 300) from message m where m.conversation_id = c.id and lower(m.text) like ${pattern}
            order by m.position desc limit 1)`
    } as found,
    (select s.score from conversation_survey s where s.conversation_id = c.id and s.kind = 'csat' and s.score is not null
      order by s.segment desc limit 1) as csat,
    (select d.id from lead d where d.person_id = k.person_id and d.merged_into is null limit 1) as "leadId",
    k.person_id as "personId", k.id as "contactId", c.updated_at as "updatedAt",
    (extract(epoch from c.updated_at) * 1000000)::bigint::text as "atMicros"
  from page join conversation c on c.id = page.id
  join contact k on k.id = c.contact_id
  left join person p on p.id = k.person_id
  left join identity.account ka on ka.id = k.account_id
  left join identity.account a on a.id = c.assignee_id
  left join hand_over h on h.conversation_id = c.id and h.ended_at is null
  left join lateral (select m.id, left(m.text, 200) as text, m.author, m.member_id from message m
    where m.conversation_id = c.id and m.text <> '' and m.author <> 'system' order by m.position desc limit 1) l on true
  left join identity.account la on la.id = l.member_id
  order by c.updated_at desc, c.id desc`;

const toRow = (row: Record<string, unknown>): InboxListRow => {
  const instant = (value: unknown): Date | null => (value === null ? null : new Date(value as string));
  return {
    ...(row as InboxListRow),
    waitingSince: instant(row.waitingSince),
    snoozedUntil: instant(row.snoozedUntil),
    updatedAt: new Date(row.updatedAt as string),
  };
};

export const findInboxRows = async (
  tx: Tx,
  filter: InboxFilter,
  caller: Caller,
  { after, limit }: { after: NewestPosition | null; limit: number },
): Promise<InboxListRow[]> => {
  const older = after
    ? sql` and (c.updated_at, c.id) < ('epoch'::timestamptz + ${after.atMicros}::bigint * interval '1 microsecond', ${after.id}::uuid)`
    : sql``;
  const page = sql`select c.id from conversation c join contact k on k.id = c.contact_id
    where ${await whereOf(tx, filter, caller)}${older} order by c.updated_at desc, c.id desc limit ${limit}`;
  const found = await tx.execute(select(page, filter.query === '' ? null : likePattern(filter.query)));
  return found.rows.map(toRow);
};

export const findInboxRow = async (tx: Tx, id: string): Promise<InboxListRow | undefined> =>
  (await tx.execute(select(sql`select ${id}::uuid as id`, null))).rows.map(toRow)[0];

/** Beyond this nobody counts. */
const MOST_COUNTED = 1_000;

export const countView = async (
  tx: Tx,
  view: InboxView,
  caller: Caller,
  channel: Channel | null = null,
): Promise<number> => {
  const where = await whereOf(tx, { view, channel, query: '' }, caller);
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from (
    select 1 from conversation c join contact k on k.id = c.contact_id where ${where} limit ${MOST_COUNTED}) counted`);
  return rows[0]?.count ?? 0;
};
