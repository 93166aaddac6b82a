import type { ModelPreview } from '@propguard/protocol/lead-scoring';
import { scoreLead } from '@propguard/rules/lead-scoring/score-lead';
import type { ScoreWeights } from '@propguard/rules/lead-scoring/scoring-models';
import { SCORE_BANDS } from '@propguard/rules/leads/facts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { sightOf } from '../leads/sight.ts';
import { currentModel } from './current-model.ts';
import { findFactsAfter } from './score-store.ts';

const LEADS_PER_STEP = 5_000;
const SHOWN_EXAMPLES = 20;

type Example = ModelPreview['examples'][number];
type Bands = ModelPreview['before'];

const noBands = (): Bands => ({ hot: 0, warm: 0, cool: 0, cold: 0 });
const howFar = ({ from, to }: Example): number => Math.abs(to.score - from.score);

/** What every lead would be by other weights, beside what it is by those of today. Nothing is written. */
export const previewModel = async (scope: WorkspaceScope, weights: ScoreWeights): Promise<ModelPreview> => {
  const { weights: ofToday } = await currentModel(scope);
  const sight = await sightOf(scope);
  const at = Date.now();
  const [before, after] = [noBands(), noBands()];
  const moves = new Map<string, number>();
  const moved: Example[] = [];
  let leads = 0;
  for (let last: string | null = null; ; ) {
    const step = await findFactsAfter(scope.tx, sight, last, LEADS_PER_STEP);
    for (const { leadId, name, facts } of step) {
      const [from, to] = [scoreLead(ofToday, facts, at), scoreLead(weights, facts, at)];
      before[from.band] += 1;
      after[to.band] += 1;
      if (from.band === to.band) continue;
      const key = `${from.band} ${to.band}`;
      moves.set(key, (moves.get(key) ?? 0) + 1);
      moved.push({
        leadId,
        name,
        from: { score: from.score, band: from.band },
        to: { score: to.score, band: to.band },
      });
    }
    leads += step.length;
    last = step.at(-1)?.leadId ?? null;
    if (step.length < LEADS_PER_STEP) break;
  }
  return {
    leads,
    changed: moved.length,
    before,
    after,
    moves: SCORE_BANDS.flatMap((from) =>
      SCORE_BANDS.flatMap((to) => {
        const count = moves.get(`${from} ${to}`);
        return count === undefined ? [] : [{ from, to, leads: count }];
      }),
    ),
    examples: moved.sort((a, b) => howFar(b) - howFar(a)).slice(0, SHOWN_EXAMPLES),
  };
};
