import type { AssistantCard, AssistantWishes } from '@propguard/protocol/assistant-turns';
import { expect, it } from 'vitest';
import { askedTurn, type TurnView } from '../conversation/turn-view.ts';
import { leadSummary, propertyMatches } from './lead-summary.ts';

const row = (title: string) => ({ title, text: '', link: null });

const search = (...titles: string[]): AssistantCard => ({
  callId: '1',
  tool: 'search_listings',
  arguments: {},
  title: 'Listings',
  facts: [],
  items: titles.map(row),
  notes: [],
  link: null,
  sample: true,
  result: { count: titles.length },
});

const turnWith = (changes: Partial<TurnView['turn']>): TurnView => {
  const view = askedTurn('t', 'c', 'q', 0);
  return { ...view, turn: { ...view.turn, ...changes } };
};

const wishes = (changes: Partial<AssistantWishes>): AssistantWishes => ({
  place: null,
  propertyType: null,
  minPriceAud: null,
  maxPriceAud: null,
  minBedrooms: null,
  maxBedrooms: null,
  minBathrooms: null,
  timeline: null,
  ...changes,
});

it('OPS-WIDGET-03: what was said up to now is what is known', () => {
  const turns = [
    turnWith({ wishes: wishes({ place: 'Bondi' }) }),
    turnWith({
      wishes: wishes({
        place: 'Wollongong, NSW',
        maxPriceAud: 900_000,
        minBedrooms: 3,
        propertyType: 'house',
        timeline: 'by Easter',
      }),
    }),
    turnWith({ wishes: null }),
  ];
  expect(leadSummary(turns)).toEqual([
    { name: 'Budget', value: 'up to $900K' },
    { name: 'Place', value: 'Wollongong, NSW' },
    { name: 'Type', value: 'house' },
    { name: 'Bedrooms', value: '3+' },
    { name: 'Timeline', value: 'by Easter' },
  ]);
});

it.each([
  [{ minPriceAud: 500_000, maxPriceAud: 1_000_000 }, '$500K to $1.0M'],
  [{ minPriceAud: 500_000 }, 'from $500K'],
  [{ minBedrooms: 2, maxBedrooms: 4 }, '2 to 4'],
  [{ minBedrooms: 3, maxBedrooms: 3 }, '3'],
  [{ maxBedrooms: 2 }, 'up to 2'],
])('OPS-WIDGET-03: %j is %s', (said, value) => {
  expect(leadSummary([turnWith({ wishes: wishes(said) })]).map((fact) => fact.value)).toEqual([value]);
});

it('OPS-WIDGET-05, OPS-WIDGET-16: the first two of the last search that found something are shown', () => {
  const turns = [turnWith({ cards: [search('x')] }), turnWith({ cards: [search('a', 'b', 'c')] })];
  const matches = propertyMatches(turns);
  expect(matches?.items.map(({ title }) => title)).toEqual(['a', 'b']);
  expect(matches?.count).toBe(3);
  expect(propertyMatches([...turns, turnWith({ cards: [search()] })])).toBeNull();
});
