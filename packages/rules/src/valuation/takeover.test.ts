import { expect, it } from 'vitest';
import { type JudgedModel, judgeTakeover, type TakeoverVerdict } from './takeover.ts';

const model = (mdape: number, coverage80 = 80, sample = false, isFirst = false): JudgedModel => ({
  mdape,
  coverage80,
  sample,
  isFirst,
});

it.each<[string, JudgedModel, JudgedModel | null, TakeoverVerdict]>([
  ['there is no champion', model(20), null, 'first'],
  ['it is better', model(7.9), model(8), 'not-worse'],
  ['it is worse by chance', model(8.1), model(8), 'not-worse'],
  ['it is worse', model(8.2), model(8), 'worse'],
  ['its ranges are too narrow', model(7, 70), model(8), 'ranges-off'],
  ['its ranges are too wide', model(7, 95), model(8), 'ranges-off'],
  ['real sales replace made-up ones', model(12), model(8, 80, true), 'real-data'],
  ['made-up sales do not replace real ones by being easier', model(8.2, 80, true), model(8), 'worse'],
  ['all sales replace a part of them', model(9, 80, true), model(8, 80, true, true), 'all-sales'],
  ['all sales give ranges that do not hold', model(9, 70, true), model(8, 80, true, true), 'ranges-off'],
])('when %s', (_, challenger, champion, expected) => {
  expect(judgeTakeover(challenger, champion)).toBe(expected);
});
