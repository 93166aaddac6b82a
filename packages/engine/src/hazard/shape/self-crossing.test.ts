import fc from 'fast-check';
import { expect, it } from 'vitest';
import { star } from '../../../test/support/star-polygons.ts';
import { findSelfCrossing } from './self-crossing.ts';
import { makeShape } from './shape.ts';

it('finds none in a star with a hole', () => {
  fc.assert(
    fc.property(star(60), ({ shape }) => {
      expect(findSelfCrossing(shape)).toBeNull();
    }),
  );
});

it('finds the waist of a bow tie', () => {
  const bow = makeShape('area', [
    [
      [153, -27],
      [154, -28],
      [154, -27],
      [153, -28],
      [153, -27],
    ],
  ]);
  expect(findSelfCrossing(bow)).toEqual({ longitude: 153, latitude: -27 });
});

it('finds a hole that leaves its outline', () => {
  const torn = makeShape('area', [
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [0, 0],
    ],
    [
      [2, 2],
      [6, 3],
      [2, 3],
      [2, 2],
    ],
  ]);
  expect(findSelfCrossing(torn)).not.toBeNull();
});
