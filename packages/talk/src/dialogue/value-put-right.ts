import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { MoneyRole } from '../understanding/money-roles.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Call, DialogueState } from './state.ts';

/** Sums whose amounts somebody may put right. */
const SUMS: ReadonlySet<AssistantTool> = new Set([
  'lvr',
  'borrowing_power',
  'repayments',
  'upfront_costs',
  'investment_return',
  'dti',
  'quick_sum',
  'compliance',
]);

const NUMBER =
  /(?<![\p{L}\d.,/])(?:a?\$\s?)?(\d+(?:[.,]\d+)*)\s?(k|m|mil|mila|mille|tsd|тыс|千|천|万|萬|만)?(?![\p{L}\d/])/giu;
const SCALES: Readonly<Record<string, number>> = {
  k: 1000,
  mil: 1000,
  mila: 1000,
  mille: 1000,
  tsd: 1000,
  тыс: 1000,
  千: 1000,
  천: 1000,
  万: 10_000,
  萬: 10_000,
  만: 10_000,
  m: 1_000_000,
};
/** Before what is not meant, and after it where a language says so there. */
const NOT_BEFORE =
  /(?:\b(?:not|isn'?t|wasn'?t|instead of|rather than|no|nicht|statt|kein\p{L}*|pas|et non|au lieu de|non|invece di|não|nao|em vez de|en vez de)|(?<!\p{L})(?:а не|не|вместо)|不是|而不是|别是|وليس|ليس|مش|مو|بدل)\s*(?:(?:son|es|sont|est|sind|ist|sono|e|è|são|sao|é|are|is|it'?s|that'?s) )?(?:the |de |di |a |an |con |com |mit |по |на |les |los |i )?(?:a?\$)?$/iu;
const NOT_AFTER =
  /^\s*(?:%|years?|ans|年|년)?\s*(?:नहीं|ではな[くい]|じゃな[くい]|(?:이|가)? ?아니(?:라|고|에요|예요|요|야)|말고)/iu;

/** 'No 5.8, not 6.5': the first no is said to the answer. */
const AT_START = /^\W*(?:no|non|nao|não|nein|нет)\W*$/iu;

type Said = { value: number; scale: number; isDenied: boolean };

const plainNumber = (digits: string): number => {
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits);
  return Number(isGrouped ? digits.replace(/[.,]/g, '') : digits.replace(',', '.'));
};

const numbersIn = (text: string): Said[] =>
  [...text.matchAll(NUMBER)].map((match) => {
    const { index } = match;
    const scale = SCALES[(match[2] ?? '').toLowerCase()] ?? 1;
    return {
      value: plainNumber(match[1] ?? ''),
      scale,
      isDenied:
        !AT_START.test(text.slice(0, index)) &&
        (NOT_BEFORE.test(text.slice(Math.max(0, index - 22), index)) ||
          NOT_AFTER.test(text.slice(index + match[0].length, index + match[0].length + 14))),
    };
  });

const MAGNITUDES = [1, 1000, 1_000_000];
const MOST_WORDS = 14;
const PUT_RIGHT = ['ratePercent', 'termYears'];

/** 'I said 5.9': what was told and not followed; where it stands beside what was answered. */
const I_SAID =
  /(?:\bi (?:said|told you|wrote|meant)|\b(?:te|le|ya) (?:dije|he dicho)|\b(?:he|habia) dicho|j'ai dit|je (?:t'|vous )?ai dit|ich (?:sagte|habe gesagt|meinte)|(?:ti |le )?(?:ho|avevo) detto|(?:eu )?(?:disse|falei)|(?:я (?:же )?)?(?:сказал|писал|говорил)\p{L}*|言い?(?:った|いました)|말했|说(?:了|的是)|قلت|कहा)/iu;
const asSaid = (text: string): Said[] => {
  const said = numbersIn(text);
  const at = I_SAID.exec(text)?.index;
  if (at === undefined || said.some(({ isDenied }) => isDenied) || said.length !== 2) return said;
  const told = numbersIn(text.slice(at))[0];
  return told ? said.map((one) => ({ ...one, isDenied: one.value !== told.value })) : said;
};

/** What an amount that is called something can take the place of. */
const NAMES: Readonly<Partial<Record<MoneyRole, readonly string[]>>> = {
  offset: ['offsetAud'],
  extra: ['extraAud', 'paidAud'],
  deposit: ['depositAud'],
  income: ['incomeAud'],
};
/** 'I put 40,000 in the offset, not 520,000': the loan is as it was. */
const isOfOther = (name: string, { value, scale }: Said, money: Understanding['money']): boolean => {
  const called = money.find(({ aud }) => MAGNITUDES.some((one) => aud === value * scale * one))?.role;
  const names = called ? NAMES[called] : undefined;
  return names !== undefined && !names.includes(name);
};

/** '130, not 120': the last sum again, with what is denied replaced by what is said. Null where it denies none of it. */
export const putRight = (heard: Understanding, before: DialogueState): Call | null => {
  const { last, figures } = before;
  if (!last || !SUMS.has(last.tool) || heard.words > MOST_WORDS || heard.places.length > 0) return null;
  const said = asSaid(heard.text.toLowerCase());
  const meant = said.filter(({ isDenied }) => !isDenied);
  const [denied, ...others] = said.filter(({ isDenied }) => isDenied);
  const [now] = meant;
  if (!denied || others.length > 0 || !now || meant.length > 1) return null;
  // A rate and a term that nobody said were assumed, and can be put right as well.
  const assumed = Object.fromEntries(
    PUT_RIGHT.flatMap((name) => (figures[name] === undefined ? [] : [[name, figures[name]]])),
  );
  for (const [name, value] of Object.entries({ ...assumed, ...last.arguments })) {
    if (typeof value !== 'number') continue;
    const size = MAGNITUDES.find((one) => Math.abs(denied.value * denied.scale * one - value) < 0.005);
    if (size === undefined) continue;
    if (isOfOther(name, now, heard.money)) return null;
    const scale = now.scale > 1 ? now.scale : denied.scale * size;
    const replaced = now.value >= value / 10 && now.scale === 1 ? now.value : now.value * scale;
    return { tool: last.tool, arguments: { ...last.arguments, [name]: replaced } };
  }
  return null;
};
