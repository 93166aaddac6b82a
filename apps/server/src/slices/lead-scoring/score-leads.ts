import { leavesBandAt } from '@propguard/rules/lead-scoring/leaves-band';
import { type ScoringFacts, scoreLead } from '@propguard/rules/lead-scoring/score-lead';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { type CurrentModel, currentModel } from './current-model.ts';
import { gatherFacts, shelfFor } from './gather-facts.ts';
import type { MarketShelf } from './market-shelf.ts';
import {
  findLastScores,
  keepLeads,
  type LastScore,
  type LeadFactsRow,
  lockLeads,
  type ScoredRow,
  writeLeaving,
  writeScores,
} from './store.ts';
import { waitForLeaving } from './wait-for-leaving.ts';

type Scope = Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'>;

/** Not sooner again: what stands on the edge of its band is not scored without end. */
const LEAST_WAIT_MS = 60_000;

const scored = ({ weights }: CurrentModel, leadId: string, facts: ScoringFacts): ScoredRow => {
  const { score, band, parts } = scoreLead(weights, facts);
  const leaves = leavesBandAt(weights, facts);
  return {
    leadId,
    score,
    band,
    points: parts.map(({ points }) => points),
    facts,
    leavesBandAt: leaves === null ? null : new Date(Math.max(leaves, facts.at + LEAST_WAIT_MS)),
  };
};

/** A score like the last one is no news. */
const isNews = (row: ScoredRow, version: string, last: LastScore | undefined): boolean =>
  last?.modelVersion !== version ||
  last.score !== row.score ||
  last.points.some((points, place) => points !== row.points[place]);

/** Scores these leads as they are now, stores what is new and sets when each will leave its band. */
export const scoreLeads = async (
  { services, tx, workspaceId }: Scope,
  ids: readonly string[],
): Promise<void> => {
  const rows = await lockLeads(tx, ids);
  if (rows.length === 0) return;
  const at = new Date();
  const model = await currentModel({ tx });
  const facts = await gatherFacts({ tx }, rows, { shelf: await shelfFor({ tx }, rows), at: at.getTime() });
  const last = new Map((await findLastScores(tx, ids)).map((score) => [score.leadId, score]));
  const made = facts.map((one) => scored(model, one.leadId, one.facts));
  const news = made.filter((row) => isNews(row, model.version, last.get(row.leadId)));
  const of = { workspaceId, at, modelVersion: model.version };
  await writeScores(tx, of, news);
  await writeLeaving(
    tx,
    made.filter((row) => !news.includes(row)),
  );
  await waitForLeaving({ tx, workspaceId }, made);
  for (const { leadId, score, band } of news) {
    const from = last.get(leadId)?.band ?? null;
    if (band !== from)
      await services.tell(tx, { kind: 'lead-band-changed', workspaceId, leadId, from, to: band, score });
    await publish(tx, { workspaceId, subject: 'leads', id: leadId });
  }
};

export type MadeScores = { at: Date; modelVersion: string; rows: ScoredRow[] };

/** Scores of many as they are now, not yet written. */
export const makeScores = async (
  { tx }: Pick<Scope, 'tx'>,
  leads: readonly LeadFactsRow[],
  shelf: MarketShelf,
): Promise<MadeScores> => {
  const at = new Date();
  const model = await currentModel({ tx });
  const facts = await gatherFacts({ tx }, leads, { shelf, at: at.getTime() });
  return {
    at,
    modelVersion: model.version,
    rows: facts.map((one) => scored(model, one.leadId, one.facts)),
  };
};

/** Each is written, and nobody is told of each. Who is gone, or was scored meanwhile by what is newer, is left out. */
export const writeMany = async (
  { tx, workspaceId }: Pick<Scope, 'tx' | 'workspaceId'>,
  { rows, ...of }: MadeScores,
): Promise<ScoredRow[]> => {
  const open = await keepLeads(
    tx,
    rows.map(({ leadId }) => leadId),
    of.at,
  );
  const written = rows.filter(({ leadId }) => open.has(leadId));
  await writeScores(tx, { workspaceId, ...of }, written);
  return written;
};
