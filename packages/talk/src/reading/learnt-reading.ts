import type { Classifier } from '@propguard/engine/classifier/classifier';
import { probabilitiesOf } from '@propguard/engine/classifier/classifier';
import { tagsOf } from '@propguard/engine/classifier/tagger';
import { askFeatures } from './ask-features.ts';
import { askingPartsIn, withAsksOfParts } from './asks-of-parts.ts';
import type { AmountRole, Ask, LastTopic } from './learnt-labels.ts';
import { isMoneyRole, meantValue } from './meant-value.ts';
import { findNumbers } from './numbers.ts';
import { type NumbersInText, numbersIn, roleFeatures } from './role-features.ts';

export type ReadAmount = {
  role: AmountRole;
  /** How sure the role is, of one. */
  share: number;
  /** As meant: AUD for money ('owe 740' is 740,000), percent for rates and shares, years for terms. */
  value: number;
  /** Of money that is paid again and again. */
  timesAYear: number | null;
  start: number;
  end: number;
};

export type LearntReading = {
  /** In the order of the text. */
  amounts: readonly ReadAmount[];
  /** Every ask that is not out of the question, the likeliest first. */
  asks: readonly { ask: Ask; share: number }[];
};

export type ReadingModels = { roles: Classifier; asks: Classifier };

/** Nobody names more numbers in a question; what is pasted is not read to its end. */
const MOST_NUMBERS = 24;

export type GivenRole = { role: AmountRole; share: number };
/** Each number in its turn: what the ones before it are speaks for what it is. */
export const rolesOf = (inText: NumbersInText, model: Classifier): GivenRole[] => {
  const given: GivenRole[] = [];
  for (let at = 0; at < inText.numbers.length; at++) {
    const features = roleFeatures(
      inText,
      at,
      given.map(({ role }) => role),
    );
    const [role, share] = [...probabilitiesOf(model, features)].reduce((best, one) =>
      one[1] > best[1] ? one : best,
    );
    given.push({ role: role as AmountRole, share });
  }
  return given;
};

type RightByScore = readonly (readonly [score: number, right: number])[];
/** How often what scored highest was asked, where the writer was not among those who were learnt from. */
const FIRST: RightByScore = [
  [0, 0],
  [0.02, 0.35],
  [0.05, 0.5],
  [0.1, 0.6],
  [0.2, 0.68],
  [0.3, 0.76],
  [0.5, 0.86],
  [0.7, 0.92],
  [0.9, 0.96],
  [1, 0.97],
];
/** And what is asked beside it: words that often come together score together. */
const BESIDE: RightByScore = [
  [0, 0],
  [0.015, 0.02],
  [0.035, 0.1],
  [0.07, 0.24],
  [0.12, 0.3],
  [0.2, 0.4],
  [0.3, 0.52],
  [0.5, 0.74],
  [1, 0.85],
];
const calibrated = (score: number, table: RightByScore): number => {
  const at = Math.max(
    1,
    table.findIndex(([upTo]) => score <= upTo),
  );
  const [low, high] = [table[at - 1] ?? [0, 0], table[at] ?? [1, 1]];
  return low[1] + ((score - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
};
const LEAST_SHARE = 0.1;

const asksOf = (
  inText: NumbersInText,
  roles: readonly AmountRole[],
  model: Classifier,
): LearntReading['asks'] =>
  [...tagsOf(model, askFeatures(inText, roles))]
    .sort((a, b) => b[1] - a[1])
    .map(([ask, score], at) => ({ ask: ask as Ask, share: calibrated(score, at === 0 ? FIRST : BESIDE) }))
    .filter(({ share }) => share >= LEAST_SHARE);

const rolesAlone = (inText: NumbersInText, { roles }: ReadingModels): AmountRole[] =>
  rolesOf(inText, roles).map(({ role }) => role);

/** What a part asks, whoever is answered. */
const asksOfPart = (part: string, models: ReadingModels): LearntReading['asks'] => {
  const inText = numbersIn(part, null, findNumbers(part).slice(0, MOST_NUMBERS));
  return asksOf(inText, rolesAlone(inText, models), models.asks);
};

/** What was learnt from labelled messages says of this one, whose text is clean. `last`: what our reply before it was about. */
export const readLearnt = (text: string, last: LastTopic | null, models: ReadingModels): LearntReading => {
  const inText = numbersIn(text, last, findNumbers(text).slice(0, MOST_NUMBERS));
  const given = rolesOf(inText, models.roles);
  const amounts = inText.numbers.map((number, at): ReadAmount => {
    const { role, share } = given[at] ?? { role: 'other', share: 0 };
    const timesAYear = isMoneyRole(role) ? (inText.periods[at] ?? null) : null;
    return {
      role,
      share,
      value: meantValue(number, role, timesAYear, text),
      timesAYear,
      start: number.start,
      end: number.end,
    };
  });
  const asks = asksOf(
    inText,
    given.map(({ role }) => role),
    models.asks,
  );
  const parts = askingPartsIn(text).map((part) => asksOfPart(part, models));
  return { amounts, asks: withAsksOfParts(asks, parts) };
};
