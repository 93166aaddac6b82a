type Position = { latitude: number; longitude: number };

const EARTH_KM = 6371;
const RADIANS = Math.PI / 180;

/** As the crow flies. */
export const straightKm = (a: Position, b: Position): number => {
  const dLatitude = (b.latitude - a.latitude) * RADIANS;
  const dLongitude = (b.longitude - a.longitude) * RADIANS;
  const h =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * Math.sin(dLongitude / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
};

/** Roads are longer than a straight line. */
const DETOUR = 1.3;
const IN_TOWN_KM = 15;
const IN_TOWN_KMH = 32;
const BEYOND_KMH = 70;
/** To find a place for the car, and the door. */
const PARKING_MINUTES = 5;
const STEP_MINUTES = 5;
const NEXT_DOOR_KM = 0.3;

/** Minutes by car, guessed from the distance alone and rounded up to five: no map of roads, no traffic. */
export const estimatedMinutes = (km: number): number => {
  if (km < NEXT_DOOR_KM) return 0;
  const road = km * DETOUR;
  const hours = Math.min(road, IN_TOWN_KM) / IN_TOWN_KMH + Math.max(0, road - IN_TOWN_KM) / BEYOND_KMH;
  return Math.ceil((hours * 60 + PARKING_MINUTES) / STEP_MINUTES) * STEP_MINUTES;
};
