import { DUTY, OWNED_SHARE } from '../guide/heir-topic-words.ts';
import { findAmounts } from '../understanding/amounts.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { amountsIn } from './fill-quick-sum.ts';
import type { Call, Decision, DialogueState } from './state.ts';
import { wholeCall } from './whole-call.ts';

const LEAST_AUD = 30_000;
const THIRD =
  /\bthird\b|\bun tercio\b|\bun tiers\b|\bdrittel\b|\bun terzo\b|\bum terco\b|треть|三分之一|3分の1|3분의 ?1|ثلث|तिहाई/u;
const QUARTER =
  /\bquarter\b|\bun cuarto\b|\bun quart\b|\bviertel\b|\bun quarto\b|\bum quarto\b|четверт|四分之一|4分の1|4분의 ?1|ربع|चौथाई/u;
const partOf = (text: string): number => (THIRD.test(text) ? 3 : QUARTER.test(text) ? 4 : 2);

const SHARE = new RegExp(`(?:${OWNED_SHARE})`, 'gu');
/** 'My sister's half (300k)', 'her half for 300k': the amount is what the share costs. */
const PRICE_FOLLOWS = 16;
const sharePriceIn = (text: string): number | undefined => {
  const amounts = findAmounts(text).filter(({ value, isMoney }) => isMoney || value >= LEAST_AUD);
  for (const { index, 0: words } of text.matchAll(SHARE)) {
    const end = index + words.length;
    const next = amounts.find(({ start }) => start >= end && start - end <= PRICE_FOLLOWS);
    const between = next ? text.slice(end, next.start) : '';
    if (next && next.value >= LEAST_AUD && !OF_WHOLE.test(between)) return next.value;
  }
  return undefined;
};
/** 'My half of the 900k house', 'his half, worth 900k all up' */
const OF_WHOLE =
  /\b(?:of|worth|de|del|della|di|du|da|do|von|vom|vale|vaut|wert)\b|от|стои|的|の|의|من|का|की|के/u;

/** What the home was told to be worth. */
const valueOfHome = ({ visited, address, location, figures, last }: DialogueState): number | undefined => {
  const told = visited.find(({ name }) => name === address || name === location)?.priceAud;
  const found = last?.tool === 'assess' ? figures.valueAud : undefined;
  return told ?? (typeof found === 'number' ? found : undefined);
};

/** So near a share of what it is worth that it is that share: 'like 300k', of 598,011. */
const NEAR = 0.12;

/** What the share that is bought comes to: its own price, or its part of what the home is worth; undefined where neither is known. */
const shareAud = (heard: Understanding, before: DialogueState): number | undefined => {
  const text = plainText(heard.text);
  const own = sharePriceIn(text);
  if (own !== undefined) return own;
  const { last, told } = before;
  const isTold = told.includes('shareBought') && last?.tool === 'upfront_costs' && heard.money.length === 0;
  // The duty on the share was told: its price is not shared once more, unless they say that it was that of the whole.
  if (isTold && typeof last.arguments.priceAud === 'number' && !ONLY_HALF.test(text))
    return last.arguments.priceAud;
  const part = partOf(text);
  const value = valueOfHome(before);
  if (value !== undefined) {
    const share = Math.round(value / part);
    const said = heard.money.find(({ aud }) => Math.abs(aud - share) <= share * NEAR);
    const isWholeSaid = heard.money.some(({ aud }) => aud > share * (1 + NEAR));
    if (said || !isWholeSaid) return said?.aud ?? share;
  }
  const { priceAud } = amountsIn(heard, before);
  return typeof priceAud === 'number' ? Math.round(priceAud / part) : undefined;
};

/** Who buys a share is no first home buyer in the eyes of the table: the general rate is told. */
const dutyOf = (priceAud: number, heard: Understanding, before: DialogueState): Call | null => {
  const { state, address } = wholeCall('upfront_costs', heard, before).arguments;
  if (state === undefined && address === undefined) return null;
  return {
    tool: 'upfront_costs',
    arguments: { priceAud, ...(state === undefined ? { address } : { state }), dutyOnly: true },
  };
};

const HALF = String.raw`\bhalf\b|\bmitad\b|\bmoitie\b|\bhalfte\b|\bmeta\b|\bmetade\b|половин\p{L}*|一半|半分|절반|نصف|आध[ाे]`;
const ALONE_HALF = new RegExp(HALF, 'u');
const ONLY = String.raw`\b(?:only|just|solo|seulement|nur|apenas)\b|только|只|だけ|만|فقط|सिर्फ|केवल`;
/** 'Only my half': the one word is said of the other; 'I just asked' says nothing of it. */
const ONLY_HALF = new RegExp(
  String.raw`\bhalf of (?:that|it)\b|(?:${ONLY}).{0,16}(?:${HALF})|(?:${HALF}).{0,6}(?:${ONLY})`,
  'u',
);
/** 'No, only my half, so half of that', after the duty on a share was told. */
const isPutRight = (text: string, { told }: DialogueState): boolean =>
  told.includes('shareBought') && (ALONE_HALF.test(text) || DUTY_SAID.test(text));
const DUTY_SAID = new RegExp(`(?:${DUTY})`, 'u');

/** The duty on a share that is bought from who owns or inherited with them: told with its rule, and worked out where it can be. */
export const shareBoughtDecision = (
  asked: boolean,
  heard: Understanding,
  before: DialogueState,
): Decision | null => {
  if (!asked && !isPutRight(plainText(heard.text), before)) return null;
  const priceAud = shareAud(heard, before);
  const call = priceAud === undefined ? null : dutyOf(priceAud, heard, before);
  if (!call) return asked ? { kind: 'tell', topics: ['shareBought'] } : null;
  return asked ? { kind: 'call', call, topics: ['shareBought'] } : { kind: 'call', call };
};
