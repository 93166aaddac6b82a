import fc from 'fast-check';
import { expect, it } from 'vitest';
import { star } from '../../../test/support/star-polygons.ts';
import { makeShape } from './shape.ts';
import { shapeFromBytes, shapeToBytes } from './shape-bytes.ts';

it('gives back the shape that was written, at any offset', () => {
  fc.assert(
    fc.property(star(40), fc.nat(7), ({ shape }, offset) => {
      const bytes = shapeToBytes(shape);
      const padded = new Uint8Array(bytes.length + offset);
      padded.set(bytes, offset);
      expect(shapeFromBytes(padded.subarray(offset))).toEqual(shape);
      expect(shapeFromBytes(Buffer.from(bytes))).toEqual(shape);
    }),
  );
});

it('keeps positions to a centimetre', () => {
  const { positions } = makeShape('point', [[[151.123456789, -33.987654321]]]);
  expect([...positions]).toEqual([1_511_234_568, -339_876_543]);
});

it('refuses bytes that hold no shape', () => {
  expect(() => shapeFromBytes(new Uint8Array([9, 0, 0, 0, 0, 0, 0, 0]))).toThrow('no shape');
});
