export type Scale = { meters: number; widthPx: number; label: string };

const EARTH_METERS_PER_PX = 40_075_016.686 / 512;

export function metersPerPixel(lat: number, zoom: number): number {
  return (EARTH_METERS_PER_PX * Math.cos((lat * Math.PI) / 180)) / 2 ** zoom;
}

/** The longest of 1, 2, 5, 10, 20, 50 ... that fits. */
export function niceScale(metersPerPx: number, longestPx: number): Scale {
  const longest = metersPerPx * longestPx;
  const power = 10 ** Math.floor(Math.log10(longest));
  const step = [5, 2, 1].find((candidate) => candidate * power <= longest) ?? 1;
  const meters = step * power;
  return { meters, widthPx: meters / metersPerPx, label: distanceLabel(meters) };
}

/** '200 m', '1.1 km', '35 km'. */
export function distanceLabel(meters: number): string {
  if (meters < 950) return `${Math.round(meters)} m`;
  const kilometres = meters / 1000;
  const digits = kilometres < 10 && !Number.isInteger(kilometres) ? 1 : 0;
  return `${kilometres.toLocaleString('en-AU', { maximumFractionDigits: digits })} km`;
}

const EARTH_RADIUS_METERS = 6_371_009;

export function distanceMeters(a: { lng: number; lat: number }, b: { lng: number; lat: number }): number {
  const radians = Math.PI / 180;
  const dLat = (b.lat - a.lat) * radians;
  const dLng = (b.lng - a.lng) * radians;
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.sqrt(h));
}
