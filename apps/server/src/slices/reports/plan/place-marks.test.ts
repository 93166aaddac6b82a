import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeMarks } from './place-marks.ts';

const spot = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 560 }) });

it('leaves marks where they are when they do not touch', () => {
  const spots = [
    { x: 100, y: 100 },
    { x: 300, y: 100 },
  ];
  expect(placeMarks(spots)).toEqual(spots);
});

it('never moves the subject, and no mark ends up on another', () => {
  fc.assert(
    fc.property(fc.array(spot, { minLength: 1, maxLength: 9 }), (spots) => {
      const marks = placeMarks(spots);
      expect(marks[0]).toEqual(spots[0]);
      marks.forEach((a, i) => {
        for (const b of marks.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(14);
      });
    }),
  );
});
