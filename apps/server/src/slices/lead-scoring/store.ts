import type { ActivityKind } from '@propguard/rules/activities/activity-kinds';
import type { ScoringFacts } from '@propguard/rules/lead-scoring/score-lead';
import type {
  DecisionMaker,
  LeadFinancing,
  LeadIntent,
  LeadTimeline,
  ScoreBand,
  TouchKind,
} from '@propguard/rules/leads/facts';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';

/** What was done longer ago has faded to nothing: more than twelve halvings. */
const STILL_COUNTS = sql`interval '180 days'`;
/** Doors that somebody comes through of their own accord. */
const OWN_ACCORD: readonly TouchKind[] = ['enquiry', 'form', 'assistant', 'api', 'e-mail', 'booking'];

export type LeadFactsRow = {
  id: string;
  personId: string;
  intent: LeadIntent | null;
  budgetMin: string | null;
  budgetMax: string | null;
  timeline: LeadTimeline | null;
  timelineSince: number | null;
  financing: LeadFinancing | null;
  locations: string[];
  propertyTypes: PropertyType[];
  company: string | null;
  companySize: number | null;
  decisionMaker: DecisionMaker | null;
};

/** A moment in milliseconds, as it is counted with: many are read, and few are ever written as a date. */
const millis = (moment: SQL): SQL => sql`round(date_part('epoch', ${moment}) * 1000)`;

const FACTS = sql`l.id, l.person_id as "personId", l.intent, l.budget_min as "budgetMin", l.budget_max as "budgetMax", l.timeline,
  ${millis(sql`coalesce(l.timeline_since, l.created_at)`)} as "timelineSince", l.financing, l.locations,
  l.property_types as "propertyTypes", l.company, l.company_size as "companySize",
  l.decision_maker as "decisionMaker"`;

