import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import type { WorkspaceTable } from './workspace-tables-store.ts';

type Key = Record<string, unknown>;
/** As JSON: nobody looks into it on its way to the file. */
export type ExportedRow = { json: string; key: Key };

/** The rows after the one with the key `last` in the order of the primary key, without what is left out. */
export const readRows = async (
  tx: Tx,
  {
    table,
    workspaceId,
    last,
    limit,
  }: { table: WorkspaceTable; workspaceId: string; last: Key | undefined; limit: number },
): Promise<ExportedRow[]> => {
  const key = sql.join(
    table.key.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const from = sql`jsonb_populate_record(null::${sql.identifier(table.name)}, ${JSON.stringify(last ?? {})}::jsonb)`;
  const after = last ? sql`and (${key}) > (select ${key} from ${from})` : sql``;
  const found = await tx.execute<ExportedRow>(sql`
    select (to_jsonb(t) - ${sql.param(table.leftOut)}::text[])::text as json,
      to_jsonb((select k from (select ${key}) k)) as key
    from ${sql.identifier(table.name)} t
    where t.workspace_id = ${workspaceId} ${after}
    order by ${key} limit ${limit}`);
  return found.rows;
};

export const countRows = async (tx: Tx, table: WorkspaceTable, workspaceId: string): Promise<number> => {
  const found = await tx.execute<{ rows: string }>(
    sql`select count(*) as rows from ${sql.identifier(table.name)} where workspace_id = ${workspaceId}`,
  );
  return Number(found.rows[0]?.rows ?? 0);
};
