import { describe, expect, it } from 'vitest';
import { readQuery } from './read-query.ts';

const first = (query: string) => {
  const [reading] = readQuery(query);
  return reading && [reading.unit, reading.houseNumber, reading.words.join(' ')];
};

describe('reading a query', () => {
  it.each([
    ['3/53 Northam', '3', '53', 'northam'],
    ['3 / 53 Northam Ave', '3', '53', 'northam ave'],
    ['Unit 3 53 Northam Ave', '3', '53', 'northam ave'],
    ['unit 3, 53 Northam Ave', '3', '53', 'northam ave'],
    ['U3/53 Northam Ave', '3', '53', 'northam ave'],
    ['Apt 12b/7-9 Bay Rd', '12B', '7-9', 'bay rd'],
    ['12 Smith St Lismore', null, '12', 'smith st lismore'],
    ['Lismore NSW 2480, 12 Smith St', null, '12', 'lismore nsw 2480 smith st'],
    ['2480 12 Smith St', null, '12', '2480 smith st'],
    ['12a Smith St', null, '12A', 'smith st'],
    ['12 – 14 Smith St', null, '12-14', 'smith st'],
    ['Smith St Lismore New South Wales', null, null, 'smith st lismore nsw'],
    ['Parramatta 2150', null, null, 'parramatta 2150'],
    ['2150', null, null, '2150'],
    ['1st Ave', null, null, '1st ave'],
    ["O'Connell St", null, null, 'oconnell st'],
  ])('%s', (query, unit, houseNumber, words) => {
    expect(first(query)).toEqual([unit, houseNumber, words]);
  });

  it('takes a number that may be a begun postcode for one as well', () => {
    expect(readQuery('lismore 24').map(({ words }) => words.join(' '))).toEqual(['lismore', 'lismore 24']);
  });

  it('knows that a word followed by a space is finished', () => {
    expect(readQuery('smith ')[0]?.isLastOpen).toBe(false);
    expect(readQuery('smit')[0]?.isLastOpen).toBe(true);
  });

  it.each(['', '   ', '🏡🏡', '///', '%_\\', '3/53', '日本'])('finds nothing to look for in %j', (query) => {
    expect(readQuery(query)).toEqual([]);
  });
});
