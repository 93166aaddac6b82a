import type { LeadScore } from '@propguard/protocol/lead-scoring';
import { countedHappenings } from '@propguard/rules/lead-scoring/engagement';
import { leavesBandAt } from '@propguard/rules/lead-scoring/leaves-band';
import { type ScoringFacts, scoreLead } from '@propguard/rules/lead-scoring/score-lead';
import { PRESET_WEIGHTS, SCORING_PRESETS } from '@propguard/rules/lead-scoring/scoring-models';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { demandLead } from '../leads/get-lead.ts';
import { sightOf } from '../leads/sight.ts';
import { weightsOf } from './current-model.ts';
import { findScores, type ScoreRow } from './score-store.ts';
import { findHappened } from './store.ts';

const SHOWN_HISTORY = 100;
const SHOWN_HAPPENINGS = 20;

const isoOf = (at: number): string => new Date(at).toISOString();
const iso = (at: number | null): string | null => (at === null ? null : isoOf(at));

type Evidence = LeadScore['evidence'];

const urgencyOf = ({ urgency }: ScoringFacts): Evidence['urgency'] =>
  urgency === null
    ? null
    : {
        rowId: urgency.id,
        row: urgency.row,
        kind: urgency.kind as NonNullable<Evidence['urgency']>['kind'],
        at: isoOf(urgency.at),
      };

const evidenceOf = (facts: ScoringFacts, happened: Evidence['happened']): Evidence => ({
  happened,
  reach: facts.budget === 'none' ? null : facts.budget.reach,
  financing: facts.budget === 'none' ? null : facts.budget.financing,
  timeline: facts.timeline?.timeline ?? null,
  timelineSaidAt: iso(facts.timeline?.saidAt ?? null),
  locations: facts.locations,
  propertyTypes: facts.propertyTypes,
  companySize: typeof facts.companySize === 'number' ? facts.companySize : null,
  decisionMaker: facts.decisionMaker,
  urgency: urgencyOf(facts),
});

const toEntry = ({ at, score, band, modelVersion }: ScoreRow): LeadScore['history'][number] => ({
  at: new Date(at).toISOString(),
  score,
  band,
  modelVersion,
});

/** The rows whose points are in it, as they were counted then. */
const happenedUntil = async (
  { tx }: Pick<WorkspaceScope, 'tx'>,
  lead: { id: string; personId: string },
  at: number,
): Promise<Evidence['happened']> =>
  countedHappenings(await findHappened(tx, [lead], new Date(at)), at)
    .slice(0, SHOWN_HAPPENINGS)
    .map(({ id, kind, at: when, points }) => ({
      activityId: id,
      kind,
      at: isoOf(when),
      points: Math.round(points * 10) / 10,
    }));

/** What a lead's score is made of. For members only: whoever may see the lead. */
export const getScore = async (scope: WorkspaceScope, leadId: string): Promise<LeadScore> => {
  const lead = await demandLead(scope, await sightOf(scope), leadId);
  const { tx } = scope;
  const scores = await findScores(tx, leadId, SHOWN_HISTORY);
  const [row] = scores;
  if (!row) throw fail('NOT_FOUND');
  const { facts } = row;
  const weights = await weightsOf({ tx }, row.modelVersion);
  const { score, band, total, parts } = scoreLead(weights, facts);
  return {
    leadId,
    score,
    band,
    total: total / 10,
    modelVersion: row.modelVersion,
    scoredAt: new Date(row.at).toISOString(),
    leavesBandAt: iso(leavesBandAt(weights, facts)),
    parts: parts.map(({ most, points, fulfilment, ...part }) => ({
      ...part,
      fulfilment: Math.round(fulfilment * 10) / 10,
      most: most / 10,
      points: points / 10,
    })),
    evidence: evidenceOf(facts, await happenedUntil(scope, lead, facts.at)),
    presets: SCORING_PRESETS.map((preset) => ({
      preset,
      score: scoreLead(PRESET_WEIGHTS[preset], facts).score,
    })),
    history: scores.map(toEntry),
  };
};
