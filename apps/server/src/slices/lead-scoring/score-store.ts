import type { ScoringFacts } from '@propguard/rules/lead-scoring/score-lead';
import type { LeadSource, ScoreBand } from '@propguard/rules/leads/facts';
import type { LeadStatus } from '@propguard/rules/leads/pipeline';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { inSight, type Sight } from '../leads/sight.ts';

export type ScoreRow = {
  at: string;
  modelVersion: string;
  score: number;
  band: ScoreBand;
  facts: ScoringFacts;
};

/** The newest first. */
export const findScores = async (tx: Tx, leadId: string, limit: number): Promise<ScoreRow[]> =>
  (
    await tx.execute<ScoreRow>(sql`
      select at, model_version as "modelVersion", score, band, facts from lead_score
      where lead_id = ${leadId} order by at desc limit ${limit}`)
  ).rows;

export const countByScore = async (
  tx: Tx,
  sight: Sight,
): Promise<{ score: number | null; leads: number; unassigned: number }[]> =>
  (
    await tx.execute<{ score: number | null; leads: number; unassigned: number }>(sql`
      select score, count(*)::int as leads, (count(*) filter (where agent_id is null))::int as unassigned
      from lead l where merged_into is null and ${inSight(sight)} group by score`)
  ).rows;

export type StoredFacts = { leadId: string; name: string | null; facts: ScoringFacts };

/** What each lead was scored by last, a step of leads at a time. */
export const findFactsAfter = async (
  tx: Tx,
  sight: Sight,
  after: string | null,
  limit: number,
): Promise<StoredFacts[]> =>
  (
    await tx.execute<StoredFacts>(sql`
      select l.id as "leadId", p.name, s.facts
      from (select id, person_id from lead l where merged_into is null and score is not null and ${inSight(sight)}
        and id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000') order by id limit ${limit}) l
      join person p on p.id = l.person_id
      cross join lateral (select facts from lead_score s where s.lead_id = l.id order by s.at desc limit 1) s
      order by l.id`)
  ).rows;

/** Of the leads that ended: how many had been given a score that said so. */
export const countRight = async (tx: Tx, closesFrom: number): Promise<{ right: number; decided: number }> =>
  (
    await tx.execute<{ right: number; decided: number }>(sql`
      select count(*)::int as decided,
        (count(*) filter (where (s.score >= ${closesFrom}) = (l.status = 'closed')))::int as right
      from lead l cross join lateral (select score from lead_score s
        where s.lead_id = l.id and s.at <= l.status_since order by s.at desc limit 1) s
      where l.merged_into is null and l.status in ('closed', 'lost')`)
  ).rows[0] ?? { right: 0, decided: 0 };

export type ScoredLeadRow = {
  id: string;
  name: string | null;
  company: string | null;
  status: LeadStatus;
  source: LeadSource;
  score: number;
  band: ScoreBand;
  assignedAgent: string | null;
  tags: string[];
  createdAt: string;
  lastActivity: string | null;
};

export const findScored = async (
  tx: Tx,
  {
    sight,
    band,
    after,
    limit,
  }: { sight: Sight; band: ScoreBand | null; after: { score: number; id: string } | null; limit: number },
): Promise<ScoredLeadRow[]> =>
  (
    await tx.execute<ScoredLeadRow>(sql`
      select l.id, p.name, l.company, l.status, l.source, l.score, l.score_band as band, g.name as "assignedAgent", l.tags,
        l.created_at as "createdAt", (select max(a.at) from activity a where a.person_id = l.person_id) as "lastActivity"
      from lead_rank k join lead l on l.id = k.lead_id join person p on p.id = l.person_id
        left join agent g on g.id = l.agent_id
      where l.merged_into is null and k.score_key >= 0 and ${inSight(sight)}
        ${band === null ? sql`` : sql`and l.score_band = ${band}`}
        ${after === null ? sql`` : sql`and (k.score_key, k.lead_id) < (${after.score}, ${after.id}::uuid)`}
      order by k.score_key desc, k.lead_id desc limit ${limit}`)
  ).rows;
