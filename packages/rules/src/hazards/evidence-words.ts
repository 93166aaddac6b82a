import type { EvidenceWay } from './certainty.ts';

const METRES_PER_KM = 1000;

export function distanceText(metres: number): string {
  if (metres < METRES_PER_KM) return `${Math.round(metres / 10) * 10} m`;
  return `${(metres / METRES_PER_KM).toFixed(metres < 10 * METRES_PER_KM ? 1 : 0)} km`;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** What a piece of evidence found, in a few words. */
export function findingText(way: EvidenceWay, figure: number | null): string {
  switch (way) {
    case 'inside':
      return 'Inside a mapped area';
    case 'outside':
      return figure === null
        ? 'Outside every mapped area'
        : `Outside, ${distanceText(figure)} from a mapped area`;
    case 'distance':
      return figure === null ? 'Farther away than we look' : `${distanceText(figure)} away`;
    case 'share':
      return figure === null ? 'A share of the suburb' : `${percent(figure)} of the suburb’s land`;
  }
}

const CERTAIN = 0.6;
const FAIR = 0.35;

export function certaintyText(certainty: number): string {
  if (certainty >= CERTAIN) return 'Well founded';
  return certainty >= FAIR ? 'Fairly founded' : 'A first look only';
}
