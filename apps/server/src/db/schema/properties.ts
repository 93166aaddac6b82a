import {
  LISTING_EVENT_KINDS,
  LISTING_STATUSES,
  SALE_METHODS,
} from '@propguard/rules/properties/listing-life';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, installationData, instant } from './columns.ts';
import { datasets } from './datasets.ts';
import { localities } from './installation.ts';

const datasetId = () =>
  uuid('dataset_id')
    .notNull()
    .references(() => datasets.id);

/** Whole Australian dollars. */
const aud = (name: string) => bigint(name, { mode: 'number' });

/** Every attribute may be unknown. */
export const properties = pgTable(
  'property',
  {
    id: id(),
    unit: text('unit'),
    houseNumber: text('house_number'),
    streetName: text('street_name').notNull(),
    streetType: text('street_type'),
    localityId: text('locality_id')
      .notNull()
      .references(() => localities.id),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** `locality`: only the suburb is known, and the position is its centre. */
    positionSource: text('position_source', { enum: ['exact', 'locality'] }).notNull(),
    type: text('type', { enum: PROPERTY_TYPES }).notNull(),
    bedrooms: smallint('bedrooms'),
    bathrooms: smallint('bathrooms'),
    carSpaces: smallint('car_spaces'),
    landM2: integer('land_m2'),
    buildingM2: integer('building_m2'),
    yearBuilt: smallint('year_built'),
    features: text('features').array().notNull().default(sql`'{}'`),
    datasetId: datasetId(),
  },
  (table) => [
    /** Sales and listings repeat the locality, for their indices; this holds both to the same one. */
    unique('property_in_locality').on(table.id, table.localityId),
    index('property_by_address').on(table.localityId, table.streetName, table.houseNumber),
    index('property_position').using('gist', sql`point(${table.longitude}, ${table.latitude})`),
    index('property_by_dataset').on(table.datasetId),
    ...installationData(),
  ],
);

export const sales = pgTable(
  'sale',
  {
    id: id(),
    propertyId: uuid('property_id').notNull(),
    localityId: text('locality_id').notNull(),
    contractDate: date('contract_date').notNull(),
    settlementDate: date('settlement_date'),
    priceAud: aud('price_aud').notNull(),
    method: text('method', { enum: SALE_METHODS }).notNull(),
    /** How its source knows it, whatever it says of day and address, and when it said so: a register corrects itself. */
    sourceKey: uuid('source_key'),
    sentAt: text('sent_at'),
    /** The dealing that it was sold under, and which of its homes this is: another may come in a later file. */
    bundle: text('bundle'),
    part: text('part'),
    datasetId: datasetId(),
  },
  (table) => [
    foreignKey({
      name: 'sale_of_property',
      columns: [table.propertyId, table.localityId],
      foreignColumns: [properties.id, properties.localityId],
    }).onUpdate('cascade'),
    check('sale_has_a_price', sql`${table.priceAud} > 0`),
    index('sale_by_property').on(table.propertyId, table.contractDate),
    index('sale_by_locality').on(table.localityId, table.contractDate),
    index('sale_by_date').on(table.contractDate),
    index('sale_by_dataset').on(table.datasetId),
    index('sale_by_source_key').on(table.sourceKey).where(sql`${table.sourceKey} is not null`),
    index('sale_by_bundle').on(table.bundle).where(sql`${table.bundle} is not null`),
    ...installationData(),
  ],
);

export const listings = pgTable(
  'listing',
  {
    id: id(),
    propertyId: uuid('property_id').notNull(),
    localityId: text('locality_id').notNull(),
    status: text('status', { enum: LISTING_STATUSES }).notNull(),
    /** The price guide as it stands; both are missing where the seller names none. */
    guideFromAud: aud('guide_from_aud'),
    guideToAud: aud('guide_to_aud'),
    listedOn: date('listed_on').notNull(),
    closedOn: date('closed_on'),
    saleId: uuid('sale_id').references(() => sales.id, { onDelete: 'set null' }),
    headline: text('headline').notNull(),
    description: text('description').notNull(),
    photoSeed: integer('photo_seed').notNull(),
    /** When this installation first heard of it. */
    knownAt: instant('known_at').notNull().default(sql`clock_timestamp()`),
    datasetId: datasetId(),
  },
  (table) => [
    foreignKey({
      name: 'listing_of_property',
      columns: [table.propertyId, table.localityId],
      foreignColumns: [properties.id, properties.localityId],
    }).onUpdate('cascade'),
    check(
      'listing_closes_when_it_ends',
      sql`(${table.closedOn} is not null) = (${table.status} in ('sold', 'withdrawn'))`,
    ),
    check('listing_guide_is_a_range', sql`${table.guideFromAud} <= ${table.guideToAud}`),
    index('listing_by_property').on(table.propertyId),
    index('listing_by_locality').on(table.localityId, table.status, table.listedOn),
    index('listing_by_price').on(table.status, table.guideFromAud),
    index('listing_newest').on(table.status, table.listedOn.desc(), table.id.desc()),
    index('listing_by_known').on(table.status, table.knownAt),
    index('listing_by_sale').on(table.saleId),
    index('listing_by_dataset').on(table.datasetId),
    ...installationData(),
  ],
);

export const listingEvents = pgTable(
  'listing_event',
  {
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** Several things can happen on one day; this is their order. */
    position: smallint('position').notNull(),
    on: date('on').notNull(),
    kind: text('kind', { enum: LISTING_EVENT_KINDS }).notNull(),
    /** The price asked, the highest bid or the price paid, by kind. */
    priceAud: aud('price_aud'),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.position] }),
    index('listing_event_by_kind').on(table.kind, table.on),
    ...installationData(),
  ],
);
