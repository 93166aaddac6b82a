const DECIMALS = 4;

/** 27.4678° S, 153.0464° E */
export function coordinatesText(latitude: number, longitude: number): string {
  const north = latitude >= 0 ? 'N' : 'S';
  const east = longitude >= 0 ? 'E' : 'W';
  return `${Math.abs(latitude).toFixed(DECIMALS)}° ${north}, ${Math.abs(longitude).toFixed(DECIMALS)}° ${east}`;
}
