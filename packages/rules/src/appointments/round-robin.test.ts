import { expect, it } from 'vitest';
import { type Candidate, inTurn } from './round-robin.ts';

const NOW = new Date('2026-11-16T00:00:00Z');
const OLD = new Date('2026-01-01T00:00:00Z');
const of = (id: string, given: Partial<Candidate>): Candidate => ({
  id,
  weight: 1,
  booked: 0,
  lastBookedAt: null,
  since: OLD,
  ...given,
});
const order = (...candidates: Candidate[]) => inTurn(candidates, { now: NOW, days: 30 }).map(({ id }) => id);

it.each<[string, Candidate[], string[]]>([
  ['the least booked', [of('a', { booked: 3 }), of('b', { booked: 1 })], ['b', 'a']],
  ['for its weight', [of('a', { booked: 6, weight: 4 }), of('b', { booked: 2, weight: 1 })], ['a', 'b']],
  [
    'then who has waited longest',
    [
      of('a', { booked: 1, lastBookedAt: new Date('2026-11-15T00:00:00Z') }),
      of('b', { booked: 1, lastBookedAt: new Date('2026-11-01T00:00:00Z') }),
      of('c', { booked: 1 }),
    ],
    ['c', 'b', 'a'],
  ],
  [
    'somebody new starts at the mean',
    [of('a', { booked: 9 }), of('b', { booked: 3 }), of('c', { since: NOW })],
    ['b', 'c', 'a'],
  ],
])('%s is next', (_what, candidates, expected) => {
  expect(order(...candidates)).toEqual(expected);
});
