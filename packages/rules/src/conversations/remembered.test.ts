import { expect, it } from 'vitest';
import { rememberedIn } from './remembered.ts';

it('keeps what holds now, with when it was first said so', () => {
  expect(
    rememberedIn([
      { at: '1', wishes: { place: 'Manly', maxPriceAud: 900_000 } },
      { at: '2', wishes: { place: 'Manly', maxPriceAud: 950_000 } },
      { at: '3', wishes: { place: 'Manly', maxPriceAud: 950_000, timeline: 'by Easter' } },
    ]),
  ).toEqual([
    { key: 'place', value: 'Manly', at: '1' },
    { key: 'maxPriceAud', value: 950_000, at: '2' },
    { key: 'timeline', value: 'by Easter', at: '3' },
  ]);
});

it('forgets what was taken back, and has nothing of who said nothing', () => {
  expect(
    rememberedIn([
      { at: '1', wishes: { place: 'Manly' } },
      { at: '2', wishes: { place: null } },
    ]),
  ).toEqual([]);
  expect(rememberedIn([])).toEqual([]);
});
