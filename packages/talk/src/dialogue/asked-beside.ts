import { dealAbout } from '../deal/deal-decision.ts';
import { isDealTarget } from '../deal/deal-facts.ts';
import { lastTopicOf } from '../deal/last-topic.ts';
import { isAskedByName } from '../guide/guide-topics.ts';
import { asksAnswered } from '../reading/asks-answered.ts';
import type { Ask } from '../reading/learnt-labels.ts';
import { isOpen, wantedIn } from '../reading/weigh.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { decisionFor } from './as-asked.ts';
import type { Knowledge } from './knowledge.ts';
import { isSubject } from './place-text.ts';
import type { Decision, DialogueState } from './state.ts';
import { toCall } from './to-call.ts';
import { wholeCall } from './whole-call.ts';

/** So sure that it is answered though nothing else shows a second question. */
const SURE_BESIDE = 0.7;
/** Fewer words go on with what was asked. */
const FEWEST_WORDS = 8;
/** Amounts that are only spoken of are taken for these: they are answered where their own words ask for them. */
const BY_WORDS_ALONE: ReadonlySet<Ask> = new Set(['fair', 'gap']);

const besideFor = (ask: Ask, said: Understanding, before: DialogueState): Decision | null => {
  if (ask === 'gains') return { kind: 'tell', topics: ['cgt'] };
  if (ask === 'return') return toCall(said, wholeCall('investment_return', said, before));
  return decisionFor(ask, said, before);
};

const isMove = (decision: Decision): boolean =>
  decision.kind === 'call' && decision.call.tool === 'quick_sum' && decision.call.arguments.sum === 'move';

const tellsEnough = (decision: Decision): boolean => {
  const asks: unknown =
    decision.kind === 'call' && decision.call.tool === 'deal' ? decision.call.arguments.asks : null;
  return Array.isArray(asks) && asks.includes('enough');
};

const BY_ADDRESS: ReadonlySet<string> = new Set(['hazard', 'assess']);
const isPlaceText = (text: unknown): boolean => typeof text === 'string' && !/^\S*\d/.test(text);
/** 'The address is 14 River St': asked for after the answer for its suburb, it is answered beside what else is asked. */
const addressGiven = (
  decided: readonly Decision[],
  said: Understanding,
  { last }: DialogueState,
): Decision[] => {
  const home = said.places.find((place) => place.kind === 'address');
  if (!last || !BY_ADDRESS.has(last.tool) || !isPlaceText(last.arguments.address) || !home?.locality)
    return [];
  const { name, state, postcode } = home.locality;
  if (last.arguments.address !== `${name} ${state} ${postcode}`) return [];
  const address = `${home.line}, ${name} ${state} ${postcode}`;
  const isAnswered = decided.some((decision) => decision.kind === 'call' && decision.call.tool === last.tool);
  return isAnswered ? [] : [toCall(said, { tool: last.tool, arguments: { ...last.arguments, address } })];
};

/** 'Value, range, comps and date': sales are no value. Only of a home that was not valued yet. */
const valueBesideSales = (
  decided: readonly Decision[],
  said: Understanding,
  before: DialogueState,
): Decision[] => {
  const sales = decided.find((decision) => decision.kind === 'call' && decision.call.tool === 'comparables');
  const isValued = decided.some(
    (decision) => decision.kind === 'call' && TELLS_VALUE.has(decision.call.tool),
  );
  if (sales?.kind !== 'call' || isValued || !ASKS_VALUE.test(plainText(said.text))) return [];
  const { address } = sales.call.arguments;
  const wasTold = before.figures.valueAud !== undefined && before.address === address;
  return wasTold ? [] : [toCall(said, { tool: 'assess', arguments: sales.call.arguments })];
};
const TELLS_VALUE: ReadonlySet<string> = new Set(['assess', 'price_check', 'explain_value']);
const ASKS_VALUE =
  /\b(?:avm|valuation (?:figure|range)|(?:value|price|confidence) range|worth|value|estimate)\b|\b(?:valor|vale|tasacion|rango)\b|\b(?:valeur|vaut|estimation|fourchette)\b|\b(?:wert|schatzwert|spanne)\b|\b(?:valore|intervallo|stima)\b|\b(?:avaliacao|faixa)\b|стоимост\p{L}*|стоит|оценк\p{L}*|диапазон|估值|价值|值多少|区间|価値|査定額|評価額|範囲|가치|평가액|범위|(?:ال)?قيمة|نطاق|मूल्य|वैल्यू|दायरा/u;

/** What a message surely asks that none of these decisions answers, as far as we can: it gets a part of its own. */
export const askedBeside = (
  decided: readonly Decision[],
  said: Understanding,
  before: DialogueState,
  knowledge: Pick<Knowledge, 'read'>,
): Decision[] => {
  // Homes in Spain are none of ours, whatever is asked of them.
  const isElsewhere = said.places.some(({ kind }) => kind === 'foreign');
  const value = valueBesideSales(decided, said, before);
  if (value.length > 0) return value;
  const isAnswered = decided.every((decision) => isOpen(decision) && decision.kind !== 'decline');
  if (!knowledge.read || said.words < FEWEST_WORDS || isElsewhere || !isAnswered) return [];
  const answered = new Set(decided.flatMap((decision) => [...asksAnswered(decision)]));
  // Selling and buying is one sum, which tells the duty in it.
  if (decided.some(isMove)) answered.add('duty');
  // 'Is 110k enough, yes or no?' has one verdict.
  if (decided.some(tellsEnough)) answered.add('afford');
  // What a valuer costs and how long that takes is no sum of theirs.
  const isByName = decided.some(
    (decision) => decision.kind === 'tell' && decision.topics.some(isAskedByName),
  );
  if (isByName && said.money.length === 0 && !said.places.some(isSubject)) return [];
  const missing = wantedIn(knowledge.read(said.text, lastTopicOf(before)))
    .filter(({ ask, share }) => share >= SURE_BESIDE && !answered.has(ask) && !BY_WORDS_ALONE.has(ask))
    .map(({ ask }) => ask);
  const ofDeal = missing.filter((ask) => isDealTarget(ask));
  const deal = ofDeal.length === 0 ? null : dealAbout(ofDeal, said, before, knowledge);
  const others = missing.map((ask) => besideFor(ask, said, before));
  return [...addressGiven(decided, said, before), deal, ...others].filter(
    (decision): decision is Decision => decision?.kind === 'call' || decision?.kind === 'tell',
  );
};
