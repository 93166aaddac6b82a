import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import type { WorkspaceTable } from './workspace-tables-store.ts';

export type ExportedRow = Record<string, unknown>;

/** The rows after `last` in the order of the primary key, as JSON, without what is left out. */
export const readRows = async (
  tx: Tx,
  {
    table,
    workspaceId,
    last,
    limit,
  }: { table: WorkspaceTable; workspaceId: string; last: ExportedRow | undefined; limit: number },
): Promise<ExportedRow[]> => {
  const key = sql.join(
    table.key.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const from = sql`jsonb_populate_record(null::${sql.identifier(table.name)}, ${JSON.stringify(last ?? {})}::jsonb)`;
  const after = last ? sql`and (${key}) > (select ${key} from ${from})` : sql``;
  const found = await tx.execute<{ row: ExportedRow }>(sql`
    select to_jsonb(t) - ${sql.param(table.leftOut)}::text[] as row
    from ${sql.identifier(table.name)} t
    where t.workspace_id = ${workspaceId} ${after}
    order by ${key} limit ${limit}`);
  return found.rows.map(({ row }) => row);
};

export const countRows = async (tx: Tx, table: WorkspaceTable, workspaceId: string): Promise<number> => {
  const found = await tx.execute<{ rows: string }>(
    sql`select count(*) as rows from ${sql.identifier(table.name)} where workspace_id = ${workspaceId}`,
  );
  return Number(found.rows[0]?.rows ?? 0);
};
