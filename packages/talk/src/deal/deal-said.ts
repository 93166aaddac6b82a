import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { withAmountsInTalk } from '../dialogue/amounts-in-talk.ts';
import { given } from '../dialogue/filler.ts';
import { addsIncome } from '../dialogue/follow-up.ts';
import { foreignBuyers } from '../dialogue/foreign-buyers.ts';
import type { Knowledge } from '../dialogue/knowledge.ts';
import { isHome } from '../dialogue/place-text.ts';
import type { DialogueState, ToolArguments } from '../dialogue/state.ts';
import { stateSpokenOf } from '../dialogue/state-spoken-of.ts';
import type { LearntReading } from '../reading/learnt-reading.ts';
import { withExact, withoutDoubted } from '../reading/with-exact.ts';
import { cleanText } from '../understanding/clean-text.ts';
import { onceFor, onceForBoth } from '../understanding/once-for.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { DealFacts } from './deal-facts.ts';
import { type DealParts, putDownOf } from './deal-parts.ts';
import { dealAfter, type SettledAmount } from './facts-after.ts';
import { lastTopicOf } from './last-topic.ts';
import type { Told } from './put-right.ts';

type Read = NonNullable<Knowledge['read']>;

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** What the calls of single sums kept of a loan, where nothing else is known of the deal. */
const factsOfLoan = (loan: ToolArguments): DealFacts => {
  const income = numberOf(loan.incomeAud);
  const second = numberOf(loan.secondIncomeAud) ?? 0;
  const paid = numberOf(loan.otherRepaymentsAud);
  return given({
    incomesAud: income === undefined ? undefined : second > 0 ? [income - second, second] : [income],
    savingsAud: numberOf(loan.depositAud),
    priceAud: numberOf(loan.valueAud) ?? numberOf(loan.budgetAud),
    loanAud: numberOf(loan.loanAud),
    livingAud: numberOf(loan.expensesAud),
    commitmentsAud: paid === undefined ? undefined : [paid],
    debtsAud: numberOf(loan.otherDebtsAud),
    rentReceivedAud: numberOf(loan.rentWeeklyAud),
    ratePercent: numberOf(loan.ratePercent),
    termYears: numberOf(loan.termYears),
    depositPercent: numberOf(loan.depositPercent),
  });
};

/** What the single sums take of a deal: they ask for nothing that was said. */
export const loanOfFacts = (facts: DealFacts): ToolArguments => {
  const [, second] = facts.incomesAud ?? [];
  const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
  return given({
    incomeAud: facts.incomesAud && sum(facts.incomesAud),
    secondIncomeAud: second,
    depositAud: facts.savingsAud,
    expensesAud: facts.livingAud,
    children: facts.children,
    otherDebtsAud: facts.debtsAud,
    otherRepaymentsAud: facts.commitmentsAud && sum(facts.commitmentsAud),
    ratePercent: facts.ratePercent,
    termYears: facts.termYears,
  });
};

/** What was asked for last and is answered by an amount alone. */
const withAnswer = (facts: DealFacts, { money }: Understanding, { pending }: DialogueState): DealFacts => {
  const [amount, ...others] = money;
  if (pending?.tool !== 'deal' || !amount || others.length > 0) return facts;
  const { aud, timesAYear } = amount;
  switch (pending.missing) {
    case 'incomeAud':
      return { ...facts, incomesAud: [Math.round(aud * (timesAYear ?? 1))] };
    case 'valueAud':
      return { ...facts, priceAud: aud };
    case 'saleAud':
      return { ...facts, saleAud: aud };
    case 'rentAud':
      return { ...facts, rentPaidAud: aud };
    case 'paidAud':
      return { ...facts, repaymentAud: aud };
    default:
      return facts;
  }
};

const FEW_WORDS = 8;
/** The state that was asked for, alone. */
const isPlaceAnswered = ({ places, words }: Understanding, { pending }: DialogueState): boolean =>
  pending?.tool === 'deal' && pending.missing === 'location' && places.length > 0 && words <= FEW_WORDS;

