import { asksDutyInTotal, asksPurchaseTax } from '../dialogue/purchase-tax.ts';
import { askingClauses } from '../dialogue/questions-in.ts';
import type { DialogueState } from '../dialogue/state.ts';
import { ASKS_REPAYMENT, DUTY_ALONE, FIRST_HOME } from '../dialogue/sum-words.ts';
import type { LastTopic } from '../reading/learnt-labels.ts';
import type { LearntReading } from '../reading/learnt-reading.ts';
import { wantedIn } from '../reading/weigh.ts';
import { findAmounts } from '../understanding/amounts.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { DealFacts, DealTarget } from './deal-facts.ts';
import { DEAL_TARGETS, isDealTarget } from './deal-facts.ts';
import { HOW_MUCH, STANDS_FOR, targetsInWords } from './targets-in-words.ts';

export type Reader = (text: string, last: LastTopic | null) => LearntReading;

/** Rent, or what part of something it is. */
const OF_RENT =
  /\brent\p{L}*|%|percent|too much|\bshare\b|miete|prozent|anteil|alquiler|arriendo|renta\b|porcentaje|parte|loyer|pourcentage|part\b|affitt\p{L}*|percentuale|alugu\p{L}+|porcent\p{L}*|аренд\p{L}*|процент|доля|租|比例|百分|家賃|割合|월세|비율|إيجار|ايجار|نسبة|किराय|प्रतिशत|हिस्सा/u;

/** What the question for a duty is easily taken for. */
const NOT_DUTY: ReadonlySet<DealTarget> = new Set(['cash', 'difference']);

/** A part of a message says it less surely than the whole. */
const SURE_IN_PART = 0.4;

/** All of each sentence that ends with a question mark: 'will they lend it and what does it cost?'. */
const sentencesAsked = (text: string): string =>
  text
    .split(/(?<=[.!?؟])\s+|(?<=[？。！।])\s*/u)
    .filter((sentence) => /[?？؟]\s*$/u.test(sentence) || askingClauses(sentence).length > 0)
    .join(' ');

/** In the order of the questions, as far as they can be told apart. */
const inOrder = (targets: readonly DealTarget[], text: string, read: Reader): DealTarget[] => {
  const clauses = targets.length < 2 ? [] : askingClauses(text).map((clause) => read(clause, null));
  const placeOf = (target: DealTarget): number => {
    const at = clauses.findIndex(({ asks }) =>
      asks.some(({ ask, share }) => ask === target && share >= SURE_IN_PART),
    );
    return at < 0 ? clauses.length : at;
  };
  return targets
    .map((target, at) => ({ target, key: placeOf(target), at }))
    .toSorted((a, b) => a.key - b.key || a.at - b.at)
    .map(({ target }) => target);
};

/** What was asked of the deal before, which goes on with what is told now. */
const askedBefore = ({ last, pending }: DialogueState): DealTarget[] => {
  const call = pending?.tool === 'deal' ? pending : last?.tool === 'deal' ? last : null;
  const asks: unknown = call?.arguments.asks;
  return Array.isArray(asks) ? DEAL_TARGETS.filter((target) => asks.includes(target)) : [];
};

/** 'Does Queensland have a first home discount on duty at 900k?': the duty of the price that is named with it. */
const isDutyOf = (text: string, priceAud: number): boolean =>
  askingClauses(text)
    .map(plainText)
    .some(
      (clause) =>
        FIRST_HOME.test(clause) &&
        DUTY_ALONE.test(clause) &&
        findAmounts(clause).some(({ value }) => value === priceAud),
    );

export type Asked = {
  targets: DealTarget[];
  /** Something else is asked more surely. */
  isBeside: boolean;
  /** They were asked before, and what is told now goes on with them. */
  isGoingOn: boolean;
  /** Words ask for one of them, whatever was learnt. */
  isInWords: boolean;
};

/** What a message asks of the deal; what it puts right or adds is asked as before. */
export const askedTargets = (
  { asks }: LearntReading,
  text: string,
  before: DialogueState,
  isNews: boolean,
  read: Reader,
  told: DealFacts,
): Asked => {
  const sure = wantedIn({ amounts: [], asks });
  const asking = plainText(askingClauses(text).join(' '));
  const isOfDuty = asksPurchaseTax({ text }, before) || asksDutyInTotal({ text }, before.foreign);
  const isTax =
    told.priceAud !== undefined && told.saleAud === undefined && (isOfDuty || isDutyOf(text, told.priceAud));
  // 'How much would I pay of tax?' asks for no repayment.
  const isRepaid = ASKS_REPAYMENT.test(asking);
  // Rent that is told beside a question is asked nothing of.
  const learnt = sure.flatMap(({ ask }) =>
    isDealTarget(ask) &&
    (ask !== 'rentshare' || OF_RENT.test(asking)) &&
    !(isTax && (NOT_DUTY.has(ask) || (ask === 'repay' && !isRepaid)))
      ? [ask]
      : [],
  );
  const inWords = [
    ...targetsInWords(asking, told, plainText(sentencesAsked(text))),
    ...(isTax ? (['duty'] as const) : []),
  ];
  const stood = new Set<DealTarget>(inWords.flatMap((target) => STANDS_FOR[target] ?? []));
  const targets = [...new Set([...inWords, ...learnt.filter((target) => !stood.has(target))])];
  const isInWords = inWords.length > 0;
  const best = isInWords ? 1 : Math.max(0, ...sure.map(({ ask, share }) => (isDealTarget(ask) ? share : 0)));
  const isBeside = sure.some(({ ask, share }) => !isDealTarget(ask) && share > best);
  if (targets.length > 0)
    return {
      targets: isInWords ? targets : inOrder(targets, text, read),
      isBeside,
      isGoingOn: false,
      isInWords,
    };
  // How much duty there is goes on with nothing else.
  const isOfDutyAsked = askingClauses(text)
    .map(plainText)
    .some((clause) => DUTY_ALONE.test(clause) && HOW_MUCH.test(clause));
  const isGoingOn = isNews && !isBeside && !isOfDutyAsked;
  return { targets: isGoingOn ? askedBefore(before) : [], isBeside, isGoingOn: true, isInWords };
};
