import { type Client, escapeIdentifier } from 'pg';
import type { Footer, Table } from './backup-format.ts';

/** Schemas of ours: everything that PostgreSQL did not bring. */
const OURS = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

/** What an extension brought is made again by creating the extension. */
const NOT_OF_AN_EXTENSION = `not exists (select from pg_depend d
  where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** Every table with the columns that hold data. Partitions are read and written through their parent. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name, coalesce(
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attname) filter (where a.attname is not null), '[]') as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_attribute a
      on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and c.relpersistence <> 't' and not c.relispartition
      and ${OURS} and ${NOT_OF_AN_EXTENSION}
    group by 1, 2 order by 1, 2`);
  return rows;
}

export async function listSequences(client: Client): Promise<Footer['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${OURS} and ${NOT_OF_AN_EXTENSION} order by 1, 2`);
  const sequences: Footer['sequences'] = [];
  for (const row of rows) {
    const name = quoted(row);
    const state = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${name}`,
    );
    const [{ last_value: lastValue, is_called: isCalled } = { last_value: '1', is_called: false }] =
      state.rows;
    sequences.push({ name, lastValue, isCalled });
  }
  return sequences;
}

/** The migrations that made this schema, by their fingerprints, oldest first. */
export async function listMigrations(client: Client): Promise<string[]> {
  const { rows: homes } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables where tablename = '__drizzle_migrations'`,
  );
  const [home] = homes;
  if (!home) return [];
  const { rows } = await client.query<{ hash: string }>(`select hash from ${quoted(home)} order by id`);
  return rows.map(({ hash }) => hash);
}

export const quoted = ({ schema, name }: { schema: string; name: string }) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
