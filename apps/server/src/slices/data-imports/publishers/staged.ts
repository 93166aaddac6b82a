import { type SQL, sql } from 'drizzle-orm';

/** The rows of an import that will be published, as `s`. */
export const acceptedRows = (importId: string): SQL =>
  sql`staged_row s where s.import_id = ${importId} and s.outcome is null`;
