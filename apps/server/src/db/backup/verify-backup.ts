import { createHash, type Hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { BackupRefused, damaged, FORMAT, Footer, fullName, Header, TableStart } from './backup-format.ts';
import { readLines } from './read-lines.ts';
import { RowSum } from './row-sum.ts';

export type VerifiedBackup = {
  file: string;
  key: string | null;
  header: Header;
  footer: Footer;
  /** What must be found in each table once it is loaded. */
  sums: ReadonlyMap<string, RowSum>;
};

/** Reads the whole file once, before anything is changed: every row must be there and be what was written. */
export async function verifyBackup(file: string, key: string | null = null): Promise<VerifiedBackup> {
  try {
    return await verify(file, key);
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new BackupRefused(`There is no file ${file}.`);
    if ((error as NodeJS.ErrnoException).code === 'EISDIR')
      throw new BackupRefused(`${file} is a folder. Name the backup itself.`);
    if ((error as NodeJS.ErrnoException).code === 'Z_DATA_ERROR' && /header check/.test(String(error)))
      refuseStranger(file);
    throw damaged(file, error);
  }
}

async function verify(file: string, key: string | null): Promise<VerifiedBackup> {
  let header: Header | undefined;
  let footer: Footer | undefined;
  let current: { table: string; sum: RowSum; hash: Hash } | undefined;
  const sums = new Map<string, RowSum>();
  const found: Footer['seal'] = [];
  const finishTable = () => {
    if (current)
      found.push({ table: current.table, rows: current.sum.count, sha256: current.hash.digest('hex') });
    current = undefined;
  };

  for await (const line of readLines(file, key)) {
    if (footer) throw damaged(file, 'something stands behind the footer');
    if (!header) header = parse(Header, line) ?? refuseStranger(file);
    else if (line.startsWith('[') && current) {
      current.sum.add(line);
      current.hash.update(line).update('\n');
    } else {
      finishTable();
      const start = parse(TableStart, line);
      if (start) {
        current = { table: start.table, sum: new RowSum(), hash: createHash('sha256') };
        sums.set(start.table, current.sum);
      } else footer = parse(Footer, line) ?? undefined;
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
  return { file, key, header, footer, sums };
}

function parse<Schema extends z.ZodType>(schema: Schema, line: string): z.infer<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

function refuseStranger(file: string): never {
  throw new BackupRefused(
    `${file} is not a backup that this version can read (${FORMAT}). Nothing was changed.`,
  );
}
