import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export type LocalityRow = {
  id: string;
  name: string;
  state: string;
  postcode: string;
  latitude: number;
  longitude: number;
};

export type LocalitySearch = { words: string[]; postcode: string | null; state: string | null; after: { rank: number; id: string } | null; limit: number };

const COLUMNS = sql`id, name, state, postcode, latitude, longitude`;

/** Rank 0: the name begins so. 1: a later word does. 2: it is alike (a letter wrong or missing). */
export const searchLocalities = async (
  db: NodePgDatabase,
  { words, postcode, state, after, limit }: LocalitySearch,
): Promise<(LocalityRow & { rank: number })[]> => {
  const text = words.join(' ');
  const rank = text
    ? sql`case when search_name like ${`${text}%`} then 0 when search_name like ${`% ${text}%`} then 1 else 2 end`
    : sql`0`;
  const matches = text
    ? sql`(search_name like ${`${text}%`} or search_name like ${`% ${text}%`} or search_name % ${text})`
    : sql`true`;
  const found = await db.execute<LocalityRow & { rank: number }>(sql`
    select * from (select ${COLUMNS}, ${rank} as rank from locality
      where ${matches}
        and (${postcode}::text is null or postcode like ${postcode} || '%')
        and (${state}::text is null or state = ${state})) as hit
    where ${after ? sql`(rank, id) > (${after.rank}, ${after.id})` : sql`true`}
    order by rank, id limit ${limit}`);
  return found.rows;
};

export const findLocality = async (db: NodePgDatabase, id: string): Promise<LocalityRow | undefined> => {
  const found = await db.execute<LocalityRow>(sql`select ${COLUMNS} from locality where id = ${id}`);
  return found.rows[0];
};
