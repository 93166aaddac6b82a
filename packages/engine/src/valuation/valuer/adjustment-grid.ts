import type { Evidence } from '../comparables/evidence.ts';
import type { FittedStages } from '../model/valuation-model.ts';
import { logPartsAsDollars } from '../statistics/whole-dollars.ts';
import { predictOne } from '../trees/predict.ts';
import type { DollarLine } from './valuation.ts';

/** What a comparable says of the home: its price, moved to the day and to the home's attributes. */
export type AdjustedSale = { logValue: number; lines: DollarLine[]; adjustedAud: number };

/**
 * The attributes are changed from the sale's to the home's one after the other, and each line is what the forest
 * that has not seen the sale says of that change. What is unknown of either is not adjusted for.
 */
export const adjustSale = (
  fitted: FittedStages,
  evidence: Evidence,
  item: number,
  subjectAttributes: Float64Array,
  /** Index level of the home's region on the day, drift included. */
  subjectIndex: number,
): AdjustedSale => {
  const forest = fitted.stage.attributeForests[evidence.fold[item]!]!;
  const { names, columns } = evidence.attributes;
  const attributes = Float64Array.from(columns, (column) => column[item]!);
  const priceAud = evidence.sales.priceAud[item]!;
  const saleIndex = Math.log(priceAud) - evidence.detrended[item]!;
  const steps = [{ line: 'time', log: subjectIndex - saleIndex }];
  let current = evidence.attributeValue[item]!;
  names.forEach((name, i) => {
    const [own, wanted] = [attributes[i]!, subjectAttributes[i]!];
    if (own === wanted || Number.isNaN(own) || Number.isNaN(wanted)) return;
    attributes[i] = wanted;
    const changed = predictOne(forest, attributes);
    if (changed !== current) steps.push({ line: name, log: changed - current });
    current = changed;
  });
  const logValue = Math.log(priceAud) + steps.reduce((sum, { log }) => sum + log, 0);
  const adjustedAud = Math.round(Math.exp(logValue));
  const amounts = logPartsAsDollars(
    priceAud,
    Math.exp(logValue),
    steps.map(({ log }) => log),
  );
  return { logValue, lines: steps.map(({ line }, i) => ({ line, aud: amounts[i]! })), adjustedAud };
};
