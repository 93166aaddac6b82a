import type { Call, Decision, DialogueState } from '../dialogue/state.ts';
import { wantedIn } from '../reading/weigh.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { isOfMoney } from './deal-decision.ts';
import type { DealFacts } from './deal-facts.ts';
import type { DealSaid } from './deal-said.ts';

/** 'Does that change it?', 'how much now?', 'redo it', 'you still haven't counted the car', in all languages. */
const ASKS_ANEW = new RegExp(
  [
    String.raw`\b(?:does|do|will|would|did|how (?:does|do|would|will)) (?:that|this|it|they|those)\b[^.?!]{0,24}\b(?:change|affect|matter|make (?:a|any) difference|hurt|help)\b`,
    String.raw`\b(?:what|how much)(?: (?:is|about|would|can|could) (?:it|that|we|i|(?:we|i) (?:get|borrow)))?(?: be)? now\b|\band now\s*\?|\b(?:redo|re-?calculate|recalc|re-?run|rework)\b|\b(?:work|run|do|figure) (?:it|that|this|them) (?:out )?again\b|\bstart (?:again|over)\b|\bupdate (?:it|that|the)\b`,
    String.raw`\b(?:still )?(?:have ?n'?t|has ?n'?t|did ?n'?t|not) (?:yet )?(?:count|counted|include|included|add|added|take|taken)\b|\b(?:you )?(?:forgot|missed|left out|ignored) (?:the|my|our)\b`,
    String.raw`andert (?:das|sich|dies)|(?:wie ?viel|was|und) jetzt|neu (?:be)?rechne|rechne\p{L}* (?:\p{L}+ )?(?:noch ?mal|neu)|nochmal rechn|vergessen`,
    String.raw`\bcambia (?:algo|eso|esto|qualcosa|niente)|(?:y|cuanto|que) ahora\b|recalcul\p{L}*|(?:haz|haga|hagan)\p{L}* de nuevo|vuelv\p{L}+ a calcular`,
    String.raw`(?:ca|cela) change|change (?:quelque chose|la donne)|(?:et|combien) maintenant|refai\p{L}*`,
    String.raw`(?:e|quanto) (?:adesso|ora)\b|rifa\p{L}+|rifai|ricalcol\p{L}*`,
    String.raw`\bmuda (?:algo|alguma coisa|isso)|(?:e|quanto)(?: fica)? agora\b|refa[zc]\p{L}*`,
    String.raw`(?:что-то|это|что) (?:меня|измен)\p{L}*|(?:а|сколько) теперь|пересчит\p{L}*|не учли`,
    '(?:现在|那)(?:能|可以)?(?:贷|借|还)?多少|重新?(?:算|计算)|再算|有(?:什么)?影响|会变|没算',
    '計算し直|再計算|変わり(?:ます|ましょう)|今度はいくら|含まれていま',
    '다시 ?계산|달라지|바뀌(?:나|는|어)|이제 얼마|빠졌',
    'احسبها|احسب(?:ي|وا)? (?:من جديد|مرة)|(?:هل|ب)يتغير|يغير شي|والآن كم|هلق كم',
    'अब कितन|फिर से (?:गिन|हिसाब|बता|निकाल)|दोबारा (?:गिन|हिसाब|बता)|फर्क|बदले?ग|जोड़ा नहीं',
  ].join('|'),
  'u',
);

/** What a household can borrow rests on these. */
const OF_HOUSEHOLD: readonly (keyof DealFacts)[] = [
  'incomesAud',
  'livingAud',
  'children',
  'commitmentsAud',
  'debtsAud',
  'ratePercent',
  'termYears',
  'rentPaidAud',
];
const isOfHousehold = (before: DealFacts, after: DealFacts): boolean =>
  OF_HOUSEHOLD.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/** They stand for what somebody pays on a loan. */
const OF_INSTALMENT = ['repaymentAud', 'repaymentMonthlyAud', 'paidAud', 'extraAud', 'rentWeeklyAud'];
const NO_INSTALMENT: ReadonlySet<string> = new Set(['living', 'commitment', 'income', 'rentOut']);
const WEEKS_A_MONTH = 52 / 12;
/** What they live on, earn or pay on something else was taken for an instalment, or for the rent of a home that is let. */
const isMisread = ({ arguments: args }: Call, { amounts }: DealSaid): boolean =>
  OF_INSTALMENT.some((name) => {
    const value = args[name];
    return (
      typeof value === 'number' &&
      amounts.some(
        (one) =>
          NO_INSTALMENT.has(one.role) &&
          [one.value, one.value / WEEKS_A_MONTH].some((aud) => Math.abs(aud - value) <= 1),
      )
    );
  });

/** The last sum again, where a message tells more of the household and asks for nothing else that it can be told. */
export const goneOn = (
  decision: Decision,
  told: DealSaid | null,
  { text }: Understanding,
  { last, deal }: DialogueState,
): Decision => {
  if (!told || last === null || told.facts.incomesAud === undefined) return decision;
  const again: Decision = { kind: 'call', call: { tool: 'borrowing_power', arguments: {} } };
  const isMoney = (decision.kind === 'call' || decision.kind === 'ask') && isOfMoneyOrLet(decision.call.tool);
  const isLost = decision.kind === 'decline' && decision.reason === 'notUnderstood';
  if (!isMoney && !isLost) return decision;
  if (isMoney && decision.call.tool === 'borrowing_power') return decision;
  if (isMoney && isMisread(decision.call, told)) return again;
  if (last.tool !== 'borrowing_power') return decision;
  const isAnew = ASKS_ANEW.test(plainText(text));
  const isNews = isOfHousehold(deal, told.facts);
  const isTold = wantedIn(told.reading).length === 0 && (decision.kind === 'ask' || isLost);
  return isNews && (isAnew || isTold) ? again : decision;
};
const isOfMoneyOrLet = (tool: Call['tool']): boolean => isOfMoney(tool) || tool === 'investment_return';
