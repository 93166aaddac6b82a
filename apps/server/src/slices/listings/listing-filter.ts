import type { ListingFilters } from '@propguard/protocol/listing-query';
import { type SQL, sql } from 'drizzle-orm';

/** Beyond this the index of positions would give most of the table, and comparing the columns is faster. */
const WIDE_BOX_DEGREES = 0.25;

export type ListingFilter = Omit<ListingFilters, 'query' | 'sort'> & {
  /** What the words of the search meant; undefined when there were none. */
  localityIds: string[] | undefined;
};

const inBox = ({ west, south, east, north }: ListingFilter): SQL | undefined => {
  if (west === undefined || south === undefined || east === undefined || north === undefined)
    return undefined;
  if (east - west > WIDE_BOX_DEGREES || north - south > WIDE_BOX_DEGREES)
    return sql`p.longitude between ${west}::float8 and ${east}::float8
      and p.latitude between ${south}::float8 and ${north}::float8`;
  return sql`point(p.longitude, p.latitude) <@ box(
    point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`;
};

const given = <T>(value: T | undefined, condition: (value: T) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);

const some = <T>(values: T[] | undefined): T[] | undefined => (values?.length ? values : undefined);

/** Of `listing l` and `property p`. An attribute that is not known does not meet a condition on it; a listing without a guide meets no price. */
export const whereOf = (filter: ListingFilter): SQL => {
  const conditions = [
    sql`l.status = ${filter.status}`,
    given(filter.localityIds, (ids) => sql`l.locality_id = any(${sql.param(ids)}::text[])`),
    given(filter.localityId, (id) => sql`l.locality_id = ${id}`),
    given(filter.state, (state) => sql`l.locality_id in (select id from locality where state = ${state})`),
    given(some(filter.type), (types) => sql`p.type = any(${sql.param(types)}::text[])`),
    given(filter.priceMin, (aud) => sql`l.guide_to_aud >= ${aud}::bigint`),
    given(filter.priceMax, (aud) => sql`l.guide_from_aud <= ${aud}::bigint`),
    given(filter.bedroomsMin, (count) => sql`p.bedrooms >= ${count}::int`),
    given(filter.bathroomsMin, (count) => sql`p.bathrooms >= ${count}::int`),
    given(filter.carSpacesMin, (count) => sql`p.car_spaces >= ${count}::int`),
    given(filter.landMin, (squareMetres) => sql`p.land_m2 >= ${squareMetres}::int`),
    given(filter.landMax, (squareMetres) => sql`p.land_m2 <= ${squareMetres}::int`),
    given(some(filter.features), (features) => sql`p.features @> ${sql.param(features)}::text[]`),
    inBox(filter),
  ];
  return sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  );
};
