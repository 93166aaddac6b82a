import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { PROPERTY_TYPES, type PropertyType } from '@propguard/rules/properties/property-types';
import {
  type Answer,
  BUDGET_OPTIONS,
  type BudgetRange,
  type Question,
  takeAnswer,
} from '@propguard/rules/qualification/flow';
import { questionPhrasesOf } from '../../answers/qualification/phrases/all.ts';
import { CHOSEN_KEYS } from '../../answers/qualification/phrases/question-phrases.ts';
import { plainText } from '../../understanding/clean-text.ts';
import type { Concept } from '../../understanding/lexicon.ts';
import { lexiconOf } from '../../understanding/lexicons.ts';
import { countWords, numberSaid } from '../../understanding/number-words.ts';
import { monthsSaid } from '../../understanding/spans.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { whenSaid } from '../../understanding/when-said.ts';
import { ORDINALS } from '../booking/choice-words.ts';
import { choicesOf } from '../place-text.ts';
import {
  ANY_TYPE,
  AT_LEAST,
  FINANCING,
  FIRST,
  LATE,
  LONG_AGO,
  MANY,
  NEVER,
  NEXT_MONTH,
  NO,
  RECENTLY,
  RURAL,
  SOON,
  THIS_YEAR,
} from './answer-words.ts';
import { asksToSkip, bare } from './begin-words.ts';

/** An answer, or of which places it has to be asked. */
export type SaidAnswer = { kind: 'answer'; answer: Answer } | { kind: 'which'; choices: string[] };

const languagesOf = (language: AssistantLanguage): AssistantLanguage[] =>
  language === 'en' ? ['en'] : [language, 'en'];

/** Which of the options is named, by its whole label or with words around it, where one alone is meant; -1: none. */
const optionNamed = (question: Question, { text, language }: Understanding, areSeveral = false): number => {
  const key = CHOSEN_KEYS.find((one) => one === question.key);
  if (!key) return -1;
  const said = bare(text);
  for (const one of languagesOf(language)) {
    const labels = questionPhrasesOf(one).options[key].map(bare);
    const whole = labels.indexOf(said);
    if (whole >= 0) return whole;
    if (areSeveral) continue;
    const within = labels.flatMap((label, at) => (` ${said} `.includes(` ${label} `) ? [at] : []));
    if (within.length === 1) return within[0] ?? -1;
  }
  return -1;
};

const THOUSAND = 1000;
/** Asked for a budget, '750' is seven hundred and fifty thousand. */
const bareAmount = (text: string): number | null => {
  const found = /^\D{0,30}(\d{2,7})\D{0,20}$/u.exec(text)?.[1];
  if (found === undefined) return null;
  const amount = Number(found);
  return amount < THOUSAND ? amount * THOUSAND : amount;
};

const budgetSaid = (heard: Understanding): BudgetRange | null => {
  const amounts = heard.money.map(({ aud }) => aud).sort((a, b) => a - b);
  const [low, high] = [amounts[0], amounts.at(-1)];
  if (low !== undefined && high !== undefined && low !== high) return { min: low, max: high };
  const only = low ?? bareAmount(heard.text);
  if (only === null) return null;
  const isLeast = heard.money.some(({ role }) => role === 'minPrice') || AT_LEAST.test(plainText(heard.text));
  return isLeast ? { min: only, max: null } : { min: null, max: only };
};

const [SHORT, MIDDLE, LONG, YEAR] = [1, 3, 6, 12];
const DAYS_A_MONTH = 30;

/** 'Next week', 'in 10 days': as when somebody wants to come. */
const monthsTo = (text: string): number | null => {
  const said = whenSaid(text);
  if (said?.inDays !== undefined) return said.inDays / DAYS_A_MONTH;
  return said?.near === undefined && !said?.isSoonest ? null : 0;
};

const timelineSaid = (text: string): string | null => {
  if (LATE.test(text)) return '6-months-plus';
  const months = monthsSaid(text) ?? (NEXT_MONTH.test(text) ? MIDDLE : SOON.test(text) ? 0 : monthsTo(text));
  if (months === null) return null;
  if (months <= SHORT) return 'immediately';
  if (months <= MIDDLE) return '3-months';
  return months <= LONG ? '3-6-months' : '6-months-plus';
};

