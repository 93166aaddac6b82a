import { isState, STATE_NAMES, STATES, type State } from '../places/states.ts';
import type { PropertyType } from '../properties/property-types.ts';
import { isBlank } from './blank.ts';
import { kmBetween, type LocalityIndex, type LocalityPlace } from './locality-index.ts';
import {
  ASTRAY_KM,
  ASTRAY_RATIO,
  BUILDING_MAX_M2,
  CAR_SPACES_MAX,
  EARLIEST_YEAR_BUILT,
  LAND_MAX_M2,
  ROOMS_MAX,
  UNDRAWN_ISLAND_KM,
  YEARS_BUILT_AHEAD,
} from './plausible-values.ts';
import { readPropertyType } from './property-words.ts';
import { readDegrees, readNumber } from './read-number.ts';
import { accepted, rejected, type Verdict } from './reject-reasons.ts';
import { readStreetLine, readStreetParts, type StreetAddress } from './street-address.ts';

/** What a field holds, trimmed; empty where the file has no such column or says nothing. */
export type Values = (field: string) => string;

export type ReadingContext = {
  localities: LocalityIndex;
  isAtSea: (position: { latitude: number; longitude: number }) => boolean;
  /** For files that name no state. */
  state: State | null;
  /** The day that nothing in a file may lie after. */
  today: string;
};

export type PropertyDraft = StreetAddress & {
  localityId: string;
  latitude: number;
  longitude: number;
  positionSource: 'exact' | 'locality';
  type: PropertyType;
  bedrooms: number | null;
  bathrooms: number | null;
  carSpaces: number | null;
  landM2: number | null;
  buildingM2: number | null;
  yearBuilt: number | null;
};

const readAddress = (values: Values): StreetAddress | null => {
  const street = values('street');
  if (street === '') return isBlank(values('address')) ? null : readStreetLine(values('address'));
  const parts = { unit: values('unit'), houseNumber: values('houseNumber'), street };
  return parts.houseNumber === '' ? readStreetLine(street) : readStreetParts(parts);
};

const readState = (written: string): State | null => {
  const code = written.toUpperCase();
  if (isState(code)) return code;
  return STATES.find((state) => STATE_NAMES[state].toLowerCase() === written.toLowerCase()) ?? null;
};

const writtenPosition = (values: Values): { latitude: number; longitude: number } | null => {
  const [latitude, longitude] = [readDegrees(values('latitude')), readDegrees(values('longitude'))];
  return latitude === null || longitude === null ? null : { latitude, longitude };
};

const readLocality = (values: Values, context: ReadingContext): Verdict<LocalityPlace> => {
  const name = values('locality');
  if (isBlank(name)) return rejected('missing-value', 'locality');
  const postcode = values('postcode').replace(/\.0+$/, '').padStart(4, '0');
  const match = context.localities.match({
    name,
    state: readState(values('state')) ?? context.state,
    postcode: /^\d{4}$/.test(postcode) && postcode !== '0000' ? postcode : null,
    near: writtenPosition(values),
  });
  if (match === 'unknown') return rejected('locality-unknown', 'locality');
  return match === 'ambiguous' ? rejected('locality-ambiguous', 'locality') : accepted(match);
};

type Located = Pick<PropertyDraft, 'latitude' | 'longitude' | 'positionSource'>;

/** Without coordinates the locality's centre stands in, and says so. */
const readPosition = (values: Values, locality: LocalityPlace, context: ReadingContext): Verdict<Located> => {
  const [lat, lon] = [values('latitude'), values('longitude')];
  if (isBlank(lat) && isBlank(lon))
    return accepted({
      latitude: locality.latitude,
      longitude: locality.longitude,
      positionSource: 'locality',
    });
  const [latitude, longitude] = [readDegrees(lat), readDegrees(lon)];
  if (latitude === null || Math.abs(latitude) > 90) return rejected('position-unreadable', 'latitude');
  if (longitude === null || Math.abs(longitude) > 180) return rejected('position-unreadable', 'longitude');
  const position = { latitude, longitude };
  const km = kmBetween(position, locality);
  const isOnUndrawnIsland = context.isAtSea(locality) && km < UNDRAWN_ISLAND_KM;
  if (context.isAtSea(position) && !isOnUndrawnIsland) return rejected('position-at-sea', 'latitude');
  if (km > ASTRAY_KM && context.localities.kmToNearest(position) * ASTRAY_RATIO < km)
    return rejected('position-astray', 'latitude');
  return accepted({ ...position, positionSource: 'exact' });
};

