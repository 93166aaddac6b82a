import { describe, expect, it } from 'vitest';
import { readPropertyType, readSaleMethod } from './property-words.ts';
import { guessDateFormat, readDay } from './read-day.ts';
import { readAud, readDegrees, readNumber } from './read-number.ts';

describe('reading an amount', () => {
  it.each([
    ['1480000', 1_480_000],
    ['$1,480,000', 1_480_000],
    ['1 480 000', 1_480_000],
    ['720000', 720_000],
    ['222222', 222_222],
    ['1.48m', 1_480_000],
    ['$850k', 850_000],
    ['1480000.00', 1_480_000],
    ['AUD 900,000', 900_000],
    ['0', 0],
    ['1e12', 1e12],
    ['contact agent', null],
    ['', null],
    ['-5', -5],
    ['1.480.000', 1_480_000],
    ['1.480.000,50', 1_480_001],
    ['1,48m', 1_480_000],
    ['1480000,00', 1_480_000],
  ])('%j is %j', (written, amount) => {
    expect(readAud(written)).toBe(amount);
  });

  it.each([
    ['512,5', 512.5],
    ['-37,8136', -37.8136],
    ['1,234', 1234],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['607.25', 607.25],
  ])('%j is the number %j', (written, number) => {
    expect(readNumber(written)).toBe(number);
  });

  it('takes every comma in degrees for a decimal one', () => {
    expect(['-37,812', '144,9', '-37.81', 'west'].map(readDegrees)).toEqual([-37.812, 144.9, -37.81, null]);
  });

  it.each(['1,2,3', '12,34,567', '', ' ', 'x', '1.2.3', '--1', '0x10', 'Infinity'])(
    'finds no number in %j',
    (written) => {
      expect(readNumber(written)).toBeNull();
    },
  );
});

describe('reading a day', () => {
  it.each([
    ['3/09/2016', 'auto', '2016-09-03'],
    ['3/09/2016', 'mdy', '2016-03-09'],
    ['2016-09-03', 'dmy', '2016-09-03'],
    ['2016-09-03T10:00:00Z', 'auto', '2016-09-03'],
    ['20010410', 'dmy', '2001-04-10'],
    ['20010720 09:50', 'auto', '2001-07-20'],
    ['3 Sep 2016', 'auto', '2016-09-03'],
    ['03-September-16', 'auto', '2016-09-03'],
    ['Sep-2003', 'auto', '2003-09-01'],
    ['2003-Q3', 'auto', '2003-07-01'],
    ['03.09.99', 'dmy', '1999-09-03'],
    ['31/02/2016', 'dmy', null],
    ['13/13/2016', 'auto', null],
    ['tomorrow', 'auto', null],
    ['', 'auto', null],
  ] as const)('%j as %s is %j', (written, format, day) => {
    expect(readDay(written, format)).toBe(day);
  });

  it('guesses the order from samples, days first where both can be', () => {
    expect(guessDateFormat(['3/09/2016', '4/02/2016'])).toBe('dmy');
    expect(guessDateFormat(['3/09/2016', '4/28/2016'])).toBe('mdy');
    expect(guessDateFormat(['28/04/2016'])).toBe('dmy');
  });
});

it.each([
  ['h', 'house'],
  ['U', 'apartment'],
  ['Town House', 'townhouse'],
  ['Vacant land', 'land'],
  ['Farm/rural', 'rural'],
  ['boat', null],
])('the type %j is %j', (written, type) => {
  expect(readPropertyType(written)).toBe(type);
});

it.each([
  ['S', 'auction'],
  ['SP', 'auction'],
  ['Private treaty', 'private_treaty'],
  ['PI', 'no-sale'],
  ['zz', null],
])('the method %j is %j', (written, method) => {
  expect(readSaleMethod(written)).toBe(method);
});