const idsOf = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`;

/** Locked until the end, in one order: two who score the same lead do so one after the other. */
export const lockLeads = async (tx: Tx, ids: readonly string[]): Promise<LeadFactsRow[]> =>
  (
    await tx.execute<LeadFactsRow>(sql`
      select ${FACTS} from lead l where l.id = any(${idsOf(ids)}) and l.merged_into is null
      order by l.id for update`)
  ).rows;

/** The next of all, and unlocked: a lock would write every row once more. Whoever changes one meanwhile scores it after us. */
export const findLeadsAfter = async (tx: Tx, after: string | null, limit: number): Promise<LeadFactsRow[]> =>
  (
    await tx.execute<LeadFactsRow>(sql`
      select ${FACTS} from lead l
      where l.merged_into is null and l.id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
      order by l.id limit ${limit}`)
  ).rows;

/**
 * Of these, the ones that are still there and were not scored since; nobody else scores or removes them until this
 * transaction ends. Taken in the order of their ids, as by whoever removes many: neither holds what the other waits for.
 */
export const keepLeads = async (tx: Tx, ids: readonly string[], since: Date): Promise<Set<string>> =>
  new Set(
    (
      await tx.execute<{ id: string }>(sql`
        select id from lead where id = any(${idsOf(ids)})
          and (scored_at is null or scored_at <= ${since.toISOString()}::timestamptz)
        order by id for no key update`)
    ).rows.map(({ id }) => id),
  );

/**
 * For some thousand leads by their ids, in this transaction: PostgreSQL would read and hash all that there is of every
 * table for each step, and that is what a step then costs.
 */
export const readByIndex = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`set local enable_seqscan = off`);
};

export const countLeads = async (tx: Tx): Promise<number> =>
  (
    await tx.execute<{ leads: number }>(
      sql`select count(*)::int as leads from lead where merged_into is null`,
    )
  ).rows[0]?.leads ?? 0;

export type HappenedRow = { leadId: string; id: string; kind: ActivityKind; at: number };

/** What they did, also as whom they were before they were merged. */
export const findHappened = async (
  tx: Tx,
  leads: readonly { id: string; personId: string }[],
  until: Date | null = null,
): Promise<HappenedRow[]> => {
  const merged = await tx.execute<{ id: string; personId: string }>(sql`
    select merged_into as id, person_id as "personId" from lead
    where merged_into is not null and merged_into = any(${idsOf(leads.map(({ id }) => id))})`);
  const leadOf = new Map([...leads, ...merged.rows].map(({ id, personId }) => [personId, id]));
  const moment = sql`coalesce(${until?.toISOString() ?? null}::timestamptz, now())`;
  // By a list of people: joined to their leads, the index would be searched from its root for each of them.
  const happened = await tx.execute<Omit<HappenedRow, 'leadId'> & { personId: string }>(sql`
    select a.person_id as "personId", a.id, a.kind, ${millis(sql`a.at`)} as at from activity a
    where a.person_id = any(${idsOf([...leadOf.keys()])}) and a.at > ${moment} - ${STILL_COUNTS} and a.at <= ${moment}`);
  return happened.rows.flatMap(({ personId, id, kind, at }) => {
    const leadId = leadOf.get(personId);
    return leadId === undefined ? [] : [{ leadId, id, kind, at }];
  });
};

export type TouchRow = { leadId: string; id: string; kind: TouchKind; at: number };

/** By which doors they came themselves. */
export const findOwnTouches = async (tx: Tx, ids: readonly string[]): Promise<TouchRow[]> =>
  (
    await tx.execute<TouchRow>(sql`
      select t.lead_id as "leadId", t.id, t.kind, ${millis(sql`t.at`)} as at from lead_touch t
      where t.lead_id = any(${idsOf(ids)}) and t.kind = any(${sql.param([...OWN_ACCORD])}::text[])
        and t.at > now() - ${STILL_COUNTS}`)
  ).rows;

export type ScoredRow = {
  leadId: string;
  score: number;
  band: ScoreBand;
  points: number[];
  facts: ScoringFacts;
  leavesBandAt: Date | null;
};

/** As text with a line for each: as a list, every quotation mark in it would be written with another before it. */
const linesOf = (values: readonly string[]) => sql`string_to_array(${values.join('\n')}, E'\\n')`;

/** Column by column: PostgreSQL reads a thousand rows so faster than one by one. */
export const writeScores = async (
  tx: Tx,
  { workspaceId, at, modelVersion }: { workspaceId: string; at: Date; modelVersion: string },
  rows: readonly ScoredRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  const when = sql`${at.toISOString()}::timestamptz`;
  const ids = idsOf(rows.map(({ leadId }) => leadId));
  const scores = sql`${sql.param(rows.map(({ score }) => score))}::smallint[]`;
  const bands = sql`${sql.param(rows.map(({ band }) => band))}::text[]`;
  await tx.execute(sql`
    insert into lead_score (workspace_id, lead_id, at, model_version, score, band, points, facts)
    select ${workspaceId}, u.lead_id, ${when}, ${modelVersion}, u.score, u.band, u.points::smallint[], u.facts::jsonb
    from unnest(${ids}, ${scores}, ${bands}, ${linesOf(rows.map(({ points }) => `{${points.join(',')}}`))},
      ${linesOf(rows.map(({ facts }) => JSON.stringify(facts)))}) as u (lead_id, score, band, points, facts)`);
  await tx.execute(sql`
    update lead_rank k set score_key = u.score, leaves_band_at = u.leaves
    from unnest(${ids}, ${scores},
      ${sql.param(rows.map(({ leavesBandAt }) => leavesBandAt?.toISOString() ?? null))}::timestamptz[]) as u (lead_id, score, leaves)
    where k.lead_id = u.lead_id`);
  // Their order is written: it need not follow row by row.
  await tx.execute(sql`set local app.rank_is_written = 'yes'`);
  await tx.execute(sql`
    update lead l set score = u.score, score_band = u.band, scored_at = ${when}
    from unnest(${ids}, ${scores}, ${bands}) as u (lead_id, score, band) where l.id = u.lead_id`);
  await tx.execute(sql`set local app.rank_is_written = ''`);
};

/** Of those whose score stays as it is. */
export const writeLeaving = async (tx: Tx, rows: readonly ScoredRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update lead_rank k set leaves_band_at = u.leaves
    from unnest(${idsOf(rows.map(({ leadId }) => leadId))},
      ${sql.param(rows.map(({ leavesBandAt }) => leavesBandAt?.toISOString() ?? null))}::timestamptz[]) as u (lead_id, leaves)
    where k.lead_id = u.lead_id`);
};

/** Whose scores have left their band by themselves. */
export const findLeaving = async (tx: Tx, limit: number): Promise<string[]> =>
  (
    await tx.execute<{ id: string }>(
      sql`select lead_id as id from lead_rank where leaves_band_at <= now() order by leaves_band_at limit ${limit}`,
    )
  ).rows.map(({ id }) => id);

export const findNextLeaving = async (tx: Tx): Promise<Date | null> => {
  const { rows } = await tx.execute<{ at: string | null }>(
    sql`select min(leaves_band_at) as at from lead_rank where leaves_band_at is not null`,
  );
  return rows[0]?.at ? new Date(rows[0].at) : null;
};

export type LastScore = {
  leadId: string;
  modelVersion: string;
  score: number;
  band: ScoreBand;
  points: number[];
};

export const findLastScores = async (tx: Tx, ids: readonly string[]): Promise<LastScore[]> =>
  (
    await tx.execute<LastScore>(sql`
      select u.id as "leadId", s.model_version as "modelVersion", s.score, s.band, s.points
      from unnest(${idsOf(ids)}) as u (id)
      cross join lateral (select * from lead_score s where s.lead_id = u.id order by s.at desc limit 1) s`)
  ).rows;

export const findLeadIdOfPerson = async (tx: Tx, personId: string): Promise<string | null> =>
  (
    await tx.execute<{ id: string }>(
      sql`select coalesce(merged_into, id) as id from lead where person_id = ${personId}`,
    )
  ).rows[0]?.id ?? null;
