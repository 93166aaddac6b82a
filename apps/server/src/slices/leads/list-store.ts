import type { LeadFilter } from '@propguard/protocol/lead-query';
import type { LeadSort } from '@propguard/rules/leads/facts';
import { isOpen, type LeadStatus, OPEN_STATUSES } from '@propguard/rules/leads/pipeline';
import { dayStart, nextTimeOfDay } from '@propguard/rules/time/wall-time';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../db/database.ts';
import { RowText } from '../../paging/cursor.ts';
import type { ListedLead } from './row-view.ts';
import { inSight, type Sight } from './sight.ts';

/** Where a page ended: the value that it is sorted by, as text, and the lead. */
export const ListPosition = z.object({ key: RowText, id: z.uuid() });
export type ListPosition = z.infer<typeof ListPosition>;

type Key = { column: SQL; type: SQL; asText: SQL };
const plain = (column: SQL, type: SQL): Key => ({ column, type, asText: sql`${column}::text` });
/** Instants go through text in microseconds: that is how finely they are kept. */
const moment = (column: SQL): Key => ({
  column,
  type: sql`timestamptz`,
  asText: sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
});
const KEYS: Record<LeadSort, Key> = {
  date: moment(sql`l.created_at`),
  score: plain(sql`l.score_key`, sql`smallint`),
  value: plain(sql`l.value_key`, sql`bigint`),
  name: plain(sql`l.name_key`, sql`text`),
  'last-contact': moment(sql`l.contact_key`),
  'follow-up': moment(sql`l.follow_up_key`),
};
/** What a cursor may hold, or it is none of ours. */
const IS_KEY: Record<LeadSort, (key: string) => boolean> = {
  date: (key) => z.iso.datetime().safeParse(key).success,
  score: (key) => /^-?\d{1,4}$/.test(key),
  value: (key) => /^\d{1,12}$/.test(key),
  name: () => true,
  'last-contact': (key) => z.iso.datetime().safeParse(key).success,
  'follow-up': (key) => z.iso.datetime().safeParse(key).success,
};
export const isKeyOf = (sort: LeadSort, { key }: ListPosition): boolean => IS_KEY[sort](key);

const given = <T>(value: T | undefined, condition: (value: T) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);
const anyOf = (column: SQL, values: readonly string[] | undefined): SQL | undefined =>
  values?.length ? sql`${column} = any(${sql.param([...values])}::text[])` : undefined;

/** How many is part of the statement: planned for whatever number, PostgreSQL takes a tenth of all leads for wanted. */
const limitTo = (rows: number): SQL => sql.raw(`limit ${Math.trunc(rows)}`);

