import { isoOf } from '@propguard/engine/day-number';
import { factsTable } from '@propguard/engine/valuation/sales/facts-table';
import type { HazardReport } from '@propguard/protocol/hazards';
import type { WatchedFigures } from '@propguard/protocol/risk-dashboard';
import { HAZARD_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import type { WatchedSubject } from '../../db/schema/risk-dashboard.ts';
import { assessPlace } from '../hazards/assess-place.ts';
import { currentValuer } from '../models/current-valuer.ts';
import { engineFacts } from '../models/engine-facts.ts';

export const hazardFigures = ({
  hazards,
  riskScore,
}: HazardReport): Pick<WatchedFigures, 'hazards' | 'riskScore'> => ({
  hazards: Object.fromEntries(
    HAZARD_KINDS.map((kind) => [kind, hazards.find((answer) => answer.kind === kind)?.value ?? null]),
  ) as WatchedFigures['hazards'],
  riskScore,
});

/** The figures of homes as the model, the sales and the layers have them now. */
export const valueWatched = async (
  scope: ReferenceScope,
  subjects: readonly WatchedSubject[],
): Promise<{ figures: WatchedFigures[]; sample: boolean }> => {
  const current = await currentValuer(scope);
  if (!current) throw new Error('There’s no valuation model yet.');
  if (subjects.length === 0) return { figures: [], sample: false };
  const { valuer, asOfDay, modelId, hasSample } = current;
  const { value } = valuer.valueBatch(factsTable(subjects.map(engineFacts)), asOfDay);
  const asOf = isoOf(asOfDay);
  const figures: WatchedFigures[] = [];
  for (const [at, { latitude, longitude, locality, facts }] of subjects.entries()) {
    const { id: localityId } = locality;
    const place = { latitude, longitude, localityId, localityBy: 'given' as const, type: facts.type };
    const found = value[at] ?? Number.NaN;
    figures.push({
      valueAud: Number.isFinite(found) ? Math.round(found) : null,
      ...hazardFigures(await assessPlace(scope, place, {})),
      asOf,
      modelId,
    });
  }
  return { figures, sample: hasSample };
};
