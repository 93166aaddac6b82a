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
import type { Understanding } from '../../understanding/understand.ts';
import { ORDINALS } from '../booking/choice-words.ts';
import { choicesOf } from '../place-text.ts';
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
  const found = /^\D{0,20}(\d{2,7})\D{0,12}$/u.exec(text)?.[1];
  if (found === undefined) return null;
  const amount = Number(found);
  return amount < THOUSAND ? amount * THOUSAND : amount;
};

const AT_LEAST = /\b(?:over|above|more than|at least|from|starting at|upwards? of|minimum)\b/;
const budgetSaid = (heard: Understanding): BudgetRange | null => {
  const amounts = heard.money.map(({ aud }) => aud).sort((a, b) => a - b);
  const [low, high] = [amounts[0], amounts.at(-1)];
  if (low !== undefined && high !== undefined && low !== high) return { min: low, max: high };
  const only = low ?? bareAmount(heard.text);
  if (only === null) return null;
  const isLeast = heard.money.some(({ role }) => role === 'minPrice') || AT_LEAST.test(plainText(heard.text));
  return isLeast ? { min: only, max: null } : { min: null, max: only };
};

const MONTHS: Readonly<Record<string, number>> = { day: 0, week: 0.25, fortnight: 0.5, month: 1, year: 12 };
const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
const SPAN =
  /\b(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (day|week|fortnight|month|year)s?\b/;
const SOON =
  /\b(?:now|asap|immediately|straight ?away|right away|as soon as (?:possible|i can|we can)|today|this month|urgent(?:ly)?)\b/;
const LATE =
  /\b(?:no (?:rush|hurry)|next year|one day|some ?day|just (?:looking|browsing)|not in a (?:rush|hurry)|long ?term|eventually)\b/;
const [SHORT, MIDDLE, LONG] = [1, 3, 6];

const timelineSaid = (text: string): string | null => {
  const [, count, span] = SPAN.exec(text) ?? [];
  if (count !== undefined && span !== undefined) {
    const months = (COUNTS[count] ?? Number(count)) * (MONTHS[span] ?? 1);
    if (months <= SHORT) return 'immediately';
    if (months <= MIDDLE) return '3-months';
    return months <= LONG ? '3-6-months' : '6-months-plus';
  }
  if (SOON.test(text)) return 'immediately';
  return LATE.test(text) ? '6-months-plus' : null;
};

const FINANCING: readonly (readonly [string, RegExp])[] = [
  ['pre-qualified', /\bpre ?-?qualif/],
  [
    'needs-help',
    /\b(?:help|no(?:t| )? ?(?:loan|bank|approval|finance) yet|not (?:yet|approved|sorted)|haven t (?:asked|applied|talked|spoken)|need a (?:loan|broker|mortgage))\b/,
  ],
  ['pre-approved', /\bpre ?-?approv|\bapproved\b|\bapproval\b/],
  ['cash', /\b(?:cash|no loan|outright|without a (?:loan|mortgage))\b/],
];

const NONE = /\b(?:none|no|never|zero|not (?:one|any)|first)\b/;
const [FEW, SEVERAL, MANY] = [2, 4, 10];
const experienceSaid = (text: string): string | null => {
  const found = /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen)\b/.exec(
    text,
  )?.[1];
  if (found === undefined) return NONE.test(text) ? '1' : null;
  const count = found === 'a dozen' ? MANY : (COUNTS[found] ?? Number(found));
  if (count === 0) return '1';
  if (count < FEW) return '2';
  if (count < SEVERAL) return '3';
  return count < MANY ? '4' : '5';
};

const appraisalSaid = (text: string): string | null => {
  if (/\bnever\b|\bnot yet\b|^no\b/.test(text)) return 'never';
  const [, count, span] = SPAN.exec(text) ?? [];
  if (count !== undefined && span !== undefined) {
    const months = (COUNTS[count] ?? Number(count)) * (MONTHS[span] ?? 1);
    if (months <= LONG) return 'recent';
    return months <= 2 * LONG ? 'this-year' : 'older';
  }
  if (/\b(?:last|this) (?:week|month)\b|\brecently\b|\bjust (?:now|had)\b/.test(text)) return 'recent';
  return /\b(?:years ago|long ago|ages ago|when (?:i|we) bought)\b/.test(text) ? 'older' : null;
};

/** In words of one's own, where they are English. */
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
const RURAL = /\b(?:rural|farm|acreage|country property|hobby farm)\b/;
const ALL_TYPES =
  /\b(?:any(?:thing)?|all of (?:them|these)|whatever|don t mind|doesn t matter|no preference|open to anything)\b/;

const typesSaid = (question: Question, heard: Understanding): string[] => {
  const named = PROPERTY_TYPES[optionNamed(question, heard, true)];
  if (named) return [named];
  const text = bare(heard.text);
  if (ALL_TYPES.test(text)) return [...PROPERTY_TYPES];
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
