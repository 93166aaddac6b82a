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

/** On an empty road, and in the thick of it. */
const EMPTY_ROAD = 0.75;
const FULL_ROAD = 1.4;

const drivenMinutes = (km: number): number => {
  const road = km * DETOUR;
  return (60 * Math.min(road, IN_TOWN_KM)) / IN_TOWN_KMH + (60 * Math.max(0, road - IN_TOWN_KM)) / BEYOND_KMH;
};

/** Minutes by car, guessed from the distance alone and rounded up to five: no map of roads, no traffic. */
export const estimatedMinutes = (km: number): number =>
  km < NEXT_DOOR_KM ? 0 : Math.ceil((drivenMinutes(km) + PARKING_MINUTES) / STEP_MINUTES) * STEP_MINUTES;

/** Between what it may take, in whole minutes. */
export const estimatedRange = (km: number): { least: number; most: number } => {
  if (km < NEXT_DOOR_KM) return { least: 0, most: 0 };
  const driven = drivenMinutes(km);
  return {
    least: Math.round(driven * EMPTY_ROAD + PARKING_MINUTES),
    most: Math.round(driven * FULL_ROAD + PARKING_MINUTES),
  };
};
