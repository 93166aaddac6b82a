const EARTH_RADIUS_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/**
 * Positions as points in space, in kilometres from the centre of the Earth: the straight distance between two of
 * them needs no projection, holds across a continent, and differs from that over ground by 1 in 10,000 at 300 km.
 */
export type SpherePoints = { x: Float64Array; y: Float64Array; z: Float64Array };

export const spherePoints = (latitude: Float64Array, longitude: Float64Array): SpherePoints => {
  const count = latitude.length;
  const points = { x: new Float64Array(count), y: new Float64Array(count), z: new Float64Array(count) };
  for (let i = 0; i < count; i++) {
    const lat = latitude[i]! * RADIANS;
    const lon = longitude[i]! * RADIANS;
    points.x[i] = EARTH_RADIUS_KM * Math.cos(lat) * Math.cos(lon);
    points.y[i] = EARTH_RADIUS_KM * Math.cos(lat) * Math.sin(lon);
    points.z[i] = EARTH_RADIUS_KM * Math.sin(lat);
  }
  return points;
};
