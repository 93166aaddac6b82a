import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStreetLine, readStreetParts, splitStreet } from './street-address.ts';

const parts = (line: string) => {
  const read = readStreetLine(line);
  return read && [read.unit, read.houseNumber, read.streetName, read.streetType];
};

describe('an address', () => {
  it.each([
    ['68 Studley St', null, '68', 'Studley', 'Street'],
    ['3/53 Northam Ave', '3', '53', 'Northam', 'Avenue'],
    ['Unit 3, 53 NORTHAM AVENUE', '3', '53', 'Northam', 'Avenue'],
    ['Apt 12b/7-9 Bay Rd', '12B', '7-9', 'Bay', 'Road'],
    ['12a-14 Smith St', null, '12A-14', 'Smith', 'Street'],
    ['12 Smith St North', null, '12', 'Smith', 'Street North'],
    ['5 Smith St Nth, Lismore NSW 2480', null, '5', 'Smith', 'Street North'],
    ['1 The Esplanade', null, '1', 'The Esplanade', null],
    ['20 Broadway', null, '20', 'Broadway', null],
    ['10 St Georges Tce', null, '10', 'St Georges', 'Terrace'],
    ["8 O'CONNELL ST", null, '8', "O'Connell", 'Street'],
    ['44 1st Ave', null, '44', '1st', 'Avenue'],
    ['Barraba Rd', null, null, 'Barraba', 'Road'],
    ['3 MCKENZIE PDE', null, '3', 'McKenzie', 'Parade'],
  ])('%s', (line, ...expected) => {
    expect(parts(line)).toEqual(expected);
  });

  it.each(['', '  ', '---', ',,,'])('is not in %j', (line) => {
    expect(readStreetLine(line)).toBeNull();
  });

  it('is the same from one line and from parts, written short or long', () => {
    const spelled = [
      readStreetLine('3/53 Northam Ave'),
      readStreetLine('U3/53 northam avenue'),
      readStreetParts({ unit: '3', houseNumber: '53', street: 'NORTHAM AVE' }),
    ];
    expect(new Set(spelled.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('is read in no time, whatever stands in its cell', () => {
    const startedAt = Date.now();
    readStreetParts({ unit: '', houseNumber: '1', street: `${','.repeat(200_000)}\nb` });
    readStreetLine(`${'1,'.repeat(100_000)}\nb`);
    expect(Date.now() - startedAt).toBeLessThan(1000);
  });

  it('never throws, and never loses the street', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (line) => {
        const read = readStreetLine(line);
        expect(read === null || read.streetName.length > 0).toBe(true);
        const street = splitStreet(line);
        expect(street === null || street.streetName.length > 0).toBe(true);
      }),
    );
  });
});
