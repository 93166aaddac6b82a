import { ADDRESS_WORDS } from '@propguard/rules/places/abbreviations';
import { searchForm } from '@propguard/rules/places/search-form';
import { STATE_NAMES, STATES } from '@propguard/rules/places/states';

const STATE_WORDS = new Set(STATES.map((state) => state.toLowerCase()));

const shortStates = (text: string): string =>
  STATES.reduce((rest, state) => rest.replaceAll(searchForm(STATE_NAMES[state]), state.toLowerCase()), text);

/** 'st' and 'street' are one word. */
const inFull = (word: string): string =>
  ADDRESS_WORDS.find((spellings) => spellings.includes(word))?.[0] ?? word;

/** Without case, punctuation, abbreviations, and without state and postcode where something else is left. */
const placeForm = (text: string): string => {
  const words = shortStates(searchForm(text.replace(/\//g, ' ')))
    .split(' ')
    .filter((word) => word !== '' && word !== 'unit');
  const named = words.filter((word, at) => !STATE_WORDS.has(word) && !(at > 0 && /^\d{4}$/.test(word)));
  const kept = named.length > 0 ? named : words;
  return kept.map(inFull).join(' ');
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a tool was called with what was expected: texts loosely, numbers exactly, lists in any order. */
export const isSameArgument = (expected: unknown, actual: unknown): boolean => {
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) &&
      expected.length === actual.length &&
      expected.every((one) => actual.some((other) => isSameArgument(one, other)))
    );
  if (typeof expected === 'string')
    return typeof actual === 'string' && placeForm(expected) === placeForm(actual);
  if (isRecord(expected))
    return (
      isRecord(actual) &&
      Object.entries(expected).every(([name, value]) => isSameArgument(value, actual[name]))
    );
  return expected === actual;
};
