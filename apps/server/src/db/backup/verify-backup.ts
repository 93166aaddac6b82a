import { createHash, type Hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { BackupRefused, FORMAT, Footer, fullName, Header, TableStart } from './backup-format.ts';
import { readLines } from './read-lines.ts';

export type VerifiedBackup = { file: string; header: Header; footer: Footer };

/** Reads the whole file once, before anything is changed: every row must be there and be what was written. */
export async function verifyBackup(file: string): Promise<VerifiedBackup> {
  try {
    return await verify(file);
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new BackupRefused(`There is no file ${file}.`);
    throw damaged(file, error);
  }
}

async function verify(file: string): Promise<VerifiedBackup> {
  let header: Header | undefined;
  let footer: Footer | undefined;
  let current: { table: string; rows: number; hash: Hash } | undefined;
  const found: Footer['seal'] = [];
  const finishTable = () => {
    if (current) found.push({ table: current.table, rows: current.rows, sha256: current.hash.digest('hex') });
    current = undefined;
  };

  for await (const line of readLines(file)) {
    if (footer) throw damaged(file, 'something stands behind the footer');
    if (!header) header = parse(Header, line) ?? refuseStranger(file);
    else if (line.startsWith('[') && current) {
      current.rows += 1;
      current.hash.update(line).update('\n');
    } else {
      finishTable();
      const start = parse(TableStart, line);
      if (start) current = { table: start.table, rows: 0, hash: createHash('sha256') };
      else footer = parse(Footer, line) ?? undefined;
      if (!start && !footer) throw damaged(file, 'a line is neither a row nor a table');
    }
  }
  if (!header || !footer) throw damaged(file, 'it ends too early');
  const promised = header.tables.map(fullName);
  if (
    !isDeepStrictEqual(
      found.map(({ table }) => table),
      promised,
    )
  )
    throw damaged(file, 'a table is missing');
  if (!isDeepStrictEqual(found, footer.seal)) throw damaged(file, 'its rows do not match their checksums');
  return { file, header, footer };
}

function parse<Schema extends z.ZodType>(schema: Schema, line: string): z.infer<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

function refuseStranger(file: string): never {
  throw new BackupRefused(`${file} is not a backup that this version can read (${FORMAT}).`);
}

function damaged(file: string, cause: unknown): BackupRefused {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new BackupRefused(`${file} is damaged or incomplete (${reason}). Nothing was changed.`);
}
