import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { parseMessage } from '@propguard/rules/messages/parse-message';
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../understanding/clean-text.ts';
import { formatsOf } from '../formats.ts';
import { groundsOf, ungrounded } from '../grounding.ts';
import { phrasesOf } from './all.ts';

type Texts = { [name: string]: string | Texts };

const COUNTED = /^\{number, plural, (.*)\}$/su;
const FORM = /(\w+) \{((?:[^{}]|\{\w+\})*)\}/gsu;
/** The forms of a counted sentence are texts of their own; 'other' goes by the sentence's own name. */
const formsOf = (path: string, message: string): [path: string, text: string][] => {
  const forms = COUNTED.exec(message)?.[1];
  if (forms === undefined) return [[path, message]];
  return [...forms.matchAll(FORM)].map(([, form = '', text = '']) => [
    form === 'other' ? path : `${path}.${form}`,
    text,
  ]);
};
/** Every text by its path. */
const textsOf = (texts: Texts, path = ''): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? formsOf(`${path}${name}`, text) : textsOf(text, `${path}${name}.`),
  );
const messagesOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : messagesOf(text)));
const PLURAL_FORM = /\.(?:zero|one|two|few|many)$/;
const wholeTexts = (language: (typeof ASSISTANT_LANGUAGES)[number]) =>
  textsOf(phrasesOf(language)).filter(([path]) => !PLURAL_FORM.test(path));
const insertsOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

const OTHERS = ASSISTANT_LANGUAGES.filter((language) => language !== 'en');
const ENGLISH = new Map(wholeTexts('en'));

describe.each(OTHERS)('the phrases in %s', (language) => {
  const texts = wholeTexts(language);

  it('are those of English, with the same inserts', () => {
    expect(texts.map(([path]) => path).toSorted()).toEqual([...ENGLISH.keys()].toSorted());
    const inserts = texts.map(([path, text]) => [path, insertsOf(text)]);
    expect(inserts).toEqual(texts.map(([path]) => [path, insertsOf(ENGLISH.get(path) ?? '')]));
  });

  it('are messages that can be read, with nothing hidden by an apostrophe', () => {
    for (const message of messagesOf(phrasesOf(language))) {
      expect(() => parseMessage(message), message).not.toThrow();
      expect(message).not.toContain("'");
    }
  });

  it('leave nothing empty, and no sentence in English', () => {
    for (const [path, text] of texts) {
      expect(text.trim(), path).not.toBe('');
      if (text.replace(/\{\w+\}/g, '').split(' ').length > 3) expect(text, path).not.toBe(ENGLISH.get(path));
    }
  });

  it('say no figure of their own', () => {
    const figures = textsOf(phrasesOf(language)).filter(([, text]) => /\d/.test(text));
    expect(figures.filter(([path]) => path !== 'points.tier1Limit')).toEqual([]);
  });

  it('keep their inserts in every plural form, but for the count', () => {
    const forms = textsOf(phrasesOf(language)).filter(([path]) => PLURAL_FORM.test(path));
    for (const [path, text] of forms) {
      const other = ENGLISH.get(path.replace(PLURAL_FORM, '')) ?? '';
      const without = (inserts: string[]) => inserts.filter((insert) => insert !== '{count}');
      expect(without(insertsOf(text)), path).toEqual(without(insertsOf(other)));
    }
  });

  it('say that a question was not understood, that a place is unknown, and that an answer failed', () => {
    const { decline, unknownPlace, whichOne, failed, fellBack, ask } = phrasesOf(language);
    const said = [decline.notUnderstood, unknownPlace, whichOne, failed, fellBack, ...Object.values(ask)];
    expect(new Set(said).size).toBe(said.length);
  });
});

/** Names that stay as they are: of ratios, regulators' standards, the product, and a word on a screen. */
const LATIN_NAMES = /\b(?:LVR|DTI|APRA|APS|APG|CPS|NCCP|PropGuard|Pricing|Tier)\b/g;

it.each(['ru', 'ja', 'ko', 'zh', 'ar', 'hi'] as const)('no Latin word is left over in %s', (language) => {
  const left = textsOf(phrasesOf(language)).filter(([, text]) =>
    /[a-z]/i.test(text.replace(/\{\w+\}/g, '').replace(LATIN_NAMES, '')),
  );
  expect(left).toEqual([]);
});

describe('punctuation', () => {
  const bad = (language: (typeof ASSISTANT_LANGUAGES)[number], pattern: RegExp) =>
    textsOf(phrasesOf(language)).filter(([, text]) => pattern.test(text));

  it.each(['ja', 'zh'] as const)('is full-width in %s', (language) => {
    expect(bad(language, /[,;:!?()]|\.$/)).toEqual([]);
  });
  it('of French stands behind a space that does not break', () => {
    expect(bad('fr', /(?<![\u00a0\u202f])[:;?!%»]| [:;?!%»]|['"]/)).toEqual([]);
  });
  it('of Spanish opens a question', () => {
    expect(bad('es', /^[^¿]*\?/)).toEqual([]);
  });
  it('of Arabic and Hindi is their own', () => {
    expect(bad('ar', /[,;?]/)).toEqual([]);
    expect(bad('hi', /\.$/)).toEqual([]);
  });
});

describe('counts', () => {
  const said = (language: 'ru' | 'ar' | 'en', count: number): string => {
    const show = formatsOf(language);
    const asked = { number: count, count: show.number(count) };
    return cleanText(show.say(phrasesOf(language).listingsFound, asked));
  };

  it.each([
    ['en', 1, '1 listing matches.'],
    ['en', 2, '2 listings match.'],
    ['ru', 1, 'Подходит 1 объявление.'],
    ['ru', 2, 'Подходят 2 объявления.'],
    ['ru', 5, 'Подходит 5 объявлений.'],
    ['ru', 21, 'Подходит 21 объявление.'],
    ['ar', 1, 'هناك إعلان واحد مطابق.'],
    ['ar', 2, 'هناك إعلانان مطابقان.'],
    ['ar', 5, 'هناك 5 إعلانات مطابقة.'],
    ['ar', 21, 'هناك 21 إعلانًا مطابقًا.'],
    ['ar', 100, 'هناك 100 إعلان مطابق.'],
  ] as const)('%s, %i', (language, count, sentence) => {
    expect(said(language, count)).toBe(sentence);
  });
});

describe('an address and an amount in Arabic', () => {
  const { say, show } = { say: phrasesOf('ar'), show: formatsOf('ar') };
  const place = '68 Raven Street, Croydon SA 5008';
  const sentence = show.say(say.valued, { place, value: show.aud(926_760) });

  it('are isolated, so that they keep their order', () => {
    expect(sentence).toContain(`\u2068${place}\u2069`);
    expect(sentence).toContain('\u2068A$926,760\u2069');
  });
  it('leave the order of what they stand in: a label, its colon and its figure run from right to left', () => {
    const fact = show.say(say.line, { label: 'غرف النوم', text: '3' });
    expect(fact).toBe('\u200f\u2068غرف النوم\u2069: \u20683\u2069');
  });
  it('are read without their marks, and their figures are grounded', () => {
    expect(cleanText(sentence)).toContain(`${place} هي A$926,760`);
    expect(ungrounded(sentence, groundsOf({ place, valueAud: 926_760 }))).toEqual([]);
  });
});
