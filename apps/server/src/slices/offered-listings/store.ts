import type { OwnListingStatus } from '@propguard/rules/own-listings/own-listing-life';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { copyDiffers, SHARED_DATASET, sameAddress } from '../own-listings/register-and-copy.ts';

export type OfferedRow = {
  id: string;
  unit: string | null;
  houseNumber: string | null;
  streetName: string;
  streetType: string | null;
  localityId: string;
  localityName: string;
  state: string;
  postcode: string;
  type: PropertyType;
  status: OwnListingStatus;
  guideFromAud: number | null;
  guideToAud: number | null;
  headline: string;
  listedOn: string | null;
  offeredAt: Date;
  publishedId: string | null;
  copyDiffers: boolean;
};

const offered = sql`
  select l.id, l.unit, l.house_number as "houseNumber", l.street_name as "streetName", l.street_type as "streetType",
    l.locality_id as "localityId", lo.name as "localityName", lo.state, lo.postcode, l.type, l.status,
    l.guide_from_aud::float8 as "guideFromAud", l.guide_to_aud::float8 as "guideToAud", l.headline,
    l.listed_on::text as "listedOn", l.offered_at as "offeredAt", l.published_id as "publishedId",
    ${copyDiffers(sql`l.id`)} as "copyDiffers"
  from own_listing l join locality lo on lo.id = l.locality_id`;

/** Row security shows the operator those that are offered, and no other. First those of which everybody sees something old. */
export const findOffered = async (tx: Tx): Promise<OfferedRow[]> =>
  (
    await tx.execute<OfferedRow>(
      sql`${offered} order by "copyDiffers" desc, l.offered_at desc, l.id limit 500`,
    )
  ).rows;

export const lockOffered = async (tx: Tx, id: string): Promise<OfferedRow | undefined> =>
  (await tx.execute<OfferedRow>(sql`${offered} where l.id = ${id} for update of l`)).rows[0];

/** One dataset for all of them. It speaks for the day on which something was last published. */
export const ensureDataset = async (tx: Tx, today: string): Promise<string> => {
  const known = await tx.execute<{ id: string }>(sql`
    update dataset set as_of = greatest(as_of, ${today}::date)
    where name = ${SHARED_DATASET} and kind = 'listings' and not sample returning id`);
  const { rows } =
    known.rows.length > 0
      ? known
      : await tx.execute<{ id: string }>(sql`
          insert into dataset (name, description, kind, licence, attribution, sample, as_of)
          values (${SHARED_DATASET}, 'Listings that agencies of this installation offered', 'listings',
            'By agreement with the agencies', 'Agencies of this installation', false, ${today}::date)
          returning id`);
  const id = rows[0]?.id;
  if (!id) throw new Error('The dataset was not written.');
  return id;
};

/** The register's home of this address; where it has none, `newId` becomes one. One that came with a listing follows it. */
export const ensureProperty = async (
  tx: Tx,
  { listingId, newId, datasetId }: { listingId: string; newId: string; datasetId: string },
): Promise<void> => {
  await tx.execute(sql`
    insert into property (id, unit, house_number, street_name, street_type, locality_id, latitude, longitude,
      position_source, type, bedrooms, bathrooms, car_spaces, land_m2, building_m2, year_built, features, dataset_id)
    select ${newId}::uuid, l.unit, l.house_number, l.street_name, l.street_type, l.locality_id, l.latitude, l.longitude,
      l.position_source, l.type, l.bedrooms, l.bathrooms, l.car_spaces, l.land_m2, l.building_m2, l.year_built, l.features,
      ${datasetId}::uuid
    from own_listing l
    where l.id = ${listingId} and not exists (select from property p where p.id = ${newId}::uuid or (${sameAddress}))`);
  await tx.execute(sql`
    update property p set type = l.type, bedrooms = l.bedrooms, bathrooms = l.bathrooms, car_spaces = l.car_spaces,
      land_m2 = l.land_m2, building_m2 = l.building_m2, year_built = l.year_built, features = l.features
    from own_listing l where l.id = ${listingId} and ${sameAddress} and p.dataset_id = ${datasetId}::uuid`);
};

/** As it is now. The copy has the listing's own id. */
export const writeCopy = async (
  tx: Tx,
  { listingId, datasetId }: { listingId: string; datasetId: string },
): Promise<void> => {
  await tx.execute(sql`delete from listing_event where listing_id = ${listingId}`);
  await tx.execute(sql`
    insert into listing (id, property_id, locality_id, status, guide_from_aud, guide_to_aud, listed_on, closed_on,
      headline, description, photo_seed, dataset_id)
    select l.id, p.id, l.locality_id, l.status, l.guide_from_aud, l.guide_to_aud, l.listed_on, l.closed_on, l.headline,
      l.description, hashtext(l.id::text) & 2147483647, ${datasetId}::uuid
    from own_listing l join property p on ${sameAddress}
    where l.id = ${listingId} order by p.id limit 1
    on conflict (id) do update set property_id = excluded.property_id, locality_id = excluded.locality_id, status = excluded.status, guide_from_aud = excluded.guide_from_aud,
      guide_to_aud = excluded.guide_to_aud, listed_on = excluded.listed_on, closed_on = excluded.closed_on,
      headline = excluded.headline, description = excluded.description`);
  await tx.execute(sql`
    insert into listing_event (listing_id, position, "on", kind, price_aud)
    select id, 0, listed_on, 'listed', guide_from_aud from own_listing where id = ${listingId}
    union all
    select id, 1, coalesce(closed_on, updated_at::date), status, sold_price_aud from own_listing
    where id = ${listingId} and status <> 'active'`);
};

export const markPublished = async (tx: Tx, id: string, publishedId: string | null): Promise<void> => {
  await tx.execute(sql`update own_listing set published_id = ${publishedId}::uuid where id = ${id}`);
};

/** The home that the copy is of. */
export const findHomeOfCopy = async (tx: Tx, id: string): Promise<string | null> => {
  const { rows } = await tx.execute<{ propertyId: string }>(
    sql`select property_id as "propertyId" from listing where id = ${id}`,
  );
  return rows[0]?.propertyId ?? null;
};

export const deleteCopy = async (tx: Tx, id: string): Promise<void> => {
  await tx.execute(sql`delete from listing where id = ${id}`);
};

/** A home that came with a listing goes when nothing stands on it any more. */
export const removeUnused = async (tx: Tx, propertyId: string): Promise<void> => {
  await tx.execute(sql`
    delete from property p using dataset d
    where p.id = ${propertyId} and d.id = p.dataset_id and d.name = ${SHARED_DATASET} and not d.sample
      and not exists (select from sale s where s.property_id = p.id)
      and not exists (select from listing l where l.property_id = p.id)`);
};
