import * as z from 'zod';

/**
 * A backup is one gzipped text file: a header line, then for each table its name and its rows
 * (a JSON array of the columns' own text forms), then a footer that counts and seals it all.
 */
export const FORMAT = 'propguard-backup/1';

const Column = z.object({ name: z.string(), type: z.string() });

const Table = z.object({ schema: z.string(), name: z.string(), columns: z.array(Column) });
export type Table = z.infer<typeof Table>;

export const Header = z.object({
  format: z.literal(FORMAT),
  productVersion: z.string(),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(Table),
});
export type Header = z.infer<typeof Header>;

export const TableStart = z.object({ table: z.string() });

export const Footer = z.object({
  seal: z.array(z.object({ table: z.string(), rows: z.int().min(0), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
});
export type Footer = z.infer<typeof Footer>;

export const fullName = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`;

/** A reason to stop that a person can act on. */
export class BackupRefused extends Error {}

/** Whatever was found wrong while a file was read; what was already said in words stays as it is. */
export function damaged(file: string, cause: unknown): BackupRefused {
  if (cause instanceof BackupRefused) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new BackupRefused(`${file} is damaged or incomplete (${reason}). Nothing was changed.`);
}
