import { expect, it } from 'vitest';
import { gatherSmall, waterfallBars } from './waterfall-model.ts';

const steps = [
  { key: 'a', label: 'Land', amount: 200 },
  { key: 'b', label: 'Flood', amount: -50 },
  { key: 'c', label: 'Age', amount: 3 },
  { key: 'd', label: 'Type', amount: -1 },
];

it('starts each bar where the one before has ended', () => {
  expect(waterfallBars(1000, steps).map(({ from, to }) => [from, to])).toEqual([
    [1000, 1200],
    [1150, 1200],
    [1150, 1153],
    [1152, 1153],
  ]);
});

it('gathers what is small without losing a dollar', () => {
  const gathered = gatherSmall(steps, 10, 'Everything else');
  expect(gathered.map(({ label, amount }) => [label, amount])).toEqual([
    ['Land', 200],
    ['Flood', -50],
    ['Everything else', 2],
  ]);
});

it('leaves a single small step as it is', () => {
  expect(gatherSmall(steps.slice(0, 3), 10, 'Everything else')).toEqual(steps.slice(0, 3));
});
