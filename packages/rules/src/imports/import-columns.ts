import { searchForm } from '../places/search-form.ts';
import type { MappedKind } from './import-kinds.ts';

export type ImportField = {
  key: string;
  /** Names of columns that mean it, as they are compared. The first is how a template would write it. */
  names: readonly string[];
  /** Without it no row of the file can be taken. `one-of` fields stand in for each other. */
  need: 'required' | 'optional' | { oneOf: string };
};

export const field = (key: string, names: string, need: ImportField['need'] = 'optional'): ImportField => ({
  key,
  names: names.split(', '),
  need,
});

/** Every kind that speaks of a property has these. */
export const PROPERTY_FIELDS: readonly ImportField[] = [
  field('address', 'address, street address, full address, property address', { oneOf: 'street' }),
  field('unit', 'unit, unit number, property unit number, flat number'),
  field('houseNumber', 'house number, street number, number, property house number'),
  field('street', 'street, street name, property street name, road', { oneOf: 'street' }),
  field('locality', 'suburb, locality, property locality, town, city, suburb name', 'required'),
  field('state', 'state, state code, region state'),
  field('postcode', 'postcode, post code, property post code, zip'),
  field('latitude', 'latitude, lat, lattitude, y'),
  field('longitude', 'longitude, lon, lng, long, longtitude, x'),
  field('type', 'type, property type, dwelling type, nature of property'),
  field('bedrooms', 'bedrooms, beds, bedroom, bedroom2, bed, rooms'),
  field('bathrooms', 'bathrooms, baths, bathroom, bath'),
  field('carSpaces', 'car spaces, car, cars, parking, carspaces, garage'),
  field('landM2', 'land m2, landsize, land size, land area, area, land sqm, block size'),
  field('buildingM2', 'building m2, buildingarea, building area, floor area, internal area'),
  field('yearBuilt', 'year built, yearbuilt, built, construction year'),
];

export const IMPORT_FIELDS: Readonly<Record<MappedKind, readonly ImportField[]>> = {
  sales: [
    ...PROPERTY_FIELDS,
    field('price', 'price, sale price, purchase price, sold price, price aud, amount', 'required'),
    field('contractDate', 'contract date, date, sale date, sold date, date sold, exchange date', 'required'),
    field('settlementDate', 'settlement date, settled, settlement'),
    field('method', 'method, sale method, method of sale'),
  ],
  listings: [
    ...PROPERTY_FIELDS,
    field('reference', 'reference, listing id, listing reference, id'),
    field('listedOn', 'listed on, list date, listing date, date listed, listed, first listed', 'required'),
    field('status', 'status, listing status, state of listing'),
    field('guideFrom', 'guide from, price from, asking price, price, list price, guide, price guide'),
    field('guideTo', 'guide to, price to, guide max, price max'),
    field('closedOn', 'closed on, closed, date closed, off market date'),
    field('headline', 'headline, title'),
    field('description', 'description, details, text'),
    field('firstPrice', 'first price, original price, initial price, first list price'),
    field('priceChangedOn', 'price changed on, price change date, last price change'),
    field('auctionOn', 'auction on, auction date'),
    field('auctionResult', 'auction result, auction outcome'),
    field('underOfferOn', 'under offer on, under offer date, under contract date'),
    field('soldOn', 'sold on, sold date, sale date, date sold'),
    field('soldPrice', 'sold price, sale price'),
    field('withdrawnOn', 'withdrawn on, withdrawn date'),
    field('history', 'history, events, price history'),
  ],
  series: [
    field('date', 'date, period, month, quarter, day, observation date, time period', 'required'),
    field('value', 'value, obs value, observation, rate, figure'),
    field('series', 'series, series name, indicator, measure, name'),
    field('unit', 'unit, unit of measure, units'),
  ],
};

/** What a column without a name is called. */
export const unnamedColumn = (at: number): string => `Column ${at + 1}`;

/** Which column of the file holds which field. */
export type ColumnMap = Record<string, string>;

/** The field that each column most likely holds: exact names first, each field once. */
export const guessColumns = (fields: readonly ImportField[], headers: readonly string[]): ColumnMap => {
  const forms = headers.map((header) => [header, searchForm(header)] as const);
  const taken = new Set<string>();
  const guess: ColumnMap = {};
  for (const { key, names } of fields) {
    const found = names
      .map((name) => forms.find(([header, form]) => form === name && !taken.has(header)))
      .find((match) => match !== undefined);
    if (!found) continue;
    guess[key] = found[0];
    taken.add(found[0]);
  }
  return guess;
};

/** Fields that no row can do without and that the map does not name; groups by what stands for them. */
export const missingFields = (fields: readonly ImportField[], columns: ColumnMap): string[] => {
  const groups = new Map<string, boolean>();
  for (const { key, need } of fields) {
    if (need === 'optional') continue;
    const group = need === 'required' ? key : need.oneOf;
    groups.set(group, (groups.get(group) ?? false) || Boolean(columns[key]));
  }
  return [...groups].filter(([, isThere]) => !isThere).map(([group]) => group);
};

/** The kind whose required fields the headers have, by the share of its fields that they name. */
export const guessMappedKind = (headers: readonly string[]): MappedKind | null => {
  const score = (kind: MappedKind): number => {
    const guess = guessColumns(IMPORT_FIELDS[kind], headers);
    return missingFields(IMPORT_FIELDS[kind], guess).length > 0 ? 0 : Object.keys(guess).length;
  };
  const sales = score('sales');
  const listings = score('listings');
  if (listings > sales) return 'listings';
  if (sales > 0) return 'sales';
  return score('series') > 0 || headers[0] === unnamedColumn(0) ? 'series' : null;
};
