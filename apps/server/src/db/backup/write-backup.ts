import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { withOwner } from '../client.ts';
import { BackupRefused, FORMAT, type Footer, fullName, type Header } from './backup-format.ts';
import { listMigrations, listSequences, listTables } from './catalogue.ts';
import { sealWith } from './sealing.ts';
import { beExact, readRows } from './table-rows.ts';

type Order = {
  ownerUrl: string;
  file: string;
  productVersion: string;
  /** Encrypts the file; null leaves it readable. */
  key?: string | null;
  signal?: AbortSignal;
};

export type WrittenBackup = { file: string; tables: number; rows: number; bytes: number; seconds: number };

/** One moment of the whole database, in one file, while everybody goes on working. */
export async function writeBackup({
  ownerUrl,
  file,
  productVersion,
  key = null,
  signal,
}: Order): Promise<WrittenBackup> {
  const startedAt = performance.now();
  const takenAt = new Date().toISOString();
  if (existsSync(file)) throw new BackupRefused(`${file} is already there. Give another name.`);
  const unfinished = `${file}.unfinished`;
  // The file holds the installation's secrets: for its owner only.
  const target = await open(unfinished, 'w', 0o600);
  try {
    const seal: Footer['seal'] = [];
    await withOwner(ownerUrl, 'propguard-backup', async (client) => {
      await client.query('begin transaction isolation level repeatable read read only');
      await beExact(client);
      const text = Readable.from(backupText(client, { productVersion, takenAt }, seal));
      const into = target.createWriteStream({ flush: true });
      const sealed = key === null ? passOn : sealWith(key, { productVersion, takenAt });
      await pipeline(text, createGzip(), sealed, into, { signal: signal ?? new AbortController().signal });
      await client.query('commit');
    });
    await rename(unfinished, file);
    return {
      file,
      tables: seal.length,
      rows: seal.reduce((sum, { rows }) => sum + rows, 0),
      bytes: (await stat(file)).size,
      seconds: (performance.now() - startedAt) / 1000,
    };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function* passOn(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* source;
}

async function* backupText(
  client: Client,
  { productVersion, takenAt }: { productVersion: string; takenAt: string },
  seal: Footer['seal'],
): AsyncGenerator<string> {
  const tables = await listTables(client);
  if (tables.length === 0) throw new BackupRefused('The database is empty: there is nothing to back up.');
  const migrations = await listMigrations(client);
  yield line({ format: FORMAT, productVersion, takenAt, migrations, tables } satisfies Header);

  for (const table of tables) {
    yield line({ table: fullName(table) });
    const hash = createHash('sha256');
    let rows = 0;
    for await (const lines of readRows(client, table)) {
      const text = `${lines.join('\n')}\n`;
      hash.update(text);
      rows += lines.length;
      yield text;
    }
    seal.push({ table: fullName(table), rows, sha256: hash.digest('hex') });
  }
  yield line({ seal, sequences: await listSequences(client) } satisfies Footer);
}

const line = (content: object) => `${JSON.stringify(content)}\n`;
