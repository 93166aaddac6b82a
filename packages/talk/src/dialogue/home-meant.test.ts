import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from './state.ts';

const to = decidingWith(
  knowing(
    place('Taigum', 'QLD', '4018'),
    place('Pendle Hill', 'NSW', '2145'),
    place('Parramatta', 'NSW', '2150'),
    place('Carlton', 'VIC', '3053'),
  ),
);
const [ANCHOR, SPRING, MILL, CEDAR] = [
  '40 Anchor Avenue, Taigum QLD 4018',
  '30 Spring Street, Taigum QLD 4018',
  '29 Mill Road, Pendle Hill NSW 2145',
  '4 Cedar Street, Pendle Hill NSW 2145',
] as const;
const SEARCH = {
  tool: 'search_listings' as const,
  arguments: { locality: 'Taigum QLD 4018', orIn: ['Pendle Hill NSW 2145'], maxPriceAud: 1_200_000 },
};
const found = (language: DialogueState['language'] = 'en'): Partial<DialogueState> => ({
  language,
  last: SEARCH,
  search: SEARCH,
  location: 'Taigum QLD 4018',
  listed: [
    { name: MILL, priceAud: 1_140_000, bedrooms: 3 },
    { name: SPRING, priceAud: 770_000, bedrooms: 4 },
    { name: ANCHOR, priceAud: 710_000, bedrooms: 3 },
    { name: CEDAR, priceAud: 860_000, bedrooms: 4 },
  ],
  loan: { budgetAud: 1_200_000 },
});

describe('the home of the list that the words fit best', () => {
  it.each([
    ['does the taigum one at 710 flood?', found(), ANCHOR],
    ['is the 770k one in taigum flood prone', found(), SPRING],
    ['flood risk of the pendle hill one at 860?', found(), CEDAR],
    ['does the cheaper one in Pendle Hill flood', found(), CEDAR],
    ['the dearer of the two in Taigum, does it flood?', found(), SPRING],
    ['does the one on Mill Road flood?', found(), MILL],
    ['does the one at 860 flood', found(), CEDAR],
    ['hat das in Taigum für 710.000 ein Hochwasserrisiko?', found('de'), ANCHOR],
    ['¿se inunda la de Taigum de 770 mil?', found('es'), SPRING],
    ['Taigum的71万那套会淹水吗', found('zh'), ANCHOR],
    ["celle à Pendle Hill à 860 000, risque d'inondation ?", found('fr'), CEDAR],
    ['quella di Pendle Hill da 860 mila è a rischio alluvione?', found('it'), CEDAR],
  ] as const)('%s', (message, before, address) => {
    expect(to(message, before)).toMatchObject({ call: { tool: 'hazard', arguments: { address } } });
  });
});

describe('what is reckoned is its price, less what is put in', () => {
  it.each([
    ['the taigum one at 710, whats the repayment with 100k deposit', found(), 710_000, 100_000],
    ['monthly repayments on the one on Mill Road with a 240k deposit?', found(), 1_140_000, 240_000],
    [
      'das in Taigum für 710.000, wie hoch ist die Rate mit 100.000 Eigenkapital?',
      found('de'),
      710_000,
      100_000,
    ],
    [
      'quanto sarebbe la rata per quella di Pendle Hill da 860 mila con 160 mila di anticipo?',
      found('it'),
      860_000,
      160_000,
    ],
    ['Cedar Street那套，首付16万每月还多少', found('zh'), 860_000, 160_000],
  ] as const)('%s', (message, before, priceAud, depositAud) => {
    expect(to(message, before)).toMatchObject({
      call: { tool: 'repayments', arguments: { priceAud, depositAud } },
    });
  });

  it('of another one with what was put in before', () => {
    const before = {
      ...found(),
      last: { tool: 'repayments' as const, arguments: { priceAud: 710_000, depositAud: 100_000 } },
      loan: { valueAud: 710_000, depositAud: 100_000, budgetAud: 1_200_000 },
    };
    expect(to('and repayments for the cheaper Pendle Hill one?', before)).toMatchObject({
      call: { tool: 'repayments', arguments: { priceAud: 860_000, depositAud: 100_000 } },
    });
  });
});

describe('one’s own home', () => {
  const OWN = { address: 'Carlton VIC 3053', propertyType: 'unit', bedrooms: 2 };
  const owned = (language: DialogueState['language'] = 'en'): Partial<DialogueState> => ({
    ...found(language),
    address: ANCHOR,
    last: { tool: 'hazard', arguments: { address: ANCHOR, kinds: ['flood'] } },
    own: OWN,
  });
  it.each([
    ["what's my place worth again?", owned()],
    ['and what would ours be worth', owned()],
    ['was ist meine Wohnung wert?', owned('de')],
    ['¿cuánto vale mi casa?', owned('es')],
    ['我的房子值多少钱', owned('zh')],
  ] as const)('%s', (message, before) => {
    expect(to(message, before)).toMatchObject({
      call: { tool: 'assess', arguments: { address: OWN.address, bedrooms: 2 } },
    });
  });

  it('is none of those that were listed', () => {
    const decision = to('what is my place worth?', { ...owned(), own: null });
    expect(decision).toMatchObject({ kind: 'ask', missing: 'address' });
  });
});
