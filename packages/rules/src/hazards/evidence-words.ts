import { isOutsideValue } from './area-severity.ts';
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

export const NOT_MAPPED = 'Not mapped';

/** A hazard where only its value was kept: outside of mapped areas nothing was measured, so there is no figure. */
export const hazardText = (value: number): string => (isOutsideValue(value) ? NOT_MAPPED : percent(value));

/** The value of a piece of evidence, by how it was found. */
export const evidenceText = ({ way, value }: { way: EvidenceWay; value: number }): string =>
  way === 'outside' ? NOT_MAPPED : percent(value);

/** How far sources are apart: 'from 21% to 75%'. */
export const disagreementText = ({ low, high }: { low: number; high: number }): string =>
  isOutsideValue(low)
    ? `one maps nothing here, another says ${percent(high)}`
    : `from ${percent(low)} to ${percent(high)}`;

const CERTAIN = 0.6;
const FAIR = 0.35;

export function certaintyText(certainty: number): string {
  if (certainty >= CERTAIN) return 'Well founded';
  return certainty >= FAIR ? 'Fairly founded' : 'A first look only';
}
