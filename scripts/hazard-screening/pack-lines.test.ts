import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWaterLines } from '../../apps/server/src/slices/hazards/screening/water-lines.ts';
import { packLines } from './pack-lines.ts';

const step = fc.integer({ min: -20_000, max: 20_000 });
const lines = fc.array(
  fc.array(fc.tuple(step, step), { minLength: 2, maxLength: 20 }).map((steps) => steps.flat()),
  { maxLength: 8 },
);

it('packs lines that the server reads back', () => {
  fc.assert(
    fc.property(lines, lines, (rivers, land) => {
      const read = readWaterLines(packLines([rivers, land]));
      const sums = (line: number[]) => {
        const at: [number, number] = [0, 0];
        return line.map((one, i) => {
          at[i % 2 === 0 ? 0 : 1] += one;
          return at[i % 2 === 0 ? 0 : 1] * 1000;
        });
      };
      expect(read.rivers.map(({ positions }) => [...positions])).toEqual(rivers.map(sums));
      expect(read.coast.map(({ positions }) => [...positions])).toEqual(land.map(sums));
    }),
  );
});
