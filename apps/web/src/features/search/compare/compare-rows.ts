import type { ListingDetail } from '@propguard/protocol/listings';
import { areaText } from '@propguard/rules/formats/area';
import { TYPE_WORDS } from '@propguard/rules/properties/type-words';
import { audText } from '../../../lib/aud-text.ts';
import {
  capitalised,
  daysText,
  guideText,
  placeText,
  STATUS_WORDS,
} from '../../../parts/properties/listing-words.ts';
import { dayText } from '../../../parts/times/day-text.ts';
import { text } from './text.ts';

export interface CompareRow {
  label: string;
  /** One a listing, in their order. */
  values: string[];
  differs: boolean;
}
export interface CompareGroup {
  label: string;
  rows: CompareRow[];
}

type Read = (listing: ListingDetail) => string;
const { rows, groups } = text;
const known = (value: number | null, write: (value: number) => string = String): string =>
  value === null ? text.unknown : write(value);

const MARKET: [label: string, read: Read][] = [
  [rows.guide, ({ guide }) => guideText(guide)],
  [rows.status, ({ status }) => STATUS_WORDS[status]],
  [rows.listedOn, ({ listedOn }) => dayText(listedOn)],
  [rows.daysOnMarket, ({ daysOnMarket }) => daysText(daysOnMarket)],
  [
    rows.lastSale,
    ({ earlierSales: [last] }) =>
      last ? text.saleOf(audText(last.priceAud), dayText(last.contractDate)) : text.unknown,
  ],
];
const PROPERTY: [label: string, read: Read][] = [
  [rows.suburb, ({ property }) => placeText(property.locality)],
  [rows.type, ({ property }) => TYPE_WORDS[property.type]],
  [rows.bedrooms, ({ property }) => known(property.bedrooms)],
  [rows.bathrooms, ({ property }) => known(property.bathrooms)],
  [rows.carSpaces, ({ property }) => known(property.carSpaces)],
  [rows.land, ({ property }) => known(property.landM2, areaText)],
  [rows.building, ({ property }) => known(property.buildingM2, areaText)],
  [rows.yearBuilt, ({ property }) => known(property.yearBuilt)],
];

/** Every fact of every listing, group by group; features are those that at least one of them has. */
export function compareRows(listings: readonly ListingDetail[]): CompareGroup[] {
  const names = [...new Set(listings.flatMap(({ property }) => property.features))].sort();
  const features = names.map((name): [string, Read] => [
    capitalised(name),
    ({ property }) => (property.features.includes(name) ? text.yes : text.no),
  ]);
  const rowOf = ([label, read]: [string, Read]): CompareRow => {
    const values = listings.map(read);
    return { label, values, differs: new Set(values).size > 1 };
  };
  return [
    { label: groups.market, rows: MARKET.map(rowOf) },
    { label: groups.property, rows: PROPERTY.map(rowOf) },
    { label: groups.features, rows: features.map(rowOf) },
  ].filter((group) => group.rows.length > 0);
}
