import { groupByLocality, localityMedian } from '../cascade/locality-medians.ts';
import { prepareEvidence } from '../comparables/evidence.ts';
import { estimateSubjects } from '../estimate/estimate-subjects.ts';
import { prepareSubjects } from '../features/subjects.ts';
import type { Holdout } from '../model/valuation-model.ts';
import type { FactsTable } from '../sales/facts-table.ts';
import { pickSales, type SalesTable } from '../sales/sales-table.ts';
import type { ValuationSettings } from '../settings.ts';
import { levelVariance } from '../time-index/time-index.ts';
import { scaleAfter } from '../uncertainty/widen-with-time.ts';
import { fitStages, type OnShare } from './fit-stages.ts';

const rowsBetween = (from: number, to: number): Int32Array =>
  Int32Array.from({ length: to - from }, (_, i) => from + i);

/**
 * Fits to the older sales and values the newer ones, as they would have been valued then: the errors by which the
 * ranges are calibrated. A random split holds out by fold instead of by time, as its test does.
 */
export const measureHoldout = (
  sales: SalesTable,
  settings: ValuationSettings,
  seed: number,
  onShare: OnShare = () => undefined,
): Holdout => {
  const { older, newer } = settings.looksAhead ? everyFifth(sales) : byTime(sales, settings.holdoutShare);
  const fitted = fitStages(older, settings, seed, onShare);
  const evidence = prepareEvidence(fitted.stage, older);
  const subjects = prepareSubjects(fitted.stage, evidence, newer);
  const estimates = estimateSubjects(fitted, evidence, subjects, newer.contractDay);
  const bareSubjects = prepareSubjects(fitted.stage, evidence, withoutFacts(newer));
  const bare = estimateSubjects(fitted, evidence, bareSubjects, newer.contractDay);
  const groups = groupByLocality(older);
  const known = { contractDay: older.contractDay, detrended: evidence.detrended };
  const { levels, codes } = newer.coded.type!;
  const fittedThroughDay = older.contractDay[older.count - 1]!;
  const asStated = (scale: Float64Array) =>
    scale.map((one, row) =>
      scaleAfter(one, levelVariance(fitted.stage.index, newer.contractDay[row]! - fittedThroughDay)),
    );
  return {
    day: newer.contractDay,
    priceAud: newer.priceAud,
    type: Array.from(codes, (code) => levels[code] ?? ''),
    model: estimates.model,
    comparables: estimates.comparables,
    localityMedian: estimates.index.map(
      (index, row) => index + localityMedian(groups, newer, row, newer.contractDay[row]!, known).value,
    ),
    scale: asStated(estimates.scale),
    bareModel: bare.model,
    bareScale: asStated(bare.scale),
  };
};

const byTime = (sales: SalesTable, holdoutShare: number): { older: SalesTable; newer: SalesTable } => {
  const cut = Math.floor((1 - holdoutShare) * sales.count);
  return {
    older: pickSales(sales, rowsBetween(0, cut)),
    newer: pickSales(sales, rowsBetween(cut, sales.count)),
  };
};

const everyFifth = (sales: SalesTable): { older: SalesTable; newer: SalesTable } => {
  const rows = rowsBetween(0, sales.count);
  return {
    older: pickSales(
      sales,
      rows.filter((row) => row % 5 !== 4),
    ),
    newer: pickSales(
      sales,
      rows.filter((row) => row % 5 === 4),
    ),
  };
};

/** What a person gives who knows only type and suburb. */
const withoutFacts = (facts: FactsTable): FactsTable => {
  const nothing = new Float64Array(facts.count).fill(Number.NaN);
  const numeric = Object.fromEntries(Object.keys(facts.numeric).map((name) => [name, nothing]));
  return { ...facts, latitude: nothing, longitude: nothing, numeric };
};
