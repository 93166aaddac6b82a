import type { LanguageCode } from '../languages/languages.ts';
import { LOCALES } from '../languages/locales.ts';
import { DATE_FORMATS, NUMBER_FORMATS } from './formats.ts';
import { type ParsedMessage, parseMessage } from './parse-message.ts';

type Element = ParsedMessage[number];
type Faults = string[];

/** The parser's numbers for the kinds of an element; it exports them as an enumeration that nothing of ours may import. */
const KINDS = ['literal', 'argument', 'number', 'date', 'time', 'select', 'plural', 'pound', 'tag'] as const;
const kindOf = (element: Element) => KINDS[element.type];

const isStyleKnown = (element: Element): boolean => {
  if (!('style' in element) || element.style === undefined || element.style === null) return true;
  if (typeof element.style !== 'string') return false;
  return element.style in (kindOf(element) === 'number' ? NUMBER_FORMATS : DATE_FORMATS);
};

const gather = (elements: ParsedMessage, into: Map<string, string>, language: LanguageCode): Faults =>
  elements.flatMap((element) => {
    const kind = kindOf(element);
    if (kind === 'literal' || kind === 'pound' || !('value' in element)) return [];
    const name = element.value;
    const before = into.get(name);
    into.set(name, kind ?? 'unknown');
    const faults: Faults = before && before !== kind ? [`{${name}} is both ${before} and ${kind}`] : [];
    if (kind === 'time' || kind === 'tag') faults.push(`{${name}} is a ${kind}, which messages do not have`);
    if (!isStyleKnown(element)) faults.push(`{${name}} has a style that formats.ts does not have`);
    if (!('options' in element)) return faults;
    const within = Object.values(element.options).flatMap((option) => gather(option.value, into, language));
    return [...faults, ...missingForms(element, language), ...within];
  });

/** A language that counts in four forms needs four; English needs 'one' and 'other'. */
const missingForms = (element: Element, language: LanguageCode): Faults => {
  if (!('pluralType' in element)) return [];
  const type = element.pluralType ?? 'cardinal';
  const { pluralCategories } = new Intl.PluralRules(LOCALES[language], { type }).resolvedOptions();
  const written = Object.keys(element.options);
  return pluralCategories
    .filter((form) => !written.includes(form) && !NEVER_WHOLE[language]?.includes(form))
    .map((form) => `{${element.value}} has no form '${form}'`);
};

/** Forms that no whole number below a million takes, which is what we count. */
const NEVER_WHOLE: Partial<Record<LanguageCode, readonly Intl.LDMLPluralRule[]>> = {
  es: ['many'],
  fr: ['many'],
  it: ['many'],
  pt: ['many'],
  ru: ['other'],
};

const read = (message: string, language: LanguageCode) => {
  const asked = new Map<string, string>();
  try {
    return { asked, faults: gather(parseMessage(message), asked, language) };
  } catch (error) {
    return { asked, faults: [`does not parse: ${error instanceof Error ? error.message : String(error)}`] };
  }
};

/**
 * What is wrong with a message of a catalogue, for the tests of those who have one: it must parse, use known styles,
 * have every form in which its language counts, and ask for what the English one asks for.
 */
export function messageFaults(language: LanguageCode, message: string, english = message): Faults {
  const own = read(message, language);
  const model = read(english, 'en');
  const hidden = /'[{}]/.test(message) ? ['an apostrophe before a brace hides it: write ’'] : [];
  const absent = [...model.asked.keys()].filter((name) => !own.asked.has(name));
  const added = [...own.asked.keys()].filter((name) => !model.asked.has(name));
  return [
    ...hidden,
    ...own.faults,
    ...absent.map((name) => `does not use {${name}}`),
    ...added.map((name) => `asks for {${name}}, which the English message does not`),
  ];
}
