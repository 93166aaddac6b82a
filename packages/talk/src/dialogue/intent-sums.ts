import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { plainText } from '../understanding/clean-text.ts';
import { findShares } from '../understanding/rates.ts';
import type { Understanding } from '../understanding/understand.ts';
import { ASKS_REACH, INTEREST_ONLY } from './asked-sum-words.ts';
import { EXTRA, movedRate, OFFSET } from './fill-repayments.ts';
import { isLetHomeCosted, yearlyCostsIn } from './fill-return.ts';
import { firstHomeIn } from './first-home.ts';
import { isLoanNeededAsked } from './loan-needed.ts';
import { lowEndIn } from './low-end.ts';
import { asksPurchaseTax } from './purchase-tax.ts';
import { type Signs, signsOf } from './signs.ts';
import { asksSooner, paidInstead } from './soon-done.ts';
import type { DialogueState } from './state.ts';
import { anyFlow, hasStock, knownPrice as priceKnown } from './sum-amounts.ts';
import {
  ASKS_DTI,
  ASKS_EACH,
  ASKS_REPAYMENT,
  ASKS_RETURN,
  ASKS_TO_SAVE,
  ASKS_UPFRONT,
  ASKS_VIEWING,
  JUDGES_ASKED,
  JUDGES_PRICE,
  NET,
} from './sum-words.ts';

const FEW_WORDS = 12;
/** Longer ones are ages and histories. */
const LONGEST_TERM = 41;

const knownPrice = (before: DialogueState): boolean => priceKnown(before).priceAud !== undefined;

const knownLoan = (before: DialogueState): boolean =>
  before.loan.loanAud !== undefined || before.loan.depositAud !== undefined || knownPrice(before);

/** 'At 6.2 over 30 years', after a repayment: the same sum with other terms. */
const isOtherTerm = (heard: Understanding, { last }: DialogueState): boolean =>
  last?.tool === 'repayments' &&
  heard.places.length === 0 &&
  (heard.ratePercent !== null ||
    (heard.termYears ?? LONGEST_TERM) < LONGEST_TERM ||
    findShares(plainText(heard.text)).length > 0);

/** 'It should be a 30 year loan', after what can be borrowed. */
const isOtherLoan = (heard: Understanding, { last }: DialogueState): boolean =>
  last?.tool === 'borrowing_power' && heard.places.length === 0 && heard.termYears !== null;

/** 'No, I mean the house for 770,000', of what it costs: the same sum at that price. */
const MEANT =
  /^\W*(?:(?:no|nope|nah|nein|non|nao|нет|不是?|いや|違|아니|لا|नहीं)\P{L}{0,3}.{0,6})?(?:\b(?:i (?:mean|meant)|ich mein\w+|(?:quiero|queria) decir|me refiero|je (?:veux|voulais) dire|je parle d|intend(?:o|evo)|volevo dire|quero dizer|quis dizer)|я (?:имею|имел\p{L}*) в виду|我(?:是说|指|说的是)|のことです|말은|أقصد|اقصد|मतलब|मेरा मतलब)/u;
const PRICE_SUMS: ReadonlySet<AssistantTool> = new Set(['upfront_costs', 'repayments']);
const isPriceMeant = (text: string, heard: Understanding, { last }: DialogueState): boolean =>
  last !== null && PRICE_SUMS.has(last.tool) && hasStock(heard) && MEANT.test(text);

/** 'The 420 is only the car, we live on 4,200', after what can be borrowed. */
const isOtherHousehold = (heard: Understanding, signs: Signs, { last }: DialogueState): boolean =>
  last?.tool === 'borrowing_power' &&
  heard.places.length === 0 &&
  (signs.money('expenses') || signs.money('debts')) &&
  !signs.money('value') &&
  !signs.money('loan') &&
  !signs.has('lvr', 'comply', 'rent');

/** Which of the two: 'the loan is 490k', after what a loan costs a month. */
const isOtherAmount = (signs: Signs, { last }: DialogueState): boolean =>
  last?.tool === 'repayments' &&
  signs.places === 0 &&
  (signs.money('loan') || signs.money('deposit')) &&
  !signs.money('income') &&
  !signs.has('lvr', 'borrowingPower', 'comply');

