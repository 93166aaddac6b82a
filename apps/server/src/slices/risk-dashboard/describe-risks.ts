import type { RiskOverview } from '@propguard/protocol/risk-dashboard';
import { isOutsideValue } from '@propguard/rules/hazards/area-severity';
import { HAZARD_KINDS, type HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import { highestHazard } from '@propguard/rules/hazards/highest-hazard';
import { barRiskBand, meanRisk } from '@propguard/rules/hazards/risk-bands';
import { bandOf, RISK_BOUNDS, toBands } from '@propguard/rules/portfolios/bands';
import { homeKey } from '@propguard/rules/risk-dashboard/home-key';
import { ASSESSED_SHOWN } from '@propguard/rules/risk-dashboard/limits';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { type AssessedRow, findAssessed } from './assessed-store.ts';
import { findWatchedKeys } from './store.ts';
import { ofEveryKind, toAssessedHome } from './view.ts';

const keyOf = ({ subject }: AssessedRow): string => homeKey({ ...subject, localityId: subject.locality.id });

const medianOf = (figures: readonly number[]): number | null => {
  const sorted = figures.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
};

const countHazard = (rows: readonly AssessedRow[], kind: HazardKind): RiskOverview['hazards'][number] => {
  const counts = { kind, high: 0, medium: 0, low: 0, unknown: 0 };
  for (const { hazards } of rows) {
    const value = hazards[kind] ?? null;
    if (value === null || isOutsideValue(value)) counts.unknown += 1;
    else counts[({ High: 'high', Medium: 'medium', Low: 'low' } as const)[barRiskBand(value)]] += 1;
  }
  return counts;
};

const countRisks = (rows: readonly AssessedRow[]): Pick<RiskOverview, 'risks' | 'unmapped'> => {
  const counts = new Map<number, number>();
  let unmapped = 0;
  for (const { hazards } of rows) {
    const highest = highestHazard(ofEveryKind(hazards));
    if (highest === null) {
      unmapped += 1;
      continue;
    }
    const band = bandOf(RISK_BOUNDS, highest.value);
    counts.set(band, (counts.get(band) ?? 0) + 1);
  }
  return { risks: toBands(RISK_BOUNDS, counts), unmapped };
};

/** A home that was assessed again counts once, as it was found last. */
export const describeRisks = async ({ tx, workspaceId }: WorkspaceScope): Promise<RiskOverview> => {
  const found = await findAssessed(tx, workspaceId, ASSESSED_SHOWN + 1);
  const newest = found.slice(0, ASSESSED_SHOWN);
  const homes = [...new Map(newest.toReversed().map((row) => [keyOf(row), row])).values()].toReversed();
  const watched = await findWatchedKeys(tx, workspaceId);
  const values = homes.flatMap(({ valueAud }) => valueAud ?? []);
  return {
    homes: homes.map((row) => toAssessedHome(row, watched.get(keyOf(row)) ?? null)),
    whole: found.length <= ASSESSED_SHOWN,
    totalAud: values.reduce((sum, value) => sum + value, 0),
    medianAud: medianOf(values),
    meanRisk: meanRisk(homes.map(({ riskScore }) => riskScore)),
    ...countRisks(homes),
    hazards: HAZARD_KINDS.map((kind) => countHazard(homes, kind)),
    sample: homes.some(({ sample }) => sample),
  };
};
