import {
  OWN_LISTING_EVENT_KINDS,
  OWN_LISTING_STATUSES,
} from '@propguard/rules/own-listings/own-listing-life';
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
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { asInstallation, createdAt, id, instant, ownWorkspaceOnly } from './columns.ts';
import { accounts } from './identity.ts';
import { localities } from './installation.ts';
import { mediaObjects } from './media.ts';
import { workspaceId, workspaceOfParent } from './workspaces.ts';

/** Whole Australian dollars. */
const aud = (name: string) => bigint(name, { mode: 'number' });

/**
 * A home that an agency sells. Its columns are called as those of `property` and `listing` are, so that one filter
 * serves both. Nothing of the shared market reads this table: what the operator publishes is a copy.
 */
export const ownListings = pgTable(
  'own_listing',
  {
    id: id(),
    workspaceId: workspaceId(),
    reference: text('reference'),
    unit: text('unit'),
    houseNumber: text('house_number'),
    streetName: text('street_name').notNull(),
    streetType: text('street_type'),
    localityId: text('locality_id')
      .notNull()
      .references(() => localities.id),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    positionSource: text('position_source', { enum: ['exact', 'locality'] }).notNull(),
    type: text('type', { enum: PROPERTY_TYPES }).notNull(),
    bedrooms: smallint('bedrooms'),
    bathrooms: smallint('bathrooms'),
    carSpaces: smallint('car_spaces'),
    landM2: integer('land_m2'),
    buildingM2: integer('building_m2'),
    yearBuilt: smallint('year_built'),
    features: text('features').array().notNull().default(sql`'{}'`),
    status: text('status', { enum: OWN_LISTING_STATUSES }).notNull().default('draft'),
    guideFromAud: aud('guide_from_aud'),
    guideToAud: aud('guide_to_aud'),
    soldPriceAud: aud('sold_price_aud'),
    listedOn: date('listed_on'),
    closedOn: date('closed_on'),
    headline: text('headline').notNull().default(''),
    description: text('description').notNull().default(''),
    /** No foreign key, as of a lead: who showed it may be gone. */
    agentId: uuid('agent_id'),
    /** When it last came on the market: from then on it is news to whoever looks for such a home. */
    knownAt: instant('known_at'),
    /** When the agency let the operator publish it. */
    offeredAt: instant('offered_at'),
    /** The copy in the shared market. No foreign key: an import that is undone may take it out. */
    publishedId: uuid('published_id'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('own_listing_in_workspace').on(table.id, table.workspaceId),
    uniqueIndex('own_listing_once_by_reference')
      .on(table.workspaceId, table.reference)
      .where(sql`reference is not null`),
    index('own_listing_newest').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    index('own_listing_on_market').on(table.workspaceId, table.status, table.knownAt),
    index('own_listing_by_locality').on(table.localityId),
    index('own_listing_offered').on(table.offeredAt).where(sql`offered_at is not null`),
    check('own_listing_guide_is_a_range', sql`${table.guideFromAud} <= ${table.guideToAud}`),
    check(
      'own_listing_closes_when_it_ends',
      sql`(${table.closedOn} is not null) = (${table.status} in ('sold', 'withdrawn'))`,
    ),
    check('own_listing_is_listed', sql`(${table.listedOn} is null) = (${table.status} = 'draft')`),
    check(
      'own_listing_published_is_offered',
      sql`${table.publishedId} is null or ${table.offeredAt} is not null`,
    ),
    ownWorkspaceOnly(),
    /** What an agency lets the operator see, and nothing else of it. */
    pgPolicy('installation_sees_offered', {
      for: 'all',
      using: sql`offered_at is not null and ${asInstallation}`,
      withCheck: sql`offered_at is not null and ${asInstallation}`,
    }),
  ],
);

/** What was done with it, by whom. Added to, never changed. */
export const ownListingEvents = pgTable(
  'own_listing_event',
  {
    id: id(),
    workspaceId: workspaceOfParent(),
    listingId: uuid('listing_id').notNull(),
    kind: text('kind', { enum: OWN_LISTING_EVENT_KINDS }).notNull(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
    byAccountId: uuid('by_account_id').references(() => accounts.id, { onDelete: 'set null' }),
    fromValue: text('from_value'),
    toValue: text('to_value'),
    note: text('note').notNull().default(''),
  },
  (table) => [
    foreignKey({
      name: 'event_of_own_listing',
      columns: [table.listingId, table.workspaceId],
      foreignColumns: [ownListings.id, ownListings.workspaceId],
    }).onDelete('cascade'),
    index('own_listing_event_of_listing').on(table.listingId, table.at),
    ownWorkspaceOnly(),
  ],
);

export const ownListingPhotos = pgTable(
  'own_listing_photo',
  {
    workspaceId: workspaceOfParent(),
    listingId: uuid('listing_id').notNull(),
    mediaId: uuid('media_id').notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ name: 'own_listing_photo_pk', columns: [table.listingId, table.mediaId] }),
    foreignKey({
      name: 'photo_of_own_listing',
      columns: [table.listingId, table.workspaceId],
      foreignColumns: [ownListings.id, ownListings.workspaceId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'photo_is_media',
      columns: [table.mediaId, table.workspaceId],
      foreignColumns: [mediaObjects.id, mediaObjects.workspaceId],
    }).onDelete('cascade'),
    index('own_listing_photo_by_media').on(table.mediaId, table.workspaceId),
    ownWorkspaceOnly(),
  ],
);
