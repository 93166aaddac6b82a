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

/** Up to so many messages are found by the index of words; where more have them, a page is soon full by going along the order. */
const FEW = 12_000;
/** The newest so many of their conversations are looked at; a page is far smaller. */
const NEWEST = 1_000;
/** What many have is not asked of the index, which reads all that has the words before it gives the first. */
const SAMPLE = 1_000;
const COMMON = 0.015;
/** Shorter words are not in the index of words, but the beginnings of words are. */
const SHORT = /^[a-z0-9]{1,2}$/;

const areCommon = async (tx: Tx, patterns: string[]): Promise<boolean> => {
  const { rows } = await tx.execute<{ share: number | null }>(sql`
    select avg((lower(n.text) like any (${sql.param(patterns)}::text[]))::integer)::float8 as share
    from (select text from message order by created_at desc limit ${SAMPLE}) n`);
  return (rows[0]?.share ?? 0) >= COMMON;
};

/** What is looked for: anywhere, a very short word at the beginning of one. */
const patternsOf = (query: string): string[] => {
  const words = query.toLowerCase();
  return SHORT.test(words) ? [`${words}%`, `% ${words}%`] : [likePattern(query)];
};

const instantOf = ({ atMicros }: NewestPosition): SQL =>
  sql`('epoch'::timestamptz + ${atMicros}::bigint * interval '1 microsecond')`;

/** The words in a message or in the name of whoever writes, asked of each row. */
const hasWords = (patterns: string[]): SQL => sql`(exists (select 1 from contact n where n.id = c.contact_id
    and lower(n.name) like any (${sql.param(patterns)}::text[]) offset 0)
  or exists (select 1 from message m where m.conversation_id = c.id
    and lower(m.text) like any (${sql.param(patterns)}::text[]) offset 0))`;

/** Where few have the words: the newest of their conversations. Null where they are too many to be looked up. */
const findFew = async (
  tx: Tx,
  patterns: string[],
  after: NewestPosition | null,
): Promise<string[] | null> => {
  if (await areCommon(tx, patterns)) return null;
  const [pattern, also = null] = patterns;
  const before = after ? sql`${instantOf(after)}, ${after.id}::uuid` : sql`null, null`;
  const { rows } = await tx.execute<{ id: string; found: number }>(
    sql`select conversation_id as id, found from find_newest_by_words(
      ${pattern}, ${also}, ${FEW + 1}, ${NEWEST}, ${before})`,
  );
  // On a later page nothing at all means that those that were counted are all newer.
  const isUnsure = after !== null && rows.length === 0;
  return isUnsure || (rows[0]?.found ?? 0) > FEW ? null : rows.map(({ id }) => id);
};

const whereOf = ({ view, channel, query }: InboxFilter, caller: Caller, words?: SQL): SQL => {
  const conditions = [
    // Words are looked for in all there is, whatever became of it.
    query === '' ? VIEWS[view](caller) : (words ?? hasWords(patternsOf(query))),
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
const select = (page: SQL, patterns: string[] | null): SQL => sql`
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
  const patterns = filter.query === '' ? null : patternsOf(filter.query);
  const older = after ? sql` and (c.updated_at, c.id) < (${instantOf(after)}, ${after.id}::uuid)` : sql``;
  const read = async (words?: SQL): Promise<InboxListRow[]> => {
    // As the indexes are ordered: without `nulls last` everything is read and sorted first.
    const page = sql`select c.id from conversation c where ${whereOf(filter, caller, words)}${older}
      order by c.updated_at desc nulls last, c.id desc nulls last limit ${limit}`;
    return (await tx.execute(select(page, patterns))).rows.map(toRow);
  };
  const few = patterns === null ? null : await findFew(tx, patterns, after);
  if (few === null) return read();
  const found = await read(sql`c.id = any(${sql.param(few)}::uuid[])`);
  // Of the newest some may be nobody's to see: then all are gone through.
  return found.length < limit && few.length === NEWEST ? read() : found;
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
  const where = whereOf({ view, channel, query: '' }, caller);
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from (
    select 1 from conversation c where ${where} limit ${MOST_COUNTED}) counted`);
  return rows[0]?.count ?? 0;
};
