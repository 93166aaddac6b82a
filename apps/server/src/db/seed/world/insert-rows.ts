import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A transaction of the application, or the owner's connection. */
export type Executor = Pick<NodePgDatabase, 'execute'>;

const ROWS_PER_STATEMENT = 4_000;

/** Bytes travel as PostgreSQL writes them. */
const asJson = (value: unknown): unknown =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;

/** Many rows in few statements: PostgreSQL reads them from one JSON text, by the columns' own types. */
export const insertRows = async <T extends PgTable>(
  db: Executor,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> => {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => rows.some((row) => key in row));
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const into = sql.identifier(getTableName(table));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const batch = rows.slice(start, start + ROWS_PER_STATEMENT).map((row) => {
      const values = row as Record<string, unknown>;
      return Object.fromEntries(columns.map(([key, { name }]) => [name, asJson(values[key])]));
    });
    await db.execute(
      sql`insert into ${into} (${names}) select ${names} from json_populate_recordset(null::${into}, ${JSON.stringify(batch)}::json)
          on conflict do nothing`,
    );
  }
};