const likePattern = (words: string): string => `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;
/** A number is looked for without what people write between its digits. */
const patternOf = (query: string): string => {
  const isNumber = /^\+?[\d\s().-]{3,}$/.test(query);
  return likePattern(isNumber ? query.replaceAll(/[^\d+]/g, '') : query.toLowerCase());
};

/** The index of words reads everything that has them before it gives the first: what many have is not asked of it. */
const SAMPLE = 400;
const COMMON = 0.05;
/** What so many have is not even looked for by it where nothing else narrows the list. */
const ALMOST_ALL = 0.4;
const shareWith = async (tx: Tx, pattern: string): Promise<number> => {
  const found = await tx.execute<{ share: number | null }>(sql`
    select avg((w.words like ${pattern})::integer)::float8 as share
    from (select l.id from lead l where l.merged_into is null order by l.created_at desc ${limitTo(SAMPLE)}) newest
    cross join lateral (select w.words from lead_words w where w.lead_id = newest.id offset 0) w`);
  return found.rows[0]?.share ?? 0;
};

const NO_END = 2 ** 31 - 1;
/** Fewer letters have no trigram, and the index would read all of it. */
const LEAST_LETTERS = 3;
type Words = { row: SQL; all: SQL; areFew: boolean };
const withWords = async (tx: Tx, { query = '', status, source, tags }: LeadFilter): Promise<Words> => {
  const pattern = patternOf(query);
  // Not `exists`: that would be made a join with all words. This is asked row by row, until the page is full.
  const row = sql`(select w.words like ${pattern} from lead_words w where w.lead_id = l.id)`;
  const found = sql`l.id = any(array(select find_leads_by_words(${pattern}, ${NO_END})))`;
  const share = await shareWith(tx, pattern);
  if (share < COMMON) return { row: found, all: found, areFew: true };
  // Few are left by what an index has, and are asked one by one.
  const isNarrow = !!status?.length || !!source?.length || !!tags?.length;
  const isFound = !isNarrow && share < ALMOST_ALL && query.length >= LEAST_LETTERS;
  return { row, all: isFound ? found : row, areFew: false };
};
/** By the index of tags, which row security keeps from being asked otherwise. */
const withTags = (tags: readonly string[]): SQL =>
  sql`l.id = any(array(select find_leads_by_tags(${sql.param([...tags])}::text[], ${NO_END})))`;

export type Asked = { filter: LeadFilter; sight: Sight; timeZone: string };

/** What cannot be is not looked for: whoever is late is open. */
const isImpossible = ({ overdue, status }: LeadFilter): boolean =>
  overdue === true && !!status?.length && !status.some(isOpen);

/** By what the list is sorted by, which an index has: who has no score is below all. */
const ofScore = ({ scoreFrom, scoreTo }: LeadFilter, key = sql`l.score_key`): (SQL | undefined)[] => [
  given(scoreFrom, (score) => sql`${key} >= ${score}::smallint`),
  given(scoreTo, (score) => sql`${key} between 0 and ${score}::smallint`),
];
const ofDay = ({ filter, timeZone }: Asked): (SQL | undefined)[] => [
  given(filter.dateFrom, (day) => sql`l.created_at >= ${dayStart(timeZone, day)}`),
  given(
    filter.dateTo,
    (day) => sql`l.created_at < ${nextTimeOfDay(timeZone, '00:00', dayStart(timeZone, day))}`,
  ),
];

const joined = (conditions: readonly (SQL | undefined)[]): SQL =>
  sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  );

/** `row`: asked of each row of a walk; `all`: by which all are found. `areFew`: they are not worth a walk. */
type Where = { row: SQL; all: SQL; areFew: boolean };

export const whereOf = async (tx: Tx, asked: Asked): Promise<Where> => {
  const { filter, sight } = asked;
  const words = filter.query ? await withWords(tx, filter) : undefined;
  const conditions = [
    sql`l.merged_into is null`,
    inSight(sight),
    anyOf(sql`l.status`, filter.status),
    anyOf(sql`l.source`, filter.source),
    anyOf(sql`l.intent`, filter.intent),
    anyOf(sql`l.score_band`, filter.band),
    given(filter.agent, (agent) =>
      agent === 'none' ? sql`l.agent_id is null` : sql`l.agent_id = ${agent}::uuid`,
    ),
    ...ofDay(asked),
    given(filter.budgetFrom, (aud) => sql`coalesce(l.budget_max, l.budget_min) >= ${aud}::bigint`),
    given(filter.budgetTo, (aud) => sql`coalesce(l.budget_min, l.budget_max) <= ${aud}::bigint`),
    ...ofScore(filter),
    filter.overdue ? sql`l.follow_up_key < now() and ${anyOf(sql`l.status`, OPEN_STATUSES)}` : undefined,
    filter.waiting ? sql`l.response_due_at is not null and l.responded_at is null` : undefined,
  ];
  const { tags } = filter;
  return {
    row: joined([
      ...conditions,
      words?.row,
      tags?.length ? sql`l.tags @> ${sql.param(tags)}::text[]` : undefined,
    ]),
    all: joined([...conditions, words?.all, tags?.length ? withTags(tags) : undefined]),
    areFew: words?.areFew ?? false,
  };
};

/** As an `order by` of `lead l`. */
export const orderOf = ({ sort, direction }: { sort: LeadSort; direction: 'asc' | 'desc' }): SQL => {
  const order = direction === 'asc' ? sql`asc` : sql`desc`;
  return sql`${KEYS[sort].column} ${order}, l.id ${order}`;
};

type Page = Asked & {
  sort: LeadSort;
  direction: 'asc' | 'desc';
  after: ListPosition | null;
  limit: number;
};

/**
 * So many are looked at in the order asked for. A page that is not full by then is of leads that few are like: those
 * are found by what they are like, all of them, and sorted. Either way is slow where the other is fast, and which it is
 * shows only on the way: what is asked for together is seldom independent.
 */
type Stretch = { first: number; most: number };
const BY_OWN_INDEX: Stretch = { first: 1_500, most: 6_000 };
/** By score each lead is looked up by its id, at six times the price: it pays only where finding them all costs more. */
const BY_RANK_FIRST = 500;
const BY_RANK_MOST = { byOne: 3_000, byTwo: 1_000, byNone: 6_000 };
const MARGIN = 1.2;

const stretchOf = (sort: LeadSort, { query, status, source, tags }: LeadFilter): Stretch => {
  if (sort !== 'score') return BY_OWN_INDEX;
  const narrowedBy = tags?.length ? 2 : [status, source].filter((values) => values?.length).length;
  // Words that many have are asked of each lead that is found.
  const most = narrowedBy === 2 ? 'byTwo' : narrowedBy === 1 && !query ? 'byOne' : 'byNone';
  return { first: BY_RANK_FIRST, most: BY_RANK_MOST[most] };
};

const idsOfPage = async (tx: Tx, { sort, direction, after, limit, ...asked }: Page): Promise<string[]> => {
  if (isImpossible(asked.filter)) return [];
  const { column, type } = KEYS[sort];
  const order = direction === 'asc' ? sql`asc` : sql`desc`;
  const beyond = direction === 'asc' ? sql`>` : sql`<`;
  const next = after
    ? sql` and (${column}, l.id) ${beyond} (${after.key}::${type}, ${after.id}::uuid)`
    : sql``;
  const where = await whereOf(tx, asked);
  const inOrder = sql`order by ${column} ${order}, l.id ${order}`;
  const walk = async (length: number): Promise<string[]> => {
    const walked =
      sort === 'score'
        ? byRank({ direction, after }, asked, length)
        : sql`select l.* from lead l
          where l.merged_into is null${rangeOf(sort, asked)}${next} ${inOrder} ${limitTo(length)}`;
    const { rows } = await tx.execute<{ id: string }>(
      sql`select l.id from (${walked}) l where ${where.row} ${inOrder} ${limitTo(limit)}`,
    );
    return rows.map(({ id }) => id);
  };
  if (!where.areFew) {
    const { first, most } = stretchOf(sort, asked.filter);
    const near = await walk(first);
    if (near.length === limit) return near;
    // As many as there were on the first stretch will be on the next ones. In whole stretches: few statements to plan.
    const longer = Math.ceil((limit * MARGIN) / near.length) * first;
    const far = longer <= most ? await walk(longer) : [];
    if (far.length === limit) return far;
  }
  const found = await tx.execute<{ id: string }>(sql`
    with found as materialized (select l.id, ${column} as key from lead l where ${where.all}${next})
    select id from found order by key ${order}, id ${order} ${limitTo(limit)}`);
  return found.rows.map(({ id }) => id);
};

/** The order of scores is kept beside the leads (`lead_rank`). */
const byRank = (
  { direction, after }: Pick<Page, 'direction' | 'after'>,
  { filter }: Asked,
  length: number,
): SQL => {
  const order = direction === 'asc' ? sql`asc` : sql`desc`;
  const beyond = direction === 'asc' ? sql`>` : sql`<`;
  const range = joined([
    sql`true`,
    ...ofScore(filter, sql`k.score_key`),
    after ? sql`(k.score_key, k.lead_id) ${beyond} (${after.key}::smallint, ${after.id}::uuid)` : undefined,
  ]);
  // The narrow table alone first, then each lead by its id: as a plain join, all leads are read for these few.
  return sql`select l.* from (select k.lead_id from lead_rank k where ${range}
    order by k.score_key ${order}, k.lead_id ${order} ${limitTo(length)}) k
    cross join lateral (select l.* from lead l where l.id = k.lead_id offset 0) l`;
};

/** Where a filter is on what the list is sorted by, the walk begins and ends there. */
const rangeOf = (sort: LeadSort, asked: Asked): SQL => {
  const conditions = {
    score: () => [],
    date: () => ofDay(asked),
    'follow-up': () => [asked.filter.overdue ? sql`l.follow_up_key < now()` : undefined],
    value: () => [],
    name: () => [],
    'last-contact': () => [],
  }[sort]();
  return sql.join(conditions.flatMap((one) => (one ? [sql` and ${one}`] : [])));
};

/** First which, then what is shown of them: names and addresses are asked for one page, not for all. */
export const findPage = async (tx: Tx, page: Page): Promise<(ListedLead & { key: string })[]> => {
  const ids = await idsOfPage(tx, page);
  if (ids.length === 0) return [];
  const found = await tx.execute<ListedLead & { key: string }>(sql`
    select ${KEYS[page.sort].asText} as key, ${LISTED}
    from unnest(${sql.param(ids)}::uuid[]) with ordinality page (id, place) join lead l on l.id = page.id ${JOINED}
    order by page.place`);
  return found.rows;
};

const LISTED = sql`l.id, l.person_id as "personId", p.name, e.value as email, t.value as phone, l.status, l.source, l.score,
  l.score_band as "scoreBand", l.value_key::float8 as "valueKey", l.agent_id as "agentId", a.name as "agentName", l.tags,
  l.last_contact_at as "lastContactAt", l.next_follow_up_at as "nextFollowUpAt",
  l.response_due_at as "responseDueAt", l.responded_at as "respondedAt", l.created_at as "createdAt",
  l.updated_at as "updatedAt", l.version`;
const JOINED = sql`join person p on p.id = l.person_id left join agent a on a.id = l.agent_id
  left join lateral (select value from person_address where person_id = l.person_id and kind = 'email'
    order by created_at, id limit 1) e on true
  left join lateral (select value from person_address where person_id = l.person_id and kind in ('phone', 'whatsapp')
    order by kind, created_at, id limit 1) t on true`;

export const findListed = async (tx: Tx, sight: Sight, ids: readonly string[]): Promise<ListedLead[]> =>
  (
    await tx.execute<ListedLead>(
      sql`select ${LISTED} from lead l ${JOINED} where l.id = any(${sql.param([...ids])}::uuid[]) and ${inSight(sight)}`,
    )
  ).rows;

export type StatusCount = {
  status: LeadStatus;
  count: number;
  value: number;
  overdue: number;
  waiting: number;
  unassigned: number;
};
export const countByStatus = async (tx: Tx, asked: Asked): Promise<StatusCount[]> =>
  (
    await tx.execute<StatusCount>(sql`
      select l.status, count(*)::integer as count, sum(l.value_key)::float8 as value,
        count(*) filter (where l.next_follow_up_at < now())::integer as overdue,
        count(*) filter (where l.response_due_at is not null and l.responded_at is null)::integer as waiting,
        count(*) filter (where l.agent_id is null)::integer as unassigned
      from lead l where ${(await whereOf(tx, asked)).all} group by l.status`)
  ).rows;
