import type { ListingStatus } from '@propguard/rules/properties/listing-life';
import type pg from 'pg';
import { withClient } from '../../../db/client.ts';
import type { Database } from '../../../db/database.ts';
import { ListingColumns, type ListingFacts } from './listing-columns.ts';

/** Between two batches other requests have their turn. */
const ROWS_AT_ONCE = 5_000;
/** Features come as one text: PostgreSQL's own form of a list takes longer to read than all the rest. */
const SEPARATOR = '\u001f';

type Row = Omit<ListingFacts, 'features'> & { features: string; total: number };

/** Of `listing l`, `property p` and `locality lo`. */
const FACTS = `
  l.id, l.locality_id as "localityId", lo.state, p.type, l.guide_from_aud::float8 as "guideFromAud",
  l.guide_to_aud::float8 as "guideToAud", p.bedrooms, p.bathrooms, p.car_spaces as "carSpaces", p.land_m2 as "landM2",
  array_to_string(p.features, chr(31)) as features, p.longitude, p.latitude,
  l.listed_on - date '1970-01-01' as "listedDay", extract(epoch from l.known_at)::float8 * 1000 as "knownAtMs"`;

const declareCursor = (status: ListingStatus): string => `
  declare listed no scroll cursor for
  select ${FACTS}, (select count(*)::int from listing where status = '${status}') as total
  from listing l join property p on p.id = l.property_id join locality lo on lo.id = l.locality_id
  where l.status = '${status}' order by l.id`;

const toFacts = ({ features, ...rest }: Row): ListingFacts => ({
  ...rest,
  features: features === '' ? [] : features.split(SEPARATOR),
});

const readAll = async (client: pg.Client, status: ListingStatus): Promise<ListingColumns> => {
  await client.query('begin read only');
  // The way to the last row counts, not the way to the first.
  await client.query('set local cursor_tuple_fraction = 1');
  await client.query(declareCursor(status));
  let columns: ListingColumns | undefined;
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${ROWS_AT_ONCE} from listed`);
    columns ??= new ListingColumns(rows[0]?.total ?? 0);
    for (const row of rows) columns.add(toFacts(row));
    if (rows.length < ROWS_AT_ONCE) return columns;
  }
};

/** For each piece of it; PostgreSQL's own limit says nothing to whom the network lost. */
const PIECE_WITHIN_MS = 20_000;

/** One query, as of one moment. On a connection of its own: those who wait for it may hold every one of the pool. */
export const readColumns = (
  { pool }: Database,
  status: ListingStatus,
  pieceMs = PIECE_WITHIN_MS,
): Promise<ListingColumns> =>
  withClient({ ...pool.options, application_name: 'propguard-listings', query_timeout: pieceMs }, (client) =>
    readAll(client, status),
  );
