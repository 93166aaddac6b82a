import type { AmountRole } from '../reading/learnt-labels.ts';
import type { ReadAmount } from '../reading/learnt-reading.ts';

/** A figure that an answer of ours told, by the name that it has in its result. */
export type AnsweredFigure = { name: string; aud: number };

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
  expensesAud: ['living'],
  livingAud: ['living'],
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

/** Whether an amount only repeats what we answered: no fact of theirs. */
export const isOnlyQuoted = (
  { value, role, share }: ReadAmount,
  answered: readonly AnsweredFigure[],
  told: readonly { value: number }[],
): boolean => {
  const figure = figureQuoted(value, answered);
  if (!figure || told.some((one) => one.value === value)) return false;
  // A loan that we worked out is one to go on with, to the dollar; what can be borrowed is mostly spoken of.
  const least = figure.name === 'loanAud' && figure.aud === value ? SURE_OF_LOAN : SURE;
  const isMeant = MEANT_AS[figure.name]?.includes(role) === true && share >= least;
  return !isMeant && share < NO_DOUBT;
};

/** What a figure of ours may stand for in a sum that goes on. */
export const meantAs = ({ name }: AnsweredFigure): readonly AmountRole[] => MEANT_AS[name] ?? [];
