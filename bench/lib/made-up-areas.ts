import { Draws } from '../../packages/rules/src/chance/draws.ts';

export type MadeUpArea = { ring: [number, number][]; severity: number };

/** Where most of Australia lives. */
const SPAN = { west: 140, south: -39, east: 153.5, north: -17 };

/** Star-shaped areas of 0.2 to 2 km, strewn over the east of the country; always the same ones. */
export const madeUpAreas = (count: number): MadeUpArea[] => {
  const draws = new Draws('made-up-areas');
  return Array.from({ length: count }, () => {
    const centre = [draws.between(SPAN.west, SPAN.east), draws.between(SPAN.south, SPAN.north)] as const;
    const corners = Math.round(draws.between(12, 60));
    const size = draws.between(0.002, 0.02);
    const ring = Array.from({ length: corners }, (_, i): [number, number] => {
      const angle = (2 * Math.PI * i) / corners;
      const radius = size * draws.between(0.6, 1);
      return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
    });
    return { ring: [...ring, ring[0] as [number, number]], severity: draws.between(0, 1) };
  });
};

/** Half of them in the middle of an area, half anywhere. */
export const madeUpPlaces = (areas: readonly MadeUpArea[], count: number) => {
  const draws = new Draws('made-up-places');
  return Array.from({ length: count }, (_, i) => {
    const [longitude, latitude] = areas[Math.floor(draws.between(0, areas.length))]?.ring[0] ?? [0, 0];
    return i % 2 === 0
      ? { longitude: longitude + draws.between(-0.02, 0.01), latitude: latitude + draws.between(-0.01, 0.01) }
      : {
          longitude: draws.between(SPAN.west, SPAN.east),
          latitude: draws.between(SPAN.south, SPAN.north),
        };
  });
};
