import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whether home `p` of the register and listing `l` of an agency have the same address. */
export const sameAddress = sql`p.locality_id = l.locality_id and p.street_name = l.street_name
  and p.street_type is not distinct from l.street_type and p.house_number is not distinct from l.house_number
  and p.unit is not distinct from l.unit`;

/** The dataset of what agencies offered and the operator published. */
export const SHARED_DATASET = 'Listings of agencies';

/** Of home `p`, whether what it is follows the listing: one that the register knew before is the register's. */
const isOfAgencies = sql`exists (select from dataset d where d.id = p.dataset_id and d.name = ${SHARED_DATASET})`;

const facts = (of: 'p' | 'l'): SQL =>
  sql.raw(
    ['type', 'bedrooms', 'bathrooms', 'car_spaces', 'land_m2', 'building_m2', 'year_built', 'features']
      .map((column) => `${of}.${column}`)
      .join(', '),
  );
const terms = (of: 'c' | 'l'): SQL =>
  sql.raw(
    ['status', 'guide_from_aud', 'guide_to_aud', 'listed_on', 'closed_on', 'headline', 'description']
      .map((column) => `${of}.${column}`)
      .join(', '),
  );

/** Whether everybody sees something other than the agency does: it changed since, or its copy was taken out. */
export const copyDiffers = (listingId: AnyPgColumn | SQL): SQL<boolean> => sql<boolean>`exists (
  select from own_listing l where l.id = ${listingId} and l.published_id is not null and not exists (
    select from listing c join property p on p.id = c.property_id
    where c.id = l.published_id and (${terms('c')}) is not distinct from (${terms('l')}) and ${sameAddress}
      and (not ${isOfAgencies} or (${facts('p')}) is not distinct from (${facts('l')}))))`;
