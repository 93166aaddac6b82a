import type { PropertyType } from '@propguard/rules/properties/property-types';
import type { Position } from '../geography/position.ts';
import { smoothNoise } from '../geography/smooth-noise.ts';

const relief = smoothNoise('heat', 7);

/** How eager buyers are around there, 0 to 1: hot places sell fast and under the hammer. */
export const heatAt = (position: Position): number => Math.min(1, Math.max(0, 0.5 + 0.6 * relief(position)));

const TYPICAL_DAYS: Readonly<Record<PropertyType, number>> = {
  house: 31,
  townhouse: 36,
  apartment: 45,
  land: 62,
  rural: 85,
};

export const typicalDaysOnMarket = (type: PropertyType, heat: number): number =>
  TYPICAL_DAYS[type] * Math.exp(0.9 * (0.5 - heat));
