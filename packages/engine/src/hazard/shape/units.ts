/** Positions are whole numbers of 0.0000001 degree (about 1 cm): exact, and half the size of doubles. */
const UNITS_PER_DEGREE = 10_000_000;
const METRES_PER_DEGREE = 111_195;

export const METRES_PER_UNIT = METRES_PER_DEGREE / UNITS_PER_DEGREE;

export const toUnits = (degrees: number): number => Math.round(degrees * UNITS_PER_DEGREE);
export const toDegrees = (units: number): number => units / UNITS_PER_DEGREE;

/** How much shorter a degree of longitude is than one of latitude. */
export const shrinkAt = (latitudeUnits: number): number =>
  Math.cos((toDegrees(latitudeUnits) * Math.PI) / 180);
