import { describe, expect, it } from 'vitest';
import { LAYER_FACTS } from '../../../test/support/layer-facts.ts';
import { compileLayer } from '../compiled-layer.ts';
import { makeShape } from '../shape/shape.ts';
import { TILE_EXTENT } from '../tile/tile-grid.ts';
import { cutPlanAreas, cutPlanLines } from './cut-plan.ts';
import { frameAround, frameProjection } from './plan-frame.ts';

const SUBJECT = { longitude: 153.05, latitude: -27.47 };
const FACTS = { ...LAYER_FACTS, coverage: [] };
const REACH = { leastMetres: 800, mostMetres: 10_000, aspect: 2 };

describe('a frame', () => {
  it('is not narrower than its least, and has the subject alone in its middle', () => {
    const frame = frameAround([SUBJECT], REACH);
    expect(frame.metresAcross).toBe(800);
    const { xOf, yOf } = frameProjection(frame);
    expect([xOf(SUBJECT.longitude), yOf(SUBJECT.latitude)]).toEqual([TILE_EXTENT / 2, TILE_EXTENT / 4]);
  });

  it('holds every place that is near, and leaves a far one outside', () => {
    const near = { longitude: 153.06, latitude: -27.475 };
    const far = { longitude: 154.05, latitude: -27.47 };
    const frame = frameAround([SUBJECT, near, far], REACH);
    const { xOf, yOf } = frameProjection(frame);
    for (const { longitude, latitude } of [SUBJECT, near]) {
      expect(xOf(longitude)).toBeGreaterThan(0);
      expect(xOf(longitude)).toBeLessThan(TILE_EXTENT);
      expect(yOf(latitude)).toBeGreaterThan(0);
      expect(yOf(latitude)).toBeLessThan(frame.heightUnits);
    }
    expect(xOf(far.longitude)).toBeGreaterThan(TILE_EXTENT);
  });

  it('keeps distances: a kilometre is as long to the east as to the north', () => {
    const { xOf, yOf } = frameProjection(frameAround([SUBJECT], { ...REACH, leastMetres: 4000 }));
    const kilometre = 1000 / 111_195;
    const shrink = Math.cos((SUBJECT.latitude * Math.PI) / 180);
    expect(xOf(SUBJECT.longitude + kilometre / shrink) - TILE_EXTENT / 2).toBe(TILE_EXTENT / 4);
    expect(yOf(SUBJECT.latitude + kilometre)).toBeCloseTo(0);
  });
});

describe('a plan', () => {
  const frame = frameAround([SUBJECT], REACH);
  const square = (size: number) => {
    const [w, s, e, n] = [153.05 - size, -27.47 - size, 153.05 + size, -27.47 + size];
    return makeShape('area', [
      [
        [w, s],
        [e, s],
        [e, n],
        [w, n],
        [w, s],
      ],
    ]);
  };

  it('cuts areas to the frame and draws the worst last', () => {
    const layer = compileLayer(
      {
        ...FACTS,
        form: 'areas',
        areas: [
          { shape: square(0.001), severity: 0.9 },
          { shape: square(1), severity: 0.2 },
        ],
      },
      '2026-11-15',
    );
    const areas = cutPlanAreas([layer], frame);
    expect(areas.map(({ severity }) => severity.toFixed(1))).toEqual(['0.2', '0.9']);
    for (const { rings } of areas)
      for (const at of rings.flat()) expect(Math.abs(at - TILE_EXTENT / 2)).toBeLessThan(TILE_EXTENT);
  });

  it('shows lines that pass and none that do not', () => {
    const lines = [
      makeShape('line', [
        [
          [153.049, -27.47],
          [153.051, -27.47],
        ],
      ]),
      makeShape('line', [
        [
          [150, -30],
          [150.1, -30],
        ],
      ]),
    ];
    const layer = compileLayer(
      { ...FACTS, form: 'lines', lines, curve: { reachMetres: 100, steps: [], beyond: null } as never },
      '2026-11-15',
    );
    expect(cutPlanLines([layer], frame)).toHaveLength(1);
  });
});
