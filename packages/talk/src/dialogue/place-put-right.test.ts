import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from './state.ts';

const to = decidingWith(
  knowing(
    ...[
      'Carlton',
      'Collingwood',
      'Brunswick',
      'Northcote',
      'Preston',
      'Reservoir',
      'Thornbury',
      'Coburg',
    ].map((name, at) => place(name, 'VIC', String(3050 + at))),
    place('Parramatta', 'NSW', '2150'),
    place('Westmead', 'NSW', '2145'),
    place('Newtown', 'NSW', '2042'),
    place('Surry Hills', 'NSW', '2010'),
  ),
);
const of = (name: string, at: number) => `${name} VIC ${3050 + at}`;
const [CARLTON, COLLINGWOOD, BRUNSWICK, NORTHCOTE, PRESTON, RESERVOIR, THORNBURY, COBURG] = [
  'Carlton',
  'Collingwood',
  'Brunswick',
  'Northcote',
  'Preston',
  'Reservoir',
  'Thornbury',
  'Coburg',
].map(of) as [string, string, string, string, string, string, string, string];
const [SURRY, NEWTOWN] = ['Surry Hills NSW 2010', 'Newtown NSW 2042'];

const valued = (language: DialogueState['language'], address: string): Partial<DialogueState> => ({
  language,
  last: { tool: 'assess', arguments: { address, propertyType: 'unit', bedrooms: 2 } },
  address,
  location: address,
  recent: [address],
});
const market = (language: DialogueState['language'], location: string): Partial<DialogueState> => ({
  language,
  last: { tool: 'market', arguments: { location, propertyType: 'house' } },
  location,
  recent: [location],
});
const flood = (language: DialogueState['language'], address: string): Partial<DialogueState> => ({
  language,
  last: { tool: 'hazard', arguments: { address, kinds: ['flood'] } },
  address,
  location: address,
  recent: [address],
});

describe('a place that is put right takes the place of the other in what was asked', () => {
  it.each([
    ['不是Surry Hills, 是Newtown', valued('zh', SURRY), 'assess', { address: NEWTOWN, bedrooms: 2 }],
    ['不对，我问的不是Carlton，是Collingwood', market('zh', CARLTON), 'market', { location: COLLINGWOOD }],
    ['nein, nicht Carlton – Collingwood', valued('de', CARLTON), 'assess', { address: COLLINGWOOD }],
    ['nicht in Preston, sondern in Reservoir', market('de', PRESTON), 'market', { location: RESERVOIR }],
    [
      'не Preston, а Thornbury',
      market('ru', PRESTON),
      'market',
      { location: THORNBURY, propertyType: 'house' },
    ],
    ['pas Coburg, Brunswick', market('fr', COBURG), 'market', { location: BRUNSWICK }],
    ['Brunswickじゃなくて、Northcoteです', market('ja', BRUNSWICK), 'market', { location: NORTHCOTE }],
    ['Brunswick 말고 Northcote요', market('ko', BRUNSWICK), 'market', { location: NORTHCOTE }],
    ['no en Preston, en Reservoir', flood('es', PRESTON), 'hazard', { address: RESERVOIR, kinds: ['flood'] }],
    ['non Carlton, Collingwood', market('it', CARLTON), 'market', { location: COLLINGWOOD }],
    ['não é Carlton, é Collingwood', market('pt', CARLTON), 'market', { location: COLLINGWOOD }],
    ['مو Preston، أقصد Reservoir', market('ar', PRESTON), 'market', { location: RESERVOIR }],
    ['Preston नहीं, Reservoir', market('hi', PRESTON), 'market', { location: RESERVOIR }],
    ['not Preston, I meant Reservoir', flood('en', PRESTON), 'hazard', { address: RESERVOIR }],
    ['Northcote mate, not Brunswick', market('en', BRUNSWICK), 'market', { location: NORTHCOTE }],
    [
      'i said Northcote not Brunswick',
      valued('en', BRUNSWICK),
      'assess',
      { address: NORTHCOTE, bedrooms: 2 },
    ],
    ['Brunswick, sorry i mean Northcote', market('en', BRUNSWICK), 'market', { location: NORTHCOTE }],
    ['Carlton is wrong, its Collingwood', market('en', CARLTON), 'market', { location: COLLINGWOOD }],
  ] as const)('%s', (message, before, tool, args) => {
    expect(to(message, before)).toMatchObject({ kind: 'call', call: { tool, arguments: args } });
  });

  it('and is used from the start', () => {
    expect(to('median house price in Carlton, no wait I meant Collingwood')).toMatchObject({
      call: { tool: 'market', arguments: { location: COLLINGWOOD } },
    });
  });
});

const SEARCH = {
  tool: 'search_listings' as const,
  arguments: {
    locality: 'Parramatta NSW 2150',
    propertyType: 'house',
    maxPriceAud: 1_500_000,
    minBedrooms: 3,
  },
};
const FOUND = { language: 'en' as const, last: SEARCH, search: SEARCH, location: 'Parramatta NSW 2150' };

it.each([
  ['whole of Sydney not just Parramatta', FOUND, 'en'],
  ['all over Sydney, not only in Parramatta', FOUND, 'en'],
  ['ganz Sydney, nicht nur Parramatta', FOUND, 'de'],
  ['todo Sydney, no solo Parramatta', FOUND, 'es'],
  ['整个悉尼，不只是Parramatta', FOUND, 'zh'],
] as const)('%s widens the search', (message, before, language) => {
  expect(to(message, { ...before, language })).toMatchObject({
    call: {
      tool: 'search_listings',
      arguments: { locality: 'Sydney', minBedrooms: 3, maxPriceAud: 1_500_000 },
    },
  });
});

it('what is wanted beside another place is no correction', () => {
  expect(to('not just Parramatta, Westmead too', FOUND)).toMatchObject({
    call: { arguments: { locality: 'Parramatta NSW 2150', orIn: ['Westmead NSW 2145'] } },
  });
});
