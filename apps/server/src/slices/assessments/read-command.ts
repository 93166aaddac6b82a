import type { PropertyFacts } from '@propguard/protocol/valuations';
import { HAZARD_KINDS, type HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import { readFacts } from './read-facts.ts';

/** What a question is mostly about; the answer begins with it. */
export type Focus = 'value' | 'market' | 'lending' | 'risk' | HazardKind;

export type Command = {
  focus: Focus;
  facts: Partial<PropertyFacts>;
  /** What is left once the question and the facts are taken out, the likelier reading first. */
  places: string[];
};

const HAZARD_WORDS: Readonly<Record<HazardKind, RegExp>> = {
  flood: /\b(?:flood(?:s|ed|ing|plain)?(?:[\s-]?(?:prone|zone|risk|affected))?|inundat\w+)\b/i,
  fire: /\b(?:bush\s?fires?|wild\s?fires?|fires?)(?:[\s-]?(?:prone|zone|risk|affected))?\b/i,
  coastalErosion:
    /\b(?:coastal(?:\s+(?:erosion|inundation|risk|hazard))?|erosion|storm surge|sea[\s-]level(?:\s+rise)?)\b/i,
  subsidence: /\b(?:subsidence|sink\s?holes?|mine subsidence|ground movement|landslip|landslides?)\b/i,
};
const FOCUS_WORDS: readonly [Focus, RegExp][] = [
  ['risk', /\b(?:climate risk|risks?|risky|hazards?|danger(?:ous)?|safe(?:ty)?)\b/i],
  ['lending', /\b(?:lvr|loan[\s-]to[\s-]value|loan|mortgage|borrow\w*|serviceab\w+|dti)\b/i],
  ['market', /\b(?:market|trends?|median|growth|clearance|days on market)\b/i],
];

/** Sentences around the place. */
const QUESTION_WORDS = [
  /\b(?:what(?:'s| is| are| would)?|how much|how|could|can|please|tell me|show me|give me|find|get|i want to know|i'd like|like)\b/gi,
  /\b(?:analy[sz]e|assess(?:ment)?|valu(?:e|es|ation|ations|ing)|apprais\w+|estimate|price|priced|prices|cost|worth|check)\b/gi,
  /\b(?:is|are|was|be|it|its|does|do|has|have|this|that|my|our|prone|zone|likely|currently|today|now|property|properties|located|address|report)\b/gi,
];
/** Small words may be part of a name ('The Gap'): a second reading goes without them. */
const SMALL_WORDS = /\b(?:the|a|an|of|for|to|on|at|in|near|around|with|and|about|place)\b/gi;
const SMALL_WORDS_AT_ENDS =
  /^(?:(?:a|an|of|for|to|on|at|in|near|around|with|and|about|the(?=[\s,]+(?:in|at|of|on|near|for)\b))[\s,]+)+|(?:\s+(?:of|for|to|on|at|in|near|with|and|a))+$/gi;
const PUNCTUATION = /[?!"“”()]/g;
/** 'St' at the end of a sentence keeps no full stop, and neither does anything else. */
const FULL_STOPS = /\.(?=\s|$)/g;

/** An address says where it begins: at its number. */
const FROM_NUMBER =
  /(?:\b(?:unit|apartment|apt|flat|shop|suite|u)\s*)?\b[a-z]?\d{1,5}[a-z]?(?:\s*[/-]\s*\d{1,5}[a-z]?)?\s+[a-z'’]{2,}.*/i;

const readFocus = (text: string): Focus => {
  const kinds = HAZARD_KINDS.filter((kind) => HAZARD_WORDS[kind].test(text));
  if (kinds.length > 1) return 'risk';
  const [hazard] = kinds;
  if (hazard) return hazard;
  return FOCUS_WORDS.find(([, words]) => words.test(text))?.[0] ?? 'value';
};

const withoutFocusWords = (text: string): string =>
  [...Object.values(HAZARD_WORDS), ...FOCUS_WORDS.map(([, words]) => words)].reduce(
    (rest, words) => rest.replace(new RegExp(words.source, 'gi'), ' '),
    text,
  );

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/^[\s,.;:-]+|[\s,.;:-]+$/g, '')
    .trim();

/** An address, a suburb, 'value of 3 bed house in Bondi', 'is 12 Smith St Lismore flood prone?'. */
export const readCommand = (command: string): Command => {
  const text = command.replace(PUNCTUATION, ' ').replace(FULL_STOPS, ' ');
  const focus = readFocus(text);
  const { facts, rest } = readFacts(text);
  const spoken = withoutFocusWords(rest);
  const address = FROM_NUMBER.exec(spoken)?.[0];
  const named = tidy(QUESTION_WORDS.reduce((left, words) => left.replace(words, ' '), address ?? spoken));
  const readings = [tidy(named.replace(SMALL_WORDS_AT_ENDS, ' ')), tidy(named.replace(SMALL_WORDS, ' '))];
  return { focus, facts, places: [...new Set(readings)].filter(Boolean) };
};