const [FEW, SEVERAL, TEN, TWELVE] = [2, 4, 10, 12];
const ALONE = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Arabic}\p{M}`;
const COUNTED = new RegExp(
  String.raw`(?<![${ALONE}\d])(\d{1,3}|${countWords(TWELVE)})(?![${ALONE}\d])`,
  'gu',
);
/** Korean numbers are other words too, unless homes are counted by them. */
const isCounting = (word: string, after: string): boolean =>
  !/\p{Script=Hangul}/u.test(word) || /^ ?(?:채|개|번|건|군데|곳|세|네)/u.test(after);
const countSaid = (text: string): number | null => {
  if (MANY.test(text)) return TEN;
  for (const { 0: word, index } of text.matchAll(COUNTED))
    if (isCounting(word, text.slice(index + word.length))) return numberSaid(word);
  // Arabic has an ending for two of a kind.
  return /(?:عقار|شقت|بيت|منزل)ين/u.test(text) ? FEW : null;
};

const experienceSaid = (text: string): string | null => {
  if (FIRST.test(text) && !/\d/.test(text)) return '1';
  const count = countSaid(text);
  if (count === null) return NO.test(text) ? '1' : null;
  if (count === 0) return '1';
  if (count < FEW) return '2';
  if (count < SEVERAL) return '3';
  return count < TEN ? '4' : '5';
};

const appraisalSaid = (text: string): string | null => {
  if (NEVER.test(text)) return 'never';
  const months = monthsSaid(text);
  if (months !== null) return months <= LONG ? 'recent' : months <= YEAR ? 'this-year' : 'older';
  if (RECENTLY.test(text)) return 'recent';
  if (THIS_YEAR.test(text)) return 'this-year';
  if (LONG_AGO.test(text)) return 'older';
  return NO.test(text) ? 'never' : null;
};

/** In words of one's own. */
const BY_WORDS: Readonly<Record<string, (text: string) => string | null>> = {
  timeline: timelineSaid,
  financing: (text) => FINANCING.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
  experience: experienceSaid,
  lastAppraisal: appraisalSaid,
};

const choiceSaid = (question: Extract<Question, { kind: 'choice' }>, heard: Understanding): Answer => {
  const named = question.options[optionNamed(question, heard)];
  if (named) return named.value;
  const text = bare(heard.text);
  const said = BY_WORDS[question.key]?.(text) ?? null;
  if (said !== null) return said;
  const at = ORDINALS.findIndex((ordinal) => ordinal.test(text));
  return question.options[at]?.value ?? null;
};

const TYPE_WORDS: readonly (readonly [PropertyType, Concept])[] = [
  ['townhouse', 'townhouse'],
  ['townhouse', 'villa'],
  ['apartment', 'unit'],
  ['land', 'land'],
  ['house', 'house'],
];
const typesSaid = (question: Question, heard: Understanding): string[] => {
  const named = PROPERTY_TYPES[optionNamed(question, heard, true)];
  if (named) return [named];
  const text = bare(heard.text);
  if (ANY_TYPE.test(text)) return [...PROPERTY_TYPES];
  let rest = plainText(heard.text);
  const found = new Set<string>(RURAL.test(text) ? ['rural'] : []);
  // The longer word first: a townhouse is no house.
  for (const [type, concept] of TYPE_WORDS)
    for (const one of languagesOf(heard.language)) {
      const pattern = lexiconOf(one).get(concept);
      if (!pattern || rest.search(pattern) < 0) continue;
      found.add(type);
      rest = rest.replace(pattern, ' ');
    }
  return PROPERTY_TYPES.filter((type) => found.has(type));
};

const placesSaid = ({ places }: Understanding): SaidAnswer | null => {
  const unsure = places.find((place) => choicesOf(place).length > 0);
  if (unsure) return { kind: 'which', choices: choicesOf(unsure) };
  const ids = places.flatMap((place) => {
    if (place.kind === 'locality' || place.kind === 'postcode') return [place.place.id];
    return place.kind === 'address' && place.locality ? [place.locality.id] : [];
  });
  return ids.length === 0 ? null : { kind: 'answer', answer: [...new Set(ids)] };
};

const ASKS =
  /[?？؟]|^(?:what|how|when|where|who|which|why|is|are|can|could|do|does|show|find|tell|compare|calculate|search)\b/u;

const rawAnswer = (question: Question, heard: Understanding): SaidAnswer | null => {
  switch (question.kind) {
    case 'budget': {
      const option = BUDGET_OPTIONS[optionNamed(question, heard)];
      const range = option ? { min: option.min, max: option.max } : budgetSaid(heard);
      return range && { kind: 'answer', answer: range };
    }
    case 'choice': {
      const answer = choiceSaid(question, heard);
      return answer === null ? null : { kind: 'answer', answer };
    }
    case 'types': {
      const types = typesSaid(question, heard);
      return types.length === 0 ? null : { kind: 'answer', answer: types };
    }
    case 'places':
      return placesSaid(heard);
    case 'text':
      return ASKS.test(plainText(heard.text)) ? null : { kind: 'answer', answer: heard.text };
  }
};

/** What a message answers to a question; null: it is no answer to it. */
export const answerSaid = (question: Question, heard: Understanding): SaidAnswer | null => {
  if (asksToSkip(heard.text, heard.language))
    return question.isRequired ? null : { kind: 'answer', answer: null };
  // 'What is the median price in Bulimba?' names a place, and answers nothing.
  if (/[?？؟]/u.test(heard.text)) return null;
  const said = rawAnswer(question, heard);
  if (said?.kind !== 'answer') return said;
  const taken = takeAnswer(question, said.answer);
  return taken.ok ? { kind: 'answer', answer: taken.answer } : null;
};
