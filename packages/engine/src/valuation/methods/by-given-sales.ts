import { meanAttributeValues } from '../estimate/estimate-subjects.ts';
import { prepareSubjects } from '../features/subjects.ts';
import { factsTable } from '../sales/facts-table.ts';
import type { PropertyFacts } from '../sales/property-facts.ts';
import { medianOf } from '../statistics/quantiles.ts';
import type { RangeFactors } from '../uncertainty/calibration.ts';
import type { ValuerState } from '../valuer/valuer-state.ts';
import { errorOf } from './by-engine.ts';
import type { AdjustableFact, GivenSale, MethodEstimate, MethodQuestion } from './method-estimate.ts';
import { type LogStep, moveSale } from './moved-sale.ts';
import { timeChange } from './time-change.ts';

const ADJUSTABLE = ['bedrooms', 'bathrooms', 'landM2', 'buildingM2'] as const;
/** Of normal errors the median distance from the median is so much of one deviation. */
const DEVIATIONS_PER_MEDIAN_DISTANCE = 1.4826;

/** The home as the sale was, then changed back to itself, one fact after the other. */
const changesBetween = (
  sale: GivenSale,
  home: PropertyFacts,
): { line: AdjustableFact; facts: PropertyFacts }[] => {
  const differing = ADJUSTABLE.filter(
    (name) => sale[name] !== undefined && home[name] !== null && sale[name] !== home[name],
  );
  let facts = { ...home, ...Object.fromEntries(differing.map((name) => [name, sale[name]])) };
  const changes = [{ line: 'bedrooms' as AdjustableFact, facts }];
  for (const line of differing) {
    facts = { ...facts, [line]: home[line] };
    changes.push({ line, facts });
  }
  return changes;
};

const factSteps = (state: ValuerState, sale: GivenSale, home: PropertyFacts): LogStep[] => {
  const changes = changesBetween(sale, home);
  const table = factsTable(changes.map(({ facts }) => facts));
  const values = meanAttributeValues(state.model, prepareSubjects(state.model.stage, state.evidence, table));
  return changes.slice(1).flatMap(({ line }, i) => {
    const log = values[i + 1]! - values[i]!;
    return log === 0 ? [] : [{ line, log }];
  });
};

/** As wide as comparables usually miss by, or as the given ones are apart; wider the fewer they are. */
const widthOf = ({ comparablesWidth }: ValuerState, logValues: readonly number[]): RangeFactors | null => {
  if (!comparablesWidth) return null;
  const middle = medianOf(logValues);
  const apart = DEVIATIONS_PER_MEDIAN_DISTANCE * medianOf(logValues.map((value) => Math.abs(value - middle)));
  const [fsd, width80, width90] = comparablesWidth;
  const factor = Math.max(1, apart / fsd) * Math.sqrt(1 + 1 / logValues.length);
  return [fsd * factor, width80 * factor, width90 * factor];
};

/** The sales that someone named, moved to the day and to the home; their median, so that one odd sale decides nothing. */
export const estimateByGivenSales = (
  state: ValuerState,
  { property, asOfDay, givenSales, annualGrowth }: MethodQuestion,
): MethodEstimate => {
  if (givenSales.length === 0) return { silence: 'none-given' };
  const usable = givenSales.filter(({ contractDay }) => contractDay <= asOfDay);
  if (usable.length === 0) return { silence: 'none-before-the-day' };
  const { regionOf } = prepareSubjects(state.model.stage, state.evidence, factsTable([property]));
  const moved = usable.map((sale) => {
    const { contractDay, priceAud } = sale;
    const days = { fromDay: contractDay, toDay: asOfDay };
    const time = timeChange(state.model.stage.index, regionOf[0]!, days, annualGrowth);
    return moveSale({ saleId: null, contractDay, priceAud, weight: 1 / usable.length }, [
      { line: 'time', log: time },
      ...factSteps(state, sale, property),
    ]);
  });
  const logValues = moved.map(({ logValue }) => logValue);
  return {
    estimate: {
      logValue: medianOf(logValues),
      width: widthOf(state, logValues),
      ...errorOf(state, 'comparables'),
      salesUsed: moved.length,
      sales: moved.map(({ sale }) => sale),
    },
  };
};
