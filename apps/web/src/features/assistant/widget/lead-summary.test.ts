import type { AssistantCard } from '@propguard/protocol/assistant-turns';
import { expect, it } from 'vitest';
import { askedTurn, type TurnView } from '../conversation/turn-view.ts';
import { leadSummary, propertyMatches } from './lead-summary.ts';

const row = (title: string) => ({ title, text: '', link: null });

const search = (wanted: Record<string, unknown>, titles: string[]): AssistantCard => ({
  callId: '1',
  tool: 'search_listings',
  arguments: wanted,
  title: 'Listings',
  facts: [],
  items: titles.map(row),
  notes: [],
  link: null,
  sample: true,
  result: {},
});

const turnWith = (...cards: AssistantCard[]): TurnView => {
  const view = askedTurn('t', 'c', 'q', 0);
  return { ...view, turn: { ...view.turn, cards } };
};

it('OPS-WIDGET-03: what was asked for last is what is known', () => {
  const turns = [
    turnWith(search({ locality: 'Bondi' }, [])),
    turnWith(search({ locality: 'Wollongong', state: 'NSW', maxPriceAud: 900_000, minBedrooms: 3 }, [])),
  ];
  expect(leadSummary(turns)).toEqual([
    { name: 'Place', value: 'Wollongong, NSW' },
    { name: 'Budget', value: 'up to $900K' },
    { name: 'Bedrooms', value: '3+' },
  ]);
});

it('OPS-WIDGET-16: at most two matches are shown', () => {
  expect(propertyMatches([turnWith(search({}, ['a', 'b', 'c']))]).map(({ title }) => title)).toEqual([
    'a',
    'b',
  ]);
});
