import type { Client } from 'pg';
import { BackupRefused, fullName, type Table, TableStart } from './backup-format.ts';
import { quoted } from './catalogue.ts';
import { readLines } from './read-lines.ts';
import { withoutRowChecks } from './row-checks.ts';
import { RowSum } from './row-sum.ts';
import { beExact, readRows, writeRows } from './table-rows.ts';
import type { VerifiedBackup } from './verify-backup.ts';

const BATCH_ROWS = 1000;
const BATCH_CHARACTERS = 4_000_000;

/** All of the work, or nothing of it. */
export async function inOneTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await beExact(client);
    await client.query(`set local lock_timeout = '10s'`);
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Puts the backup's rows in place of whatever is there, and reads them back. */
export async function loadBackup(client: Client, backup: VerifiedBackup): Promise<void> {
  await withoutRowChecks(client, async () => {
    await client.query(`truncate ${backup.header.tables.map(quoted).join(', ')}`);
    for await (const { table, lines } of batches(backup)) await writeRows(client, table, lines);
  });
  for (const { name, lastValue, isCalled } of backup.footer.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [name, lastValue, isCalled]);
  }
  await assertIdentical(client, backup);
}

async function* batches({
  file,
  key,
  header,
}: VerifiedBackup): AsyncGenerator<{ table: Table; lines: string[] }> {
  const tables = new Map(header.tables.map((table) => [fullName(table), table]));
  let table: Table | undefined;
  let lines: string[] = [];
  let characters = 0;
  for await (const line of readLines(file, key)) {
    const isRow = line.startsWith('[');
    const isFull = lines.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS;
    if (table && lines.length > 0 && (!isRow || isFull)) {
      yield { table, lines };
      lines = [];
      characters = 0;
    }
    if (isRow) {
      lines.push(line);
      characters += line.length;
    } else {
      table = tables.get(TableStart.safeParse(JSON.parse(line)).data?.table ?? '');
    }
  }
}

/** Every row of every table is read back and held against the file. */
async function assertIdentical(client: Client, { header, sums }: VerifiedBackup): Promise<void> {
  for (const table of header.tables) {
    const expected = sums.get(fullName(table)) ?? new RowSum();
    const found = new RowSum();
    for await (const lines of readRows(client, table)) for (const line of lines) found.add(line);
    if (found.count !== expected.count)
      throw new BackupRefused(
        `${fullName(table)} has ${found.count} rows after loading instead of ${expected.count}. Nothing was changed.`,
      );
    if (found.digest !== expected.digest)
      throw new BackupRefused(
        `The rows of ${fullName(table)} are not those of the backup after loading. Nothing was changed.`,
      );
  }
}
