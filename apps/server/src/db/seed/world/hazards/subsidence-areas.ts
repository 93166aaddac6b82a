import { Draws } from '@propguard/rules/chance/draws';
import type { Market } from '../geography/market.ts';
import { movedBy, type Position } from '../geography/position.ts';
import type { Waters } from '../geography/waters.ts';
import type { Area } from './area.ts';
import { blobAround, drawOutline } from './shapes.ts';

/** Towns over old workings, where the ground may settle. */
const WORKINGS: Readonly<Record<string, readonly { centre: Position; spreadKm: number; count: number }[]>> = {
  Newcastle: [
    { centre: [151.745, -32.93], spreadKm: 3, count: 34 },
    { centre: [151.67, -32.905], spreadKm: 3.5, count: 34 },
    { centre: [151.69, -32.965], spreadKm: 3, count: 26 },
    { centre: [151.57, -32.74], spreadKm: 3.5, count: 18 },
  ],
  Brisbane: [
    { centre: [152.765, -27.61], spreadKm: 2.6, count: 34 },
    { centre: [152.8, -27.605], spreadKm: 2.6, count: 24 },
    { centre: [152.89, -27.605], spreadKm: 2, count: 12 },
  ],
  Ballarat: [
    { centre: [143.865, -37.565], spreadKm: 2.2, count: 28 },
    { centre: [143.84, -37.6], spreadKm: 1.8, count: 22 },
  ],
  Bendigo: [
    { centre: [144.275, -36.757], spreadKm: 2.2, count: 26 },
    { centre: [144.25, -36.72], spreadKm: 1.6, count: 18 },
  ],
  Wollongong: [{ centre: [150.86, -34.42], spreadKm: 3, count: 22 }],
  'Central Coast': [{ centre: [151.45, -33.3], spreadKm: 3, count: 12 }],
};
const PIT = { reach: 0.5, from: 0.35, adds: 0.3 };

export const subsidenceAreas = ({ name }: Market, waters: Waters): Area[] =>
  (WORKINGS[name] ?? []).flatMap(({ centre, spreadKm, count }, field) =>
    Array.from({ length: count }, (_, i) => i).flatMap((i) => {
      const draws = new Draws(`subsidence/${name}/${field}/${i}`);
      const at = movedBy(centre, (spreadKm / 2) * draws.normal(), (spreadKm / 2) * draws.normal());
      if (!waters.isLand(at)) return [];
      const key = `${name}/${field}/${i}`;
      const severity = draws.between(0.1, 0.6);
      const outline = drawOutline(draws);
      const shape = {
        radiusKm: draws.between(0.14, 0.5),
        stretch: draws.between(1, 1.9),
        bearing: draws.between(0, Math.PI),
      };
      const whole: Area = { kind: 'subsidence', key, severity, ring: blobAround(at, outline, shape) };
      if (severity < PIT.from) return [whole];
      const pit = blobAround(at, outline, { ...shape, radiusKm: shape.radiusKm * PIT.reach });
      return [whole, { kind: 'subsidence', key: `${key}/pit`, severity: severity + PIT.adds, ring: pit }];
    }),
  );