type Range = { min: number; max: number };

/** Null where nothing is known; zero counts as nothing where zero of it cannot be. */
const readCount = (values: Values, field: string, { min, max }: Range): Verdict<number | null> => {
  const written = values(field);
  if (isBlank(written)) return accepted(null);
  const value = readNumber(written);
  if (value === null) return rejected('number-unreadable', field);
  const whole = Math.round(value);
  if (whole === 0 && min > 0) return accepted(null);
  return whole < min || whole > max ? rejected('number-implausible', field) : accepted(whole);
};

const yearOf = (day: string): number => Number(day.slice(0, 4));

type Counts = Pick<
  PropertyDraft,
  'bedrooms' | 'bathrooms' | 'carSpaces' | 'landM2' | 'buildingM2' | 'yearBuilt'
>;

const RANGES: readonly (readonly [Exclude<keyof Counts, 'yearBuilt'>, Range])[] = [
  ['bedrooms', { min: 0, max: ROOMS_MAX }],
  ['bathrooms', { min: 0, max: ROOMS_MAX }],
  ['carSpaces', { min: 0, max: CAR_SPACES_MAX }],
  ['landM2', { min: 1, max: LAND_MAX_M2 }],
  ['buildingM2', { min: 1, max: BUILDING_MAX_M2 }],
];

const readCounts = (values: Values, today: string): Verdict<Counts> => {
  const latestYear = yearOf(today) + YEARS_BUILT_AHEAD;
  const yearBuilt = readCount(values, 'yearBuilt', { min: EARLIEST_YEAR_BUILT, max: latestYear });
  if (!yearBuilt.ok) return yearBuilt;
  const counts: Partial<Counts> = { yearBuilt: yearBuilt.value };
  for (const [field, range] of RANGES) {
    const count = readCount(values, field, range);
    if (!count.ok) return count;
    counts[field] = count.value;
  }
  return accepted(counts as Counts);
};

const readType = (values: Values): Verdict<PropertyType | null> => {
  const written = values('type');
  if (isBlank(written)) return accepted(null);
  const type = readPropertyType(written);
  return type ? accepted(type) : rejected('type-unknown', 'type');
};

export type HomeDraft = Located & Counts & { locality: LocalityPlace; type: PropertyType | null };

/** Where a home stands and what it is like, whatever its address. */
export const readHome = (values: Values, context: ReadingContext): Verdict<HomeDraft> => {
  const locality = readLocality(values, context);
  if (!locality.ok) return locality;
  const position = readPosition(values, locality.value, context);
  if (!position.ok) return position;
  const type = readType(values);
  if (!type.ok) return type;
  const counts = readCounts(values, context.today);
  if (!counts.ok) return counts;
  return accepted({ locality: locality.value, ...position.value, type: type.value, ...counts.value });
};

/** Where the file does not say what kind of home it is, a unit number means a flat. */
export const readProperty = (values: Values, context: ReadingContext): Verdict<PropertyDraft> => {
  const address = readAddress(values);
  if (!address) return rejected('address-missing', 'address');
  const home = readHome(values, context);
  if (!home.ok) return home;
  const { locality, type, ...known } = home.value;
  const usualType = address.unit === null ? 'house' : 'apartment';
  return accepted({ ...address, localityId: locality.id, ...known, type: type ?? usualType });
};

/**
 * What makes two rows speak of one property: the address as it is compared. Without a house number the source's own
 * number of the property tells neighbours on one road apart.
 */
export const propertyKey = (draft: StreetAddress & { localityId: string }, reference = ''): string =>
  [
    draft.localityId,
    draft.streetName.toLowerCase(),
    draft.streetType?.toLowerCase() ?? '',
    draft.houseNumber ?? (reference === '' ? '' : `#${reference}`),
    draft.unit ?? '',
  ].join('|');
