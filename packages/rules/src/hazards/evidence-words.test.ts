import { expect, it } from 'vitest';
import {
  certaintyText,
  disagreementText,
  distanceText,
  evidenceText,
  findingText,
  hazardText,
} from './evidence-words.ts';

it.each([
  [4, '0 m'],
  [128, '130 m'],
  [1280, '1.3 km'],
  [12_800, '13 km'],
])('%s metres are %s', (metres, words) => expect(distanceText(metres)).toBe(words));

it.each([
  ['inside', 0.75, 'Inside a mapped area'],
  ['outside', 420, 'Outside, 420 m from a mapped area'],
  ['outside', null, 'Outside every mapped area'],
  ['distance', 2400, '2.4 km away'],
  ['distance', null, 'Farther away than we look'],
  ['share', 0.456, '46% of the suburb’s land'],
] as const)('%s with %s', (way, figure, words) => expect(findingText(way, figure)).toBe(words));

it.each([
  [0.8, 'Well founded'],
  [0.4, 'Fairly founded'],
  [0.2, 'A first look only'],
])('a certainty of %s', (certainty, words) => expect(certaintyText(certainty)).toBe(words));

it('what is not mapped is no figure, also where sources disagree', () => {
  expect([hazardText(0.05), hazardText(0.051), hazardText(0.45)]).toEqual(['Not mapped', '5%', '45%']);
  expect(evidenceText({ way: 'outside', value: 0.05 })).toBe('Not mapped');
  expect(evidenceText({ way: 'distance', value: 0.02 })).toBe('2%');
  expect(disagreementText({ low: 0.21, high: 0.75 })).toBe('from 21% to 75%');
  expect(disagreementText({ low: 0.05, high: 0.45 })).toBe('one maps nothing here, another says 45%');
});
