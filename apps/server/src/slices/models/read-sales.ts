import type { SaleRow } from '@propguard/engine/valuation/sales/property-facts';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ReferenceScope } from '../../access/reference-scope.ts';

const ROWS_AT_ONCE = 20_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type Row = SaleRow & { sample: boolean; asOfDay: number };

const readStep = async (db: NodePgDatabase, after: string): Promise<Row[]> => {
  const found = await db.execute<Row>(sql`
    select s.id, s.contract_date - date '1970-01-01' as "contractDay", s.price_aud::float8 as "priceAud",
      case p.position_source when 'exact' then p.latitude end as latitude,
      case p.position_source when 'exact' then p.longitude end as longitude,
      case when p.position_source <> 'exact' then
        json_build_object('latitude', p.latitude, 'longitude', p.longitude) end as centre,
      p.type, p.bedrooms, p.bathrooms, p.car_spaces as "carSpaces", p.land_m2 as "landM2",
      p.building_m2 as "buildingM2", p.year_built as "yearBuilt", p.locality_id as "localityId", lo.postcode, lo.state,
      d.sample, d.as_of - date '1970-01-01' as "asOfDay"
    from sale s join property p on p.id = s.property_id join locality lo on lo.id = p.locality_id
      join dataset d on d.id = s.dataset_id
    where s.id > ${after}::uuid and s.contract_date <= d.as_of
    order by s.id limit ${ROWS_AT_ONCE}`);
  return found.rows;
};

export type SalesOfInstallation = {
  rows: SaleRow[];
  hasSample: boolean;
  /** The newest day that any of them speaks for: 'today' of every value. */
  asOfDay: number;
};

/** Every sale, in steps, so that other requests are answered in between. */
export const readSales = async ({ reader }: Pick<ReferenceScope, 'reader'>): Promise<SalesOfInstallation> => {
  const rows: SaleRow[] = [];
  let hasSample = false;
  let newestDay = 0;
  let after = FIRST_ID;
  for (;;) {
    const step = await readStep(reader, after);
    for (const { sample, asOfDay, ...row } of step) {
      hasSample ||= sample;
      newestDay = Math.max(newestDay, asOfDay);
      rows.push(row);
    }
    const last = step.at(-1);
    if (step.length < ROWS_AT_ONCE || !last) return { rows, hasSample, asOfDay: newestDay };
    after = last.id;
  }
};
