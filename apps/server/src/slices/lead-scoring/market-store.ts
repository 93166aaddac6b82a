import type { PropertyType } from '@propguard/rules/properties/property-types';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';

export type ListedPrice = { localityId: string; type: PropertyType; priceAud: number | null };
export type SoldKind = { localityId: string; type: PropertyType };

const within = (column: string, places: readonly string[] | null) =>
  places === null ? sql`` : sql`and ${sql.raw(column)} = any(${sql.param([...places])}::text[])`;

/** Homes that are for sale: of these suburbs, or all. */
export const findListedPrices = async (tx: Tx, places: readonly string[] | null): Promise<ListedPrice[]> =>
  (
    await tx.execute<{ localityId: string; type: PropertyType; priceAud: string | null }>(sql`
      select l.locality_id as "localityId", p.type, coalesce(l.guide_from_aud, l.guide_to_aud) as "priceAud"
      from listing l join property p on p.id = l.property_id
      where l.status = 'active' ${within('l.locality_id', places)}`)
  ).rows.map((row) => ({ ...row, priceAud: row.priceAud === null ? null : Number(row.priceAud) }));

/** What kinds of home were sold where within twelve months. */
export const findSoldKinds = async (tx: Tx, places: readonly string[] | null): Promise<SoldKind[]> =>
  (
    await tx.execute<SoldKind>(sql`
      select distinct s.locality_id as "localityId", p.type
      from sale s join property p on p.id = s.property_id
      where s.contract_date > current_date - interval '12 months' ${within('s.locality_id', places)}`)
  ).rows;
