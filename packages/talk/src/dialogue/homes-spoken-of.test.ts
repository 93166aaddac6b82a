import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';

const KNOWLEDGE = knowing(
  place('Pendle Hill', 'NSW', '2145'),
  place('Parramatta', 'NSW', '2150'),
  place('Werribee', 'VIC', '3030'),
);
const to = decidingWith(KNOWLEDGE);
const [MILL, CEDAR] = ['29 Mill Road, Pendle Hill NSW 2145', '4 Cedar Street, Pendle Hill NSW 2145'] as const;
const SEARCH = { tool: 'search_listings' as const, arguments: { locality: 'Pendle Hill NSW 2145' } };
const FOUND = {
  language: 'en' as const,
  last: SEARCH,
  search: SEARCH,
  location: 'Pendle Hill NSW 2145',
  listed: [
    { name: MILL, priceAud: 1_140_000 },
    { name: CEDAR, priceAud: 860_000 },
  ],
};
const VALUED = {
  ...FOUND,
  last: { tool: 'assess' as const, arguments: { address: CEDAR } },
  address: CEDAR,
  recent: [MILL, CEDAR],
};

it.each([
  ['can you show us 2 bed units or townhouses around Parramatta up to 780k?', 'townhouse', ['unit']],
  ['townhouses or units in Parramatta under 800k', 'unit', ['townhouse']],
  ['Wohnungen oder Reihenhäuser in Parramatta bis 800.000', 'townhouse', ['unit']],
  ['casas o apartamentos en Parramatta hasta 800 mil', 'unit', ['house']],
  ['maisons ou appartements à Parramatta jusqu’à 800 000', 'unit', ['house']],
])('%s looks for both', (message, propertyType, orTypes) => {
  expect(to(message)).toMatchObject({
    call: { tool: 'search_listings', arguments: { propertyType, orTypes } },
  });
});

it('one type alone takes back the other', () => {
  const both = {
    tool: 'search_listings' as const,
    arguments: { ...SEARCH.arguments, propertyType: 'townhouse', orTypes: ['unit'] },
  };
  const decision = to('only houses please', { ...FOUND, last: both, search: both });
  expect(decision).toMatchObject({ call: { tool: 'search_listings', arguments: { propertyType: 'house' } } });
  expect('call' in decision && decision.call.arguments.orTypes).toBeUndefined();
});

describe('of homes that were shown', () => {
  it.each([
    ['tell me about the second one', FOUND, { tool: 'home_facts', arguments: { address: CEDAR } }],
    [
      'and the first?',
      { ...VALUED, last: { tool: 'home_facts' as const, arguments: { address: CEDAR, records: ['land'] } } },
      { tool: 'home_facts', arguments: { address: MILL, records: ['land'] } },
    ],
    [
      'what did similar places near it sell for?',
      VALUED,
      { tool: 'comparables', arguments: { address: CEDAR } },
    ],
    [
      'what have other houses around there gone for',
      VALUED,
      { tool: 'comparables', arguments: { address: CEDAR } },
    ],
    ['which one has more land', VALUED, { tool: 'compare', arguments: { subjects: [MILL, CEDAR] } }],
    [
      "would you say it's worth 900k",
      VALUED,
      { tool: 'price_check', arguments: { address: CEDAR, priceAud: 900_000 } },
    ],
    ['do you reckon its worth 950k?', VALUED, { tool: 'price_check', arguments: { priceAud: 950_000 } }],
  ])('%s', (message, before, call) => {
    expect(to(message, before)).toMatchObject({ kind: 'call', call });
  });

  it.each([
    'seems high. the neighbours say its worth 1.5',
    "would you say it's worth the extra money",
    'my agent told me its worth more',
  ])('%s is refused by nobody', (message) => {
    expect(to(message, VALUED).kind).not.toBe('decline');
  });

  it('what is for sale there is what was looked for', () => {
    const last = {
      tool: 'search_listings' as const,
      arguments: { locality: 'Pendle Hill NSW 2145', maxPriceAud: 900_000 },
    };
    expect(to("what's for sale there", { ...FOUND, last, search: last })).toMatchObject({ call: last });
  });

  it('to save what was just proposed is a yes', () => {
    const action = { tool: 'save_search' as const, arguments: SEARCH.arguments };
    expect(
      to('nice but can you save that search and tell me when theres a new one', { ...FOUND, action }),
    ).toEqual({
      kind: 'approve',
      call: action,
    });
  });
});
