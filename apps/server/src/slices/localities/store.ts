import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';

export type LocalityRow = {
  id: string;
  name: string;
  state: string;
  postcode: string;
  latitude: number;
  longitude: number;
};
export type RankedLocality = LocalityRow & { rank: number };

export type LocalitySearch = {
  name: string;
  postcode: string | null;
  state: string | null;
  after: { rank: number; id: string } | null;
  limit: number;
};

/** 0: the name begins so. 1: a later word does. 2: it is alike (a letter wrong, missing or too many). */
export const ALIKE = 2;
const COLUMNS = sql`id, name, state, postcode, latitude, longitude`;

const select = async (
  db: Reader,
  search: LocalitySearch,
  rank: SQL,
  matches: SQL,
): Promise<RankedLocality[]> => {
  const { postcode, state, after, limit } = search;
  const found = await db.execute<RankedLocality>(sql`
    select * from (
      select ${COLUMNS}, ${rank} as rank from locality
      where ${matches}
        ${postcode ? sql`and postcode like ${`${postcode}%`}` : sql``}
        ${state ? sql`and state = ${state}` : sql``}
    ) as hit
    ${after ? sql`where (rank, id) > (${after.rank}, ${after.id})` : sql``}
    order by rank, id limit ${limit}`);
  return found.rows;
};

/** Names that begin with what was typed come first. Only when there are none are names that are alike looked for. */
export const searchLocalities = async (db: Reader, search: LocalitySearch): Promise<RankedLocality[]> => {
  const { name, after } = search;
  if (name === '') return select(db, search, sql`0`, sql`true`);
  if (after?.rank !== ALIKE) {
    const begins = sql`search_name like ${`${name}%`}`;
    const rank = sql`case when ${begins} then 0 else 1 end`;
    const rows = await select(db, search, rank, sql`(${begins} or search_name like ${`% ${name}%`})`);
    if (rows.length > 0 || after !== null) return rows;
  }
  return select(db, search, sql`${ALIKE}::integer`, sql`search_name % ${name}`);
};

export const findLocality = async (db: Reader, id: string): Promise<LocalityRow | undefined> => {
  const found = await db.execute<LocalityRow>(sql`select ${COLUMNS} from locality where id = ${id}`);
  return found.rows[0];
};
