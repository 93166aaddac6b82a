/**
 * Files write 'unknown' as 0, and mistype years. What cannot be is missing, so that it is treated as such; what is
 * merely unusual stays.
 */
export const plausibleFact = (name: string, value: number | null | undefined): number => {
  if (value === null || value === undefined || !Number.isFinite(value)) return Number.NaN;
  if (name === 'landM2' || name === 'buildingM2') return value > 0 ? value : Number.NaN;
  if (name === 'yearBuilt') return value >= 1600 && value <= 2200 ? value : Number.NaN;
  return value >= 0 || name.startsWith('extra:') ? value : Number.NaN;
};

/** A position on Earth, or nothing: half a position, or the (0, 0) of an empty field, is none. */
export const plausiblePosition = (
  latitude: number | null,
  longitude: number | null,
): readonly [latitude: number, longitude: number] => {
  const isPosition =
    latitude !== null &&
    longitude !== null &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180 &&
    !(latitude === 0 && longitude === 0);
  return isPosition ? [latitude, longitude] : [Number.NaN, Number.NaN];
};
