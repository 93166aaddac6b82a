import type { State } from '../places/states.ts';

export type City = {
  id: string;
  name: string;
  state: State;
  /** A city across a border takes localities of both states. */
  alsoState?: State;
  latitude: number;
  longitude: number;
  radiusKm: number;
};

const city = (
  name: string,
  state: State,
  [latitude, longitude]: readonly [number, number],
  radiusKm: number,
  alsoState?: State,
): City => ({
  id: `city-${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  state,
  latitude,
  longitude,
  radiusKm,
  ...(alsoState ? { alsoState } : {}),
});

/**
 * A city's market is every locality within a radius of its centre: an approximation of its built-up area and
 * commuter belt, for we carry no statistical boundaries. Where two overlap, the nearer centre has the locality.
 */
export const CITIES: readonly City[] = [
  city('Sydney', 'NSW', [-33.868, 151.207], 48),
  city('Melbourne', 'VIC', [-37.814, 144.964], 48),
  city('Brisbane', 'QLD', [-27.47, 153.026], 40),
  city('Perth', 'WA', [-31.953, 115.86], 40),
  city('Adelaide', 'SA', [-34.928, 138.6], 34),
  city('Canberra', 'ACT', [-35.281, 149.13], 24, 'NSW'),
  city('Hobart', 'TAS', [-42.882, 147.327], 22),
  city('Darwin', 'NT', [-12.44, 130.843], 26),
  city('Gold Coast', 'QLD', [-28.002, 153.43], 26, 'NSW'),
  city('Sunshine Coast', 'QLD', [-26.6, 153.09], 34),
  city('Newcastle', 'NSW', [-32.928, 151.777], 28),
  city('Central Coast', 'NSW', [-33.427, 151.342], 20),
  city('Wollongong', 'NSW', [-34.425, 150.894], 22),
  city('Geelong', 'VIC', [-38.149, 144.361], 24),
  city('Ballarat', 'VIC', [-37.562, 143.85], 16),
  city('Bendigo', 'VIC', [-36.759, 144.28], 16),
  city('Toowoomba', 'QLD', [-27.56, 151.953], 16),
  city('Townsville', 'QLD', [-19.262, 146.807], 20),
  city('Cairns', 'QLD', [-16.923, 145.77], 22),
  city('Mackay', 'QLD', [-21.143, 149.183], 16),
  city('Rockhampton', 'QLD', [-23.378, 150.512], 40),
  city('Lismore', 'NSW', [-28.814, 153.277], 16),
  city('Byron Bay', 'NSW', [-28.65, 153.6], 22),
  city('Coffs Harbour', 'NSW', [-30.296, 153.115], 16),
  city('Albury', 'NSW', [-36.08, 146.916], 16, 'VIC'),
  city('Wagga Wagga', 'NSW', [-35.115, 147.368], 14),
  city('Orange', 'NSW', [-33.284, 149.1], 14),
  city('Launceston', 'TAS', [-41.437, 147.138], 16),
  city('Bunbury', 'WA', [-33.327, 115.638], 16),
  city('Mandurah', 'WA', [-32.529, 115.722], 14),
  city('Alice Springs', 'NT', [-23.7, 133.88], 14),
  city('Mount Gambier', 'SA', [-37.828, 140.78], 14),
];

const KM_PER_DEGREE = 111.2;

/** On a plane that touches the globe at the city: exact enough for tens of kilometres. */
const distanceKm = (from: City, { latitude, longitude }: { latitude: number; longitude: number }): number => {
  const east = (longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(latitude - from.latitude, east) * KM_PER_DEGREE;
};

export const cityAt = (place: { state: string; latitude: number; longitude: number }): City | null => {
  let nearest: City | null = null;
  let nearestKm = Number.POSITIVE_INFINITY;
  for (const one of CITIES) {
    if (one.state !== place.state && one.alsoState !== place.state) continue;
    const km = distanceKm(one, place);
    if (km <= one.radiusKm && km < nearestKm) [nearest, nearestKm] = [one, km];
  }
  return nearest;
};
