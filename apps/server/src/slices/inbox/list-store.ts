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

/**
 * What the team answers: a conversation that is somebody's alone, and the caller's own, are not there. Asked of each row by
 * itself (`offset 0`): a page is found by going along its order, and no list of all contacts is made first.
 */
const isForTeam = ({ accountId }: Caller): SQL =>
  sql`exists (select 1 from contact k where k.id = c.contact_id and k.account_id is distinct from ${accountId}::uuid
    and (c.state <> 'assistant' or k.account_id is null) offset 0)`;

const VIEWS: Record<InboxView, (caller: Caller) => SQL> = {
  open: () => sql`c.state in ('assistant', 'waiting', 'person')`,
  mine: ({ accountId }) => sql`c.assignee_id = ${accountId}::uuid and c.state in ('waiting', 'person')`,
  waiting: () => sql`c.state = 'waiting'`,
  snoozed: () => sql`c.state = 'snoozed'`,
  closed: () => sql`c.state = 'resolved'`,
};

const likePattern = (words: string): string => `%${words.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Shorter words are not in the index of words, but the beginnings of words are. */
const SHORT = /^[a-z0-9]{1,2}$/;

/** What is looked for: anywhere, a very short word at the beginning of one. */
const patternsOf = (query: string): string[] => {
  const words = query.toLowerCase();
  return SHORT.test(words) ? [`${words}%`, `% ${words}%`] : [likePattern(query)];
};

const instantOf = ({ atMicros }: NewestPosition): SQL =>
  sql`('epoch'::timestamptz + ${atMicros}::bigint * interval '1 microsecond')`;

type Met = { ids: string[]; last: NewestPosition | null };

/** The newest conversations with the words, on one channel or on all; `last` where there may be more. */
const findByWords = async (
  tx: Tx,
  { query, channel }: InboxFilter,
  after: NewestPosition | null,
  most: number,
): Promise<Met> => {
  const [pattern, also = null] = patternsOf(query);
  const before = after ? sql`${instantOf(after)}, ${after.id}::uuid` : sql`null, null`;
  const { rows } = await tx.execute<{ id: string; atMicros: string }>(
    sql`select conversation_id as id, (extract(epoch from updated_at) * 1000000)::bigint::text as "atMicros"
      from find_inbox_by_words(${pattern}, ${also}, ${channel}, ${most}, ${before})`,
  );
  const last = rows.at(-1);
  return { ids: rows.map(({ id }) => id), last: last && rows.length === most ? last : null };
};

const whereOf = ({ view, channel }: Omit<InboxFilter, 'query'>, caller: Caller): SQL => {
  const conditions = [
    VIEWS[view](caller),
    isForTeam(caller),
    ...(channel ? [sql`c.channel = ${channel}`] : []),
  ];
  return sql.join(conditions, sql` and `);
};

export type InboxListRow = {
  id: string;
  name: string | null;
  identity: string | null;
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

/**
 * What is shown of each row. By ids alone, so that it is one statement whatever is asked for: it takes PostgreSQL several
 * times as long to plan as to carry out, and is planned once for a connection.
 */
const selectRows = (ids: readonly string[], patterns: string[] | null): SQL => sql`
  select c.id, coalesce(p.name, k.name, ka.name) as name,
    (select i.value from contact_identity i where i.contact_id = k.id and i.channel = c.channel limit 1) as identity,
    c.title, c.channel, c.source, c.state, c.segment,
    (select m.language from message m where m.conversation_id = c.id and m.language is not null
      order by m.position desc limit 1) as language,
    c.assignee_id as "assigneeId", a.name as "assigneeName", c.waiting_since as "waitingSince",
    c.snoozed_until as "snoozedUntil", h.expected_minutes as "promisedMinutes", h.reason as "handOverReason",
    h.cause as "handOverCause",
    l.text as "lastText", l.author as "lastAuthor", la.name as "lastBy",
    (select o.state from outbound_message o where l.author in ('member', 'assistant')
      and o.workspace_id = c.workspace_id and o.key = 'message:' || l.id) as "lastDelivery",
    ${
      patterns === null
        ? sql`null::text`
        : sql`(select left(m.text, 300) from message m where m.conversation_id = c.id
            and lower(m.text) like any (${sql.param(patterns)}::text[])
            order by m.position desc limit 1)`
    } as found,
    (select s.score from conversation_survey s where s.conversation_id = c.id and s.kind = 'csat' and s.score is not null
      order by s.segment desc limit 1) as csat,
    (select d.id from lead d where d.person_id = k.person_id and d.merged_into is null limit 1) as "leadId",
    k.person_id as "personId", k.id as "contactId", c.updated_at as "updatedAt",
    (extract(epoch from c.updated_at) * 1000000)::bigint::text as "atMicros"
  from unnest(${sql.param(ids)}::uuid[]) page (id) join conversation c on c.id = page.id
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

type Wanted = { after: NewestPosition | null; limit: number };

const readRows = async (
  tx: Tx,
  ids: readonly string[],
  patterns: string[] | null,
): Promise<InboxListRow[]> =>
  ids.length === 0 ? [] : (await tx.execute(selectRows(ids, patterns))).rows.map(toRow);

/** The page first, by an index; what is shown of each row only of those. */
const readPage = async (
  tx: Tx,
  where: SQL,
  limit: number,
  patterns: string[] | null,
): Promise<InboxListRow[]> => {
  // As the indexes are ordered: without `nulls last` everything is read and sorted first.
  const { rows } = await tx.execute<{ id: string }>(sql`select c.id from conversation c where ${where}
    order by c.updated_at desc nulls last, c.id desc nulls last limit ${limit}`);
  const ids = rows.map(({ id }) => id);
  return readRows(tx, ids, patterns);
};

/**
 * Words are looked for in all there is, whatever became of it. Of those that have them some may be nobody's to see: then it
 * goes on where they end.
 */
const findWithWords = async (
  tx: Tx,
  filter: InboxFilter,
  caller: Caller,
  { after, limit }: Wanted,
): Promise<InboxListRow[]> => {
  const rows: InboxListRow[] = [];
  for (let from = after, isMore = true; isMore && rows.length < limit; ) {
    const { ids, last } = await findByWords(tx, filter, from, limit);
    const where = sql`c.id = any(${sql.param(ids)}::uuid[]) and ${isForTeam(caller)}`;
    rows.push(...(await readPage(tx, where, limit - rows.length, patternsOf(filter.query))));
    from = last;
    isMore = last !== null;
  }
  return rows;
};

export const findInboxRows = async (
  tx: Tx,
  filter: InboxFilter,
  caller: Caller,
  wanted: Wanted,
): Promise<InboxListRow[]> => {
  if (filter.query !== '') return findWithWords(tx, filter, caller, wanted);
  const { after, limit } = wanted;
  const older = after ? sql` and (c.updated_at, c.id) < (${instantOf(after)}, ${after.id}::uuid)` : sql``;
  return readPage(tx, sql`${whereOf(filter, caller)}${older}`, limit, null);
};

export const findInboxRow = async (tx: Tx, id: string): Promise<InboxListRow | undefined> =>
  (await readRows(tx, [id], null))[0];

/** Beyond this nobody counts. */
const MOST_COUNTED = 1_000;

export const countView = async (
  tx: Tx,
  view: InboxView,
  caller: Caller,
  channel: Channel | null = null,
): Promise<number> => {
  const where = whereOf({ view, channel }, caller);
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from (
    select 1 from conversation c where ${where} limit ${MOST_COUNTED}) counted`);
  return rows[0]?.count ?? 0;
};
