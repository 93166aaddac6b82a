import { openPool } from '../../apps/server/src/db/pool.ts';

type Place = { longitude: number; latitude: number };

/** Copies of the sample world's properties, each a little aside, with a listing on each. */
const FILL = `
  with source as (
    select p.*, row_number() over (order by id) - 1 as at from property p
  ), made as (
    insert into property (house_number, street_name, street_type, locality_id, latitude, longitude, position_source,
      type, bedrooms, bathrooms, car_spaces, land_m2, building_m2, year_built, features, dataset_id)
    select n::text, street_name, street_type, locality_id, latitude + (n::bigint * 7919 % 1000 - 500) * 2e-5,
      longitude + (n::bigint * 104729 % 1000 - 500) * 2e-5, position_source, type, bedrooms, bathrooms, car_spaces, land_m2,
      building_m2, year_built, features, dataset_id
    from generate_series(1, $1::int) n join source on source.at = n % (select count(*) from property)
    returning id, locality_id, land_m2
  )
  insert into listing (property_id, locality_id, status, listed_on, guide_from_aud, guide_to_aud, headline, description,
    photo_seed, dataset_id)
  select id, locality_id, 'active', date '2026-10-31' - (n % 180)::int, price, price + price / 10, 'For sale', 'For sale', n,
    (select id from dataset where kind = 'listings' limit 1)
  from (
    select *, row_number() over (order by id) as n, 300000 + (hashtext(id::text) & 1048575) as price from made
  ) as numbered`;

const PLACES = `select longitude, latitude from property order by md5(id::text) limit 8`;

/** Puts so many active listings beside the sample world's, and names some places where homes are. */
export const addListings = async (ownerUrl: string, count: number): Promise<Place[]> => {
  const pool = openPool({ url: ownerUrl, size: 1, name: 'bench', onError: () => undefined });
  try {
    await pool.query('set statement_timeout = 0');
    await pool.query(FILL, [count]);
    await pool.query('analyze property, listing');
    return (await pool.query<Place>(PLACES)).rows;
  } finally {
    await pool.end();
  }
};
