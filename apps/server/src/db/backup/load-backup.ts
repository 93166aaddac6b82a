import type { Client } from 'pg';
import { BackupRefused, fullName, type Table, TableStart } from './backup-format.ts';
import { quoted } from './catalogue.ts';
import { readLines } from './read-lines.ts';
import { withoutRowChecks } from './row-checks.ts';
import { EXACT_TEXT_FORMS, writeRows } from './table-rows.ts';
import type { VerifiedBackup } from './verify-backup.ts';

const BATCH_ROWS = 1000;
const BATCH_CHARACTERS = 4_000_000;

/** Puts the backup's rows in place of whatever is there: all of them, or none. */
export async function loadBackup(client: Client, backup: VerifiedBackup): Promise<void> {
  await client.query('begin');
  try {
    await client.query(EXACT_TEXT_FORMS);
    await client.query(`set local lock_timeout = '10s'`);
    await withoutRowChecks(client, async () => {
      await client.query(`truncate ${backup.header.tables.map(quoted).join(', ')}`);
      for await (const { table, lines } of batches(backup)) await writeRows(client, table, lines);
    });
    for (const { name, lastValue, isCalled } of backup.footer.sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [name, lastValue, isCalled]);
    }
    await assertCounts(client, backup);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function* batches({ file, header }: VerifiedBackup): AsyncGenerator<{ table: Table; lines: string[] }> {
  const tables = new Map(header.tables.map((table) => [fullName(table), table]));
  let table: Table | undefined;
  let lines: string[] = [];
  let characters = 0;
  for await (const line of readLines(file)) {
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

async function assertCounts(client: Client, { header, footer }: VerifiedBackup): Promise<void> {
  for (const table of header.tables) {
    const expected = footer.seal.find((entry) => entry.table === fullName(table))?.rows;
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${quoted(table)}`);
    if (Number(rows[0]?.count) === expected) continue;
    throw new BackupRefused(
      `${fullName(table)} has ${rows[0]?.count} rows after loading instead of ${expected}. Nothing was changed.`,
    );
  }
}
