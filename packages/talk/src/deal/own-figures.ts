import type { AmountRole } from '../reading/learnt-labels.ts';
import type { ReadAmount } from '../reading/learnt-reading.ts';
import { isLikelyReckoning, isOwnReckoning } from '../understanding/own-reckoning.ts';

/** A figure that an answer of ours told, by the name that it has in its result. */
export type AnsweredFigure = {
  name: string;
  aud: number;
  /** Of what can be borrowed: what it rested on. */
  rests?: Readonly<Record<string, number>>;
};

/** What somebody may mean by a figure of ours when they work on with it; by any other role it is only quoted. */
const MEANT_AS: Readonly<Record<string, readonly AmountRole[]>> = {
  borrowingPowerAud: ['loan'],
  powerAud: ['loan'],
  loanAud: ['loan', 'owed'],
  wantedAud: ['loan'],
  reachAud: ['price', 'cap'],
  valueAud: ['price', 'sale', 'cap'],
  medianPriceAud: ['price', 'cap'],
  lowAud: ['price', 'sale', 'cap'],
  highAud: ['price', 'sale', 'cap'],
  monthlyAud: ['repayment'],
  eachAud: ['repayment'],
  depositAud: ['savings'],
  equityAud: ['savings'],
  usableAud: ['savings', 'loan'],
  leftAud: ['savings'],
  netAud: ['savings'],
  dutyAud: ['fee'],
  dutyWithSurchargeAud: ['fee'],
};

const THOUSAND = 1000;
const SCALES = [1, THOUSAND, 1_000_000];
/** Told to the dollar, quoted in thousands: 464 for 464,356. */
const isQuoteOf = (value: number, figure: number): boolean =>
  Math.abs(value - figure) < 1 ||
  (figure >= THOUSAND * 10 &&
    value % THOUSAND === 0 &&
    (Math.round(figure / THOUSAND) * THOUSAND === value ||
      Math.floor(figure / THOUSAND) * THOUSAND === value));

/** The figure of ours that a number repeats, the newest first. */
export const figureQuoted = (value: number, answered: readonly AnsweredFigure[]): AnsweredFigure | null =>
  answered.findLast(({ aud }) => SCALES.some((scale) => isQuoteOf(value * scale, aud))) ?? null;

/** So sure that they work on with it as what it is. */
const SURE = 0.8;
const SURE_OF_LOAN = 0.5;
/** So certain that it is a fact of theirs, though we told a figure like it. */
const NO_DOUBT = 0.9;

/** What we assumed they live on is assumed again, unless they tell something else. */
export const LIVED_ON: ReadonlySet<string> = new Set(['expensesAud', 'livingAud']);

/** 'You said', 'a moment ago it was', in all languages; right before it. */
const SAID_BY_US =
  /\b(?:you (?:said|told)|it (?:was|said)|sie sagten|du sagtest|vorhin|dijiste|dijo|eran|vous avez dit|tu as dit|c'etait|ha detto|hai detto|erano|disse|falou|eram)\b|вы (?:сказали|писали)|刚才|之前说|你说|さっき|아까|قلت|आपने|पहले/u;
const NEAR = 24;

/** As much more or less as somebody's own sum may be. */
const ALIKE = 1.6;
const isLike = (value: number, figure: number): boolean =>
  SCALES.some((scale) => value * scale <= figure * ALIKE && figure <= value * scale * ALIKE);
/** What they reckon that it comes to, beside a figure of ours. */
const isReckoned = (
  value: number,
  answered: readonly AnsweredFigure[],
  { before, after }: Record<'before' | 'after', string>,
): boolean =>
  isOwnReckoning(before, after) ||
  (isLikelyReckoning(before, after) && answered.some(({ aud }) => isLike(value, aud)));

/** Whether an amount only repeats what we answered: no fact of theirs. */
export const isOnlyQuoted = (
  { value, role, share }: ReadAmount,
  answered: readonly AnsweredFigure[],
  told: readonly { value: number }[],
  { before = '', tail = '' }: { before?: string; tail?: string } = {},
): boolean => {
  if (isReckoned(value, answered, { before, after: tail })) return true;
  const figure = figureQuoted(value, answered);
  if (!figure || told.some((one) => one.value === value)) return false;
  if (LIVED_ON.has(figure.name) || SAID_BY_US.test(before.slice(-NEAR))) return true;
  // A loan that we worked out is one to go on with, to the dollar; what can be borrowed is mostly spoken of.
  const least = figure.name === 'loanAud' && figure.aud === value ? SURE_OF_LOAN : SURE;
  const isMeant = MEANT_AS[figure.name]?.includes(role) === true && share >= least;
  return !isMeant && share < NO_DOUBT;
};

/** What a figure of ours may stand for in a sum that goes on. */
export const meantAs = ({ name }: AnsweredFigure): readonly AmountRole[] => MEANT_AS[name] ?? [];
