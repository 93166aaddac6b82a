import type { AssessmentSummary } from '@propguard/protocol/assessments';
import { BAR_RISK_BANDS, meanRisk } from '@propguard/rules/hazards/risk-bands';
import { type Band, bandOf, RISK_BOUNDS, toBands, VALUE_BOUNDS_AUD } from '@propguard/rules/portfolios/bands';

const bandsOf = (bounds: readonly number[], figures: readonly (number | null)[]): Band[] => {
  const counts = new Map<number, number>();
  for (const figure of figures) {
    if (figure === null) continue;
    const at = bandOf(bounds, figure);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return toBands(bounds, counts);
};

const medianOf = (figures: readonly number[]): number | null => {
  const sorted = [...figures].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

/** A property that was assessed again counts once, as it was found last. */
const newestOfEach = (items: readonly AssessmentSummary[]): AssessmentSummary[] => [
  ...new Map(
    items.toReversed().map((item) => [`${item.address}|${item.locality.id}`, item] as const),
  ).values(),
];

export function assessedFigures(items: readonly AssessmentSummary[]) {
  const homes = newestOfEach(items);
  const values = homes.map(({ valuation }) => valuation.valueAud);
  const known = values.filter((value) => value !== null);
  const risks = homes.map(({ riskScore }) => riskScore);
  return {
    homes,
    totalAud: known.reduce((sum, value) => sum + value, 0),
    medianAud: medianOf(known),
    meanRisk: meanRisk(risks),
    values: bandsOf(VALUE_BOUNDS_AUD, values),
    risks: bandsOf(RISK_BOUNDS, risks),
    flagged: homes
      .filter(({ riskScore }) => (riskScore ?? 0) > BAR_RISK_BANDS.high)
      .sort((a, b) => (b.riskScore ?? 0) - (a.riskScore ?? 0)),
    sample: homes.some(({ valuation }) => valuation.sample),
  };
}