export type DealSaid = {
  reading: LearntReading;
  /** What is kept of it for the turns to come. */
  facts: DealFacts;
  parts: DealParts;
  /** With the figures that are only asked about. */
  asked: DealFacts;
  /** Its amounts, each as it counts in the end. */
  amounts: readonly SettledAmount[];
  /** It says something of the deal that was not known. */
  isNews: boolean;
};

/** What is only asked about, beside what is kept. */
const onlyIn = (asked: DealFacts, kept: DealFacts): DealFacts =>
  Object.fromEntries(
    Object.entries(asked).filter(([name, value]) => kept[name as keyof DealFacts] !== value),
  );

/** What the last answer took as usual, where nobody said it: it can be put right as well. */
const assumedIn = ({ answered }: DialogueState, { livingAud }: DealFacts): Told[] => {
  const living = answered.findLast(({ name }) => name === 'expensesAud' || name === 'livingAud');
  return livingAud === undefined && living ? [{ role: 'living', value: living.aud, of: null }] : [];
};

const readDeal = (said: Understanding, before: DialogueState, read: Read): DealSaid => {
  const exact = withExact(read(said.text, lastTopicOf(before)), said);
  const reading = withoutDoubted(exact, said, withAmountsInTalk(said, before));
  const known = Object.keys(before.deal).length > 0 ? before.deal : factsOfLoan(before.loan);
  const figures = Object.values(before.figures).filter((figure) => typeof figure === 'number');
  const told = dealAfter(
    { facts: known, parts: before.dealParts },
    { amounts: reading.amounts, text: cleanText(said.text) },
    {
      isIncomeAdded: addsIncome(said.rest),
      figures,
      answered: before.answered,
      assumed: assumedIn(before, known),
    },
  );
  const isTold = JSON.stringify(told.facts) !== JSON.stringify(known);
  const facts = isTold ? told.facts : withAnswer(known, said, before);
  return {
    reading,
    facts,
    parts: told.parts,
    amounts: told.amounts,
    asked: { ...facts, ...onlyIn(told.asked, told.facts) },
    isNews: isTold || facts !== known || isPlaceAnswered(said, before),
  };
};

/** A deal is looked at from several sides, and read once. */
const readBy = onceFor((read: Read) =>
  onceForBoth((said: Understanding, before: DialogueState) => readDeal(said, before, read)),
);

/** What a message says of the deal, over all that was said before; null where nothing was learnt to read it by. */
export const dealSaid = (
  said: Understanding,
  before: DialogueState,
  { read }: Pick<Knowledge, 'read'>,
): DealSaid | null => (read ? readBy(read)(said, before) : null);

/** They tell what a home is worth: 'can we afford it?' is asked of that. */
const VALUES: ReadonlySet<AssistantTool> = new Set(['assess', 'explain_value', 'price_check']);

/** The price of the home that is named or spoken of, as it is asked for. */
const askedFor = ({ address, listed, visited }: DialogueState): number | undefined =>
  [...listed, ...visited].find(({ name }) => name === address)?.priceAud ?? undefined;

/** With what the talk knows beside it: the state, the home just valued or named, who they are. */
export const factsInTalk = (
  { asked: facts, reading, parts }: DealSaid,
  said: Understanding,
  before: DialogueState,
): DealFacts => {
  const valued = numberOf(before.figures.valueAud);
  const isPriceSaid = reading.amounts.some(({ role, share }) => role === 'price' && share >= 0.5);
  const isOfHome = said.places.some(isHome) || said.reference !== null;
  const isJustValued = before.last !== null && VALUES.has(before.last.tool);
  const meant = isOfHome ? askedFor(before) : isJustValued ? valued : undefined;
  const priceAud = isPriceSaid ? facts.priceAud : (meant ?? facts.priceAud ?? askedFor(before) ?? valued);
  const state = stateSpokenOf(said, before);
  return {
    ...facts,
    ...given({
      depositAud: putDownOf(parts.savingsAud),
      priceAud,
      state,
      firstHome: before.firstHome,
      foreign: before.foreign,
      ...foreignBuyers(before),
    }),
  };
};
