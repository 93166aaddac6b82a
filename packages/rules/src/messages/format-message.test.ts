import { describe, expect, expectTypeOf, it } from 'vitest';
import type { LanguageCode } from '../languages/languages.ts';
import { formatMessage } from './format-message.ts';
import { inEnglish } from './in-english.ts';
import type { MessageArguments } from './message-arguments.ts';

const HOMES: Partial<Record<LanguageCode, string>> = {
  en: '{count, plural, one {# home} other {# homes}}',
  de: '{count, plural, one {# Haus} other {# Häuser}}',
  fr: '{count, plural, one {# maison} other {# maisons}}',
  ja: '{count, plural, other {#戸}}',
  ru: '{count, plural, one {# дом} few {# дома} many {# домов} other {# дома}}',
  ar: '{count, plural, zero {لا بيوت} one {بيت واحد} two {بيتان} few {# بيوت} many {# بيتا} other {# بيت}}',
};

describe('plurals', () => {
  it.each<[LanguageCode, number, string]>([
    ['en', 0, '0 homes'],
    ['en', 1, '1 home'],
    ['en', 1200, '1,200 homes'],
    ['de', 1200, '1.200 Häuser'],
    ['fr', 0, '0 maison'],
    ['fr', 2, '2 maisons'],
    ['ja', 1, '1戸'],
    ['ru', 1, '1 дом'],
    ['ru', 3, '3 дома'],
    ['ru', 5, '5 домов'],
    ['ru', 11, '11 домов'],
    ['ru', 21, '21 дом'],
    ['ru', 22, '22 дома'],
    ['ru', 111, '111 домов'],
    ['ar', 0, 'لا بيوت'],
    ['ar', 1, 'بيت واحد'],
    ['ar', 2, 'بيتان'],
    ['ar', 3, '3 بيوت'],
    ['ar', 11, '11 بيتا'],
    ['ar', 100, '100 بيت'],
  ])('%s: %i is %s', (language, count, written) => {
    expect(formatMessage(language, HOMES[language] ?? '', { count })).toBe(written);
  });
});

describe('values', () => {
  it.each([
    [inEnglish('Nothing was asked for.'), 'Nothing was asked for.'],
    [inEnglish('{name} was here', { name: 'Ana <b>' }), 'Ana <b> was here'],
    [inEnglish('{price, number, aud} asked', { price: 1_240_000 }), '$1,240,000 asked'],
    [inEnglish('{share, number, percent} sold', { share: 0.824 }), '82% sold'],
    [inEnglish('{hectares, number, tenths} ha', { hectares: 12.345 }), '12.3 ha'],
    [inEnglish('{rows, number} rows', { rows: 1200 }), '1,200 rows'],
    [inEnglish('on {day, date, full}', { day: new Date('2026-11-01') }), 'on Sunday 1 November 2026'],
    [inEnglish('{who, select, buyer {Buyer} other {Owner}}', { who: 'buyer' }), 'Buyer'],
    [inEnglish('{who, select, buyer {Buyer} other {Owner}}', { who: 'bank' }), 'Owner'],
    [
      inEnglish('the owner’s {what}, <a> & it is "{what}"', { what: '{x}' }),
      'the owner’s {x}, <a> & it is "{x}"',
    ],
    [
      inEnglish('{n, plural, =0 {None} one {# home of {whose}} other {# homes of {whose}}}', {
        n: 2,
        whose: 'Jo',
      }),
      '2 homes of Jo',
    ],
  ])('%s', (formatted, written) => expect(formatted).toBe(written));

  it('says which value is missing', () => {
    const message: string = '{count, plural, one {# home} other {# homes}} in {place}';
    expect(() => formatMessage('en', message, { count: 2 })).toThrow('"place" was not provided');
  });
});

describe('what the compiler reads', () => {
  it('knows the arguments of a message', () => {
    expectTypeOf<MessageArguments<'Plain.'>>().toEqualTypeOf<Record<never, never>>();
    expectTypeOf<
      MessageArguments<'{count, plural, one {# home} other {# homes of {whose}}} in {place} at {price, number, aud}'>
    >().toEqualTypeOf<{
      readonly count: number;
      readonly whose: string;
      readonly place: string;
      readonly price: number;
    }>();
  });

  it('refuses a call without them', () => {
    // @ts-expect-error: place is missing
    expect(() => inEnglish('in {place}')).toThrow();
    // @ts-expect-error: a count is a number
    inEnglish('{count, plural, one {# home} other {# homes}}', { count: '2' });
    // @ts-expect-error: a figure says how it is written
    inEnglish('{count} homes', { count: 2 });
    // @ts-expect-error: the message asks for nothing
    inEnglish('Plain.', { count: 2 });
    // @ts-expect-error: there is no such format
    inEnglish('{price, number, euro}', { price: 2 });
    // @ts-expect-error: the apostrophe would hide the brace
    inEnglish("l'{place}", { place: 'Bondi' });
  });
});
