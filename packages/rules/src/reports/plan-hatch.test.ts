import { expect, it } from 'vitest';
import { hatchedAreas, planPath } from './plan-hatch.ts';

const RING = [0, 0, 10, 0, 10, 10];
const plan = (areas: { kind: 'flood' | 'fire'; severity: number }[]) => ({
  widthUnits: 48,
  heightUnits: 24,
  areas: areas.map((area) => ({ ...area, rings: [RING] })),
});

it('writes positions as a path', () => expect(planPath([1, 2, 3, 4])).toBe('M1 2L3 4'));

it('gathers areas by hazard and grade, with closer lines where it is worse', () => {
  const areas = hatchedAreas(
    plan([
      { kind: 'flood', severity: 0.2 },
      { kind: 'flood', severity: 0.3 },
      { kind: 'flood', severity: 0.9 },
      { kind: 'fire', severity: 0.5 },
    ]),
  );
  expect(areas.map(({ key }) => key)).toEqual(['flood-24', 'flood-6', 'fire-12']);
  expect(areas[0]?.outline).toBe('M0 0L10 0L10 10ZM0 0L10 0L10 10Z');
  expect(areas[1]?.lines.split('M')).toHaveLength(5);
});
