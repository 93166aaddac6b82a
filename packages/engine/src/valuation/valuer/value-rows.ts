import { localityMedian } from '../cascade/locality-medians.ts';
import { type Estimates, estimateSubjects } from '../estimate/estimate-subjects.ts';
import type { ComparableSearch, Subject } from '../features/comparable-features.ts';
import { prepareSubjects, type Subjects } from '../features/subjects.ts';
import type { FactsTable } from '../sales/facts-table.ts';
import type { Exclusion } from '../space/nearest-sales.ts';
import { indexLevel, levelVariance } from '../time-index/time-index.ts';
import { type RangeFactors, segmentFactors } from '../uncertainty/calibration.ts';
import { scaleAfter, widthsAfter } from '../uncertainty/widen-with-time.ts';
import { chooseMethod, LEAST_COMPARABLES_FOR_MODEL, usableComparables } from './choose-method.ts';
import { showComparables } from './show-comparables.ts';
import type { ValuationMethod } from './valuation.ts';
import type { ValuerState } from './valuer-state.ts';

/** Values by column; NaN where the evidence does not suffice. */
export type ValuedRows = {
  method: ValuationMethod[];
  logValue: Float64Array;
  /** Log half-widths: one standard deviation, the 80% and the 90% range. */
  width: RangeFactors[];
  comparables: Int32Array;
  estimates: Estimates;
  subjects: Subjects;
};

const NO_WIDTH: RangeFactors = [Number.NaN, Number.NaN, Number.NaN];

export const valueRows = (
  state: ValuerState,
  facts: FactsTable,
  days: Int32Array,
  exclusionOf: (row: number) => Exclusion = () => null,
  visit: (row: number, search: ComparableSearch, subject: Subject) => void = () => undefined,
): ValuedRows => {
  const { model, evidence } = state;
  const subjects = prepareSubjects(model.stage, evidence, facts);
  const comparables = new Int32Array(facts.count);
  /** What the comparables that would be shown say, where they have to stand for themselves. */
  const shown = new Float64Array(facts.count).fill(Number.NaN);
  const estimates = estimateSubjects(model, evidence, subjects, days, exclusionOf, (row, search, subject) => {
    visit(row, search, subject);
    comparables[row] = usableComparables(search.pool);
    if (model.valueForest && comparables[row]! >= LEAST_COMPARABLES_FOR_MODEL) return;
    const { valueAud } = showComparables(state, search, {
      attributes: Float64Array.from(subjects.attributes.columns, (column) => column[row]!),
      attributeValue: subject.attributeValue,
      index: indexLevel(model.stage.index, subjects.regionOf[row]!, days[row]!),
    });
    if (valueAud !== null) shown[row] = Math.log(valueAud);
  });
  const valued: ValuedRows = {
    method: [],
    logValue: new Float64Array(facts.count),
    width: [],
    comparables,
    estimates,
    subjects,
  };
  const type = facts.coded.type!;
  for (let row = 0; row < facts.count; row++) {
    const kind = type.levels[type.codes[row]!] ?? '';
    const best = {
      isTypeKnown: kind !== '' && subjects.treeOf[row]! >= 0,
      modelLogValue: state.calibration ? estimates.model[row]! : Number.NaN,
      comparablesLogValue: state.comparablesWidth ? shown[row]! : Number.NaN,
      comparables: comparables[row]!,
      localityLogValue: Number.NaN,
      localitySales: 0,
    };
    let method = chooseMethod(best);
    if (method === 'insufficient-evidence' && state.localityWidth) {
      const place = localityEstimate(state, subjects.facts, row, days[row]!, exclusionOf(row));
      best.localityLogValue = place.value + estimates.index[row]!;
      best.localitySales = place.sales;
      method = chooseMethod(best);
    }
    valued.method.push(method);
    const { drift, calibration, newestDay } = state.correction.asOf(days[row]!);
    const daysAfter = days[row]! - Math.max(model.trainedThroughDay, newestDay ?? 0);
    const variance = levelVariance(model.stage.index, daysAfter);
    if (method === 'model') {
      const logValue = estimates.model[row]! + drift;
      const stated = scaleAfter(estimates.scale[row]!, variance);
      const own = segmentFactors(calibration ?? state.calibration!, { scale: stated, logValue, type: kind });
      const scale = stated * wideningOf(state, subjects, row);
      valued.logValue[row] = logValue;
      valued.width.push([own[0] * scale, own[1] * scale, own[2] * scale]);
    } else {
      const isComparables = method === 'comparables';
      const isPlace = method === 'locality-median';
      valued.logValue[row] = isComparables ? shown[row]! : isPlace ? best.localityLogValue : Number.NaN;
      const width = isComparables ? state.comparablesWidth : isPlace ? state.localityWidth : null;
      valued.width.push(width ? widthsAfter(width, variance) : NO_WIDTH);
    }
  }
  return valued;
};

/** Between 1 and the factor of a bare home, by the share of usual facts that are missing. */
const wideningOf = (state: ValuerState, subjects: Subjects, row: number): number => {
  const usual = state.model.stage.schema.usuallyKnown;
  let missing = subjects.facts.isOwnPosition[row] === 1 ? 0 : 1;
  for (const name of usual) if (Number.isNaN(subjects.facts.numeric[name]?.[row] ?? Number.NaN)) missing++;
  return state.bareFactor ** (missing / (usual.length + 1));
};

/** What the locality's earlier sales say, without those that are excluded. */
export const localityEstimate = (
  state: ValuerState,
  facts: FactsTable,
  row: number,
  day: number,
  excluded: Exclusion,
): { value: number; sales: number } => {
  const { sales, detrended } = state.evidence;
  const isExcluded = (sale: number) =>
    sale === excluded || (typeof excluded === 'object' && excluded?.has(sale) === true);
  return localityMedian(
    state.localitySales,
    facts,
    row,
    day,
    { contractDay: sales.contractDay, detrended },
    isExcluded,
  );
};