/** 'Is that bad?', 'is that high?', of a ratio that was told. */
const JUDGES_IT =
  /^\W*(?:and |so |ok |okay )*(?:is|are|would) (?:that|it|this) (?:bad|good|high|low|too high|too much|ok|okay|a lot|normal)\b/;

/** 'Does that include the deposit?' */
const INCLUDED =
  /\binclud\w+|incluye\w*|compris|inclus|enthalten|compres[oa]|inclui\w*|включ\p{L}*|含(?:め|む|まれ)|포함|包括|包含|يشمل|शामिल/u;

/** After these 'too much' is said of a loan, and not of a home. */
const OF_A_LOAN: ReadonlySet<AssistantTool> = new Set([
  'repayments',
  'lvr',
  'borrowing_power',
  'dti',
  'compliance',
  'upfront_costs',
  'investment_return',
  'quick_sum',
]);

/** Of a market, and 'what's a fair price?', which asks for the value. */
const NOT_JUDGED =
  /\b(?:market|suburb|area|medians?|houses|units|homes)\b|\bwhat(?:'?s| is| would be| could be)? (?:a|the) (?:fair|good|right|reasonable|realistic|decent)\b/;

/** 'Is what they ask reasonable?': of a home that is named or spoken of, whose price can be looked up. */
const isAskingJudged = (text: string, signs: Signs, { last, address, listed }: DialogueState): boolean => {
  if (signs.amounts > 0 || signs.has('why', 'loan', 'income') || NOT_JUDGED.test(text)) return false;
  const hasAddress = signs.addresses > 0 || (signs.places === 0 && (address !== null || listed.length === 1));
  if (!hasAddress) return false;
  return JUDGES_ASKED.test(text) || (JUDGES_PRICE.test(text) && !OF_A_LOAN.has(last?.tool ?? 'help'));
};

/** 'An extra 500 a month', '40k in an offset': of a loan that is named or known. */
const isPaidBeside = (text: string, heard: Understanding, before: DialogueState): boolean => {
  const isOwed =
    before.loan.loanAud !== undefined ||
    heard.money.some(({ role }) => role === 'loan' || role === 'debts') ||
    (hasStock(heard) && (heard.ratePercent ?? heard.termYears) !== null);
  if (!isOwed || heard.places.length > 0) return false;
  if (heard.money.some(({ role }) => role === 'extra' || role === 'offset')) return true;
  if (asksSooner(heard)) return anyFlow(heard) || paidInstead(heard, before) !== undefined;
  return (anyFlow(heard) && EXTRA.test(text)) || (OFFSET.test(text) && heard.money.length > 0);
};

/** Figures of a loan or of a rented home that say by themselves which sum is meant, whatever places they stand beside. */
export const isSumToldOut = (heard: Understanding, before: DialogueState): boolean => {
  const text = plainText(heard.text);
  if (ASKS_RETURN.test(text) && anyFlow(heard) && hasStock(heard)) return true;
  if (isLetHomeCosted(heard, before)) return true;
  return isPaidBeside(text, heard, before) && heard.money.length > 0;
};

/** Costs of a home whose rent was told, or what it brings after them. */
const isOfLetHome = (text: string, heard: Understanding, before: DialogueState): boolean => {
  if (before.loan.rentWeeklyAud === undefined || !knownPrice(before)) return false;
  const isLast = before.last?.tool === 'investment_return';
  if (yearlyCostsIn(heard, isLast) !== undefined) return isLast || NET.test(text) || ASKS_RETURN.test(text);
  return (
    NET.test(text) && ASKS_RETURN.test(text) && heard.money.length === 0 && before.loan.costsAud !== undefined
  );
};

/** A sum that the words ask for; null where they ask for none. What is given and what is asked choose it together. */
export const sumOf = (heard: Understanding, before: DialogueState): AssistantTool | null => {
  const text = plainText(heard.text);
  const signs = signsOf(heard);
  const isPriced = hasStock(heard) || heard.quoted !== '';
  const hasHome =
    signs.places > 0 || before.address !== null || before.location !== null || heard.quoted !== '';
  if (ASKS_DTI.test(text) && (hasStock(heard) || before.loan.loanAud !== undefined) && signs.amounts > 0)
    return 'dti';
  if (before.last?.tool === 'dti' && JUDGES_IT.test(text)) return 'dti';
  // 'No, debts 682k all up, income 183k': the same with other figures.
  if (before.last?.tool === 'dti' && signs.places === 0 && (signs.money('debts') || signs.money('income')))
    return 'dti';
  if (ASKS_RETURN.test(text) && anyFlow(heard) && (hasStock(heard) || knownPrice(before)))
    return 'investment_return';
  if (isLetHomeCosted(heard, before) || isOfLetHome(text, heard, before)) return 'investment_return';
  if (
    before.last?.tool === 'investment_return' &&
    signs.places === 0 &&
    heard.words < 12 &&
    signs.amounts === 0
  )
    return ASKS_RETURN.test(text) || /\bnet\b|liquid|nett|neto|чист|実質|순|净|صاف|नेट/u.test(text)
      ? 'investment_return'
      : null;
  if (before.last?.tool === 'upfront_costs' && INCLUDED.test(text) && signs.amounts === 0)
    return 'upfront_costs';
  // 'It's our first place': of the duty that was told.
  if (
    before.last?.tool === 'upfront_costs' &&
    heard.words <= FEW_WORDS &&
    signs.amounts === 0 &&
    firstHomeIn(heard) !== null
  )
    return 'upfront_costs';
  if (isPriceMeant(text, heard, before) && before.last) return before.last.tool;
  const isOwnSaid = signs.money('deposit') || heard.money.length > 1;
  if (isLoanNeededAsked(heard, before, isOwnSaid) && (hasStock(heard) || knownPrice(before)))
    return 'upfront_costs';
  const isOfDuty = before.told.includes('stampDuty') && hasStock(heard) && signs.places === 0;
  if (isOfDuty && heard.words <= FEW_WORDS) return 'upfront_costs';
  // 'How much do I pay?', of the duty that was just explained.
  const isDutyMeant = before.told.includes('stampDuty') && knownPrice(before) && signs.amounts === 0;
  if (isDutyMeant && heard.words <= FEW_WORDS && signs.has('howMuch')) return 'upfront_costs';
  if ((ASKS_UPFRONT.test(text) || asksPurchaseTax(heard, before)) && (hasStock(heard) || knownPrice(before)))
    return 'upfront_costs';
  if (
    (ASKS_REPAYMENT.test(text) || (ASKS_EACH.test(text) && !signs.has('rent'))) &&
    (hasStock(heard) || knownLoan(before) || anyFlow(heard)) &&
    !signs.money('income')
  )
    return 'repayments';
  if (isPaidBeside(text, heard, before)) return 'repayments';
  if (isOtherTerm(heard, before)) return 'repayments';
  if (isOtherLoan(heard, before)) return 'borrowing_power';
  if (isOtherAmount(signs, before)) return 'repayments';
  if (isOtherHousehold(heard, signs, before)) return 'borrowing_power';
  if (INTEREST_ONLY.test(text) && before.last?.tool === 'repayments') return 'repayments';
  if (ASKS_REACH.test(text) && signs.money('deposit') && !signs.money('income') && !signs.money('value'))
    return 'borrowing_power';
  if (before.last?.tool === 'dti' && signs.amounts === 0 && movedRate(heard, before) !== undefined)
    return 'repayments';
  if (lowEndIn(heard, before) !== undefined && (heard.percentages.length > 0 || signs.has('lvr')))
    return 'lvr';
  const isJudged = JUDGES_PRICE.test(text) || JUDGES_ASKED.test(text);
  if (isJudged && isPriced && hasHome && !signs.money('income') && !signs.money('loan')) return 'price_check';
  if (isAskingJudged(text, signs, before)) return 'price_check';
  if (ASKS_TO_SAVE.test(text) && (before.search !== null || before.last !== null) && signs.amounts === 0)
    return 'save_search';
  if (ASKS_VIEWING.test(text)) return 'hand_over';
  return null;
};
