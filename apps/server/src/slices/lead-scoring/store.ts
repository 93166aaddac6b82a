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
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';

/** What was done longer ago has faded to nothing: more than twelve halvings. */
const STILL_COUNTS = sql`interval '180 days'`;
/** Doors that somebody comes through of their own accord. */
const OWN_ACCORD: readonly TouchKind[] = ['enquiry', 'form', 'assistant', 'api', 'e-mail', 'booking'];

export type LeadFactsRow = {
  id: string;
  intent: LeadIntent | null;
  budgetMin: string | null;
  budgetMax: string | null;
  timeline: LeadTimeline | null;
  timelineSince: string | null;
  financing: LeadFinancing | null;
  locations: string[];
  propertyTypes: PropertyType[];
  company: string | null;
  companySize: number | null;
  decisionMaker: DecisionMaker | null;
};

const FACTS = sql`l.id, l.intent, l.budget_min as "budgetMin", l.budget_max as "budgetMax", l.timeline,
  coalesce(l.timeline_since, l.created_at) as "timelineSince", l.financing, l.locations,
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

/** Many at once, and unlocked: a lock would write every row once more. Whoever changes one meanwhile scores it after us. */
export const findLeads = async (tx: Tx, ids: readonly string[]): Promise<LeadFactsRow[]> =>
  (
    await tx.execute<LeadFactsRow>(
      sql`select ${FACTS} from lead l where l.id = any(${idsOf(ids)}) and l.merged_into is null`,
    )
  ).rows;

export const findLeadIdsAfter = async (tx: Tx, after: string | null, limit: number): Promise<string[]> =>
  (
    await tx.execute<{ id: string }>(sql`
      select id from lead where merged_into is null and id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
      order by id limit ${limit}`)
  ).rows.map(({ id }) => id);

export const countLeads = async (tx: Tx): Promise<number> =>
  (
    await tx.execute<{ leads: number }>(
      sql`select count(*)::int as leads from lead where merged_into is null`,
    )
  ).rows[0]?.leads ?? 0;

export type HappenedRow = { leadId: string; id: string; kind: ActivityKind; at: string };

/** What they did, also as whom they were before they were merged. */
export const findHappened = async (
  tx: Tx,
  ids: readonly string[],
  until: Date | null = null,
): Promise<HappenedRow[]> =>
  (
    await tx.execute<HappenedRow>(sql`
      select coalesce(l.merged_into, l.id) as "leadId", a.id, a.kind, a.at
      from (select id, merged_into, person_id from lead where id = any(${idsOf(ids)})
        union all select id, merged_into, person_id from lead
        where merged_into is not null and merged_into = any(${idsOf(ids)})) l
      join activity a on a.person_id = l.person_id
      where a.at > coalesce(${until?.toISOString() ?? null}::timestamptz, now()) - ${STILL_COUNTS}
        and a.at <= coalesce(${until?.toISOString() ?? null}::timestamptz, now())`)
  ).rows;

export type TouchRow = { leadId: string; id: string; kind: TouchKind; at: string };

/** By which doors they came themselves. */
export const findOwnTouches = async (tx: Tx, ids: readonly string[]): Promise<TouchRow[]> =>
  (
    await tx.execute<TouchRow>(sql`
      select t.lead_id as "leadId", t.id, t.kind, t.at from lead_touch t
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

/** Column by column: PostgreSQL reads a thousand rows so faster than one by one. */
export const writeScores = async (
  tx: Tx,
  {
    workspaceId,
    at,
    modelVersion,
    timerKind,
  }: { workspaceId: string; at: Date; modelVersion: string; timerKind: string },
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
    from unnest(${ids}, ${scores}, ${bands},
      ${sql.param(rows.map(({ points }) => `{${points.join(',')}}`))}::text[],
      ${sql.param(rows.map(({ facts }) => JSON.stringify(facts)))}::text[])
      as u (lead_id, score, band, points, facts)`);
  await tx.execute(sql`
    update lead l set score = u.score, score_band = u.band, scored_at = ${when}
    from unnest(${ids}, ${scores}, ${bands}) as u (lead_id, score, band) where l.id = u.lead_id`);
  const leaving = rows.filter(({ leavesBandAt }) => leavesBandAt !== null);
  await tx.execute(sql`
    insert into timer (workspace_id, kind, key, due_at, payload)
    select ${workspaceId}, ${timerKind}, u.key, u.due_at, '{}'::jsonb
    from unnest(${sql.param(leaving.map(({ leadId }) => leadId))}::text[],
      ${sql.param(leaving.map(({ leavesBandAt }) => leavesBandAt?.toISOString() ?? null))}::timestamptz[]) as u (key, due_at)
    on conflict (workspace_id, kind, key) do update set due_at = excluded.due_at, attempt = 0, error = null,
      error_detail = null, buried_at = null`);
  const staying = rows.filter(({ leavesBandAt }) => leavesBandAt === null);
  if (staying.length > 0)
    await tx.execute(sql`
      delete from timer where workspace_id = ${workspaceId} and kind = ${timerKind}
        and key = any(${sql.param(staying.map(({ leadId }) => leadId))}::text[])`);
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
