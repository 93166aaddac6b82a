import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { Call, DialogueState, ToolArguments } from '../dialogue/state.ts';
import { ASKS_EACH, ASKS_REPAYMENT, ASKS_RETURN, ASKS_UPFRONT } from '../dialogue/sum-words.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { type Purse, purseOf } from './purse.ts';

/** What can be spent or borrowed, in any language. */
const ASKS_BUDGET =
  /\b(?:price range|(?:max(?:imum)?|our|my|what'?s (?:my|our|the)) budget|budget (?:for|should|could|max)|borrow(?:ing)? (?:capacity|power|limit)|how much (?:can|could|would|will|do|am) (?:i|we|the bank|they|a bank|he|she)\b.{0,24}\b(?:borrow|lend|get|afford|spend|give|loan)|(?:can|could|would) (?:i|we|he|she|they)\b.{0,16}\b(?:afford|buy|manage|get (?:a )?(?:loan|mortgage))|(?:is|would) (?:it|that) (?:be )?(?:possible|doable|realistic|enough)|what (?:can|could) (?:i|we) (?:buy|get|afford|look at)|(?:enough|too little) (?:to|for)|max(?:imum)? (?:borrow|loan|purchase|price)|how much house|serviceab\w+)\b|cuanto (?:me|nos) (?:presta|dan|da el banco)|(?:puedo|podemos|alcanza\w*|me da) (?:para )?(?:comprar|pedir|la casa)?|combien .{0,12}(?:emprunter|peut-on|prete)|budget max|(?:on|je) peut? (?:acheter|emprunter)|jouable|wie ?viel .{0,20}(?:leihen|kriegen|bekomm|kredit|bank)\w*|konnen wir uns|reicht (?:das|es)|quanto (?:mi|ci) (?:presta|da la banca|danno)|posso (?:comprare|permettermi)|ci arrivo|da (?:pra|para) comprar|quanto (?:o banco|consigo|posso) (?:empresta|financiar|pegar)?|сколько (?:даст|дадут|могу (?:взять|занять))|хватит (?:ли)?|いくら(?:まで)?(?:借り|買え)|買え(?:る|ます)|足り(?:る|ます)|얼마(?:까지)? ?(?:빌|대출)|살 수 있|부족할|最多(?:能)?(?:贷|借)|能贷|能借|可以贷|够(?:吗|不够)|买得起|能买|كم (?:أقترض|يمكنني|يعطيني)|الحد الأقصى للقرض|هل (?:يكفي|أستطيع)|कितना (?:लोन|उधार|मिल|देगा)|खरीद सक|le sakte/u;

/** What must be there in cash. */
const ASKS_CASH =
  /\b(?:how much|what)\b.{0,24}\bcash\b|\bcash (?:needed|required|do (?:i|we) need)|\ball up\b|\bon settlement day\b|\b(?:short|over|enough)\b.{0,12}\b(?:short|over|or|cover)\b|\bput together\b|\bout of pocket\b|\bto get in\b|\bcombien en cash\b|manque combien|was fehlt|quanto (?:mi|ci) manca|quanto falta|сколько не хватает|いくら足り|얼마 부족|还差多少|准备多少(?:钱)?|كم ينقصني|कितना (?:कैश|पैसा)/u;

type Candidate = { tool: AssistantTool; score: number; isPossible: boolean };

const has = (from: ToolArguments, ...names: string[]): boolean =>
  names.some((name) => from[name] !== undefined);
const when = (is: boolean, points: number): number => (is ? points : 0);

/** Words, amounts and what went before, each with its weight; what cannot be worked out cannot be meant. */
const candidates = (text: string, { fresh, known }: Purse, last: Call | null): Candidate[] => {
  const isBudget = ASKS_BUDGET.test(text);
  const isEach = ASKS_REPAYMENT.test(text) || ASKS_EACH.test(text);
  const isCash = ASKS_UPFRONT.test(text) || ASKS_CASH.test(text);
  const isReturn = ASKS_RETURN.test(text);
  return [
    {
      tool: 'borrowing_power',
      score:
        when(isBudget, 3) +
        when(has(fresh, 'incomeAud'), 2) +
        when(has(fresh, 'depositAud'), 1) +
        when(last?.tool === 'borrowing_power', 0.5),
      isPossible: has(known, 'incomeAud'),
    },
    {
      tool: 'repayments',
      score:
        when(isEach, 3.5) +
        when(has(fresh, 'loanAud'), 1) +
        when(has(fresh, 'ratePercent', 'termYears'), 1) +
        when(last?.tool === 'repayments', 1),
      isPossible: has(known, 'loanAud', 'priceAud') && !has(fresh, 'incomeAud'),
    },
    {
      tool: 'upfront_costs',
      score: when(isCash, 3.2) + when(has(fresh, 'priceAud'), 0.5) + when(last?.tool === 'upfront_costs', 1),
      isPossible: has(known, 'priceAud'),
    },
    {
      tool: 'investment_return',
      score:
        when(isReturn, 3) +
        when(has(fresh, 'rentWeeklyAud'), 2) +
        when(last?.tool === 'investment_return', 0.5),
      isPossible: has(known, 'rentWeeklyAud') && has(known, 'priceAud'),
    },
    {
      tool: 'lvr',
      score: when(has(fresh, 'loanAud', 'depositAud'), 1.5) + when(last?.tool === 'lvr', 1),
      isPossible:
        has(fresh, 'loanAud', 'depositAud') && has(known, 'priceAud', 'valueAud') && !has(fresh, 'incomeAud'),
    },
  ];
};

export type SumReading = { tool: AssistantTool; score: number; purse: Purse };

/** Asked for in so many words. */
export const ASKED = 3;
/** Figures that were only told: what they allow to be worked out is the answer. */
export const VOLUNTEERED = 1.5;

/** The sum that a message most likely wants, by all that it says and all that was said; null where it wants none. */
export const sumReading = (heard: Understanding, before: DialogueState): SumReading | null => {
  const purse = purseOf(heard, before);
  const [best] = candidates(plainText(heard.text), purse, before.last)
    .filter(({ isPossible, score }) => isPossible && score >= VOLUNTEERED)
    .sort((a, b) => b.score - a.score);
  return best ? { tool: best.tool, score: best.score, purse } : null;
};

/** What a purse says of the arguments of a tool, where the message itself did not. */
export const fromPurse = (tool: AssistantTool, { known, fresh }: Purse): ToolArguments => {
  const take = (...names: string[]): ToolArguments =>
    Object.fromEntries(names.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])));
  switch (tool) {
    case 'borrowing_power':
      return take('incomeAud', 'depositAud', ...(fresh.priceAud === undefined ? [] : ['priceAud']));
    case 'repayments':
      return take(...(known.loanAud === undefined ? ['priceAud', 'depositAud'] : ['loanAud']));
    case 'upfront_costs':
      return take('priceAud', 'depositAud');
    case 'investment_return':
      return take('priceAud', 'rentWeeklyAud');
    default:
      return {};
  }
};
