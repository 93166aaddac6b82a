import type { ReadingContext } from '@propguard/rules/imports/read-property';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RawRecord } from '../../../tabular/raw-record.ts';
import type { Importer } from '../importers/importer.ts';
import type { ImportRow } from '../store.ts';
import type { ImportRun } from './import-run.ts';
import { stageRecords } from './stage-records.ts';

const RECORDS = 6_000;
const MS_A_RECORD = 0.25;
/** One after the other: session, workspace, rights and what was asked for. */
const TURNS_OF_A_REQUEST = 7;
const MOST_MS = 25;
const MOST_ROWS_AT_ONCE = 1_000;

type Sql = { queryChunks: unknown[] };

/** A file whose every record takes so long by a clock of our own, and a database that notes what it was given. */
const stage = async () => {
  const read = { clock: 0, turns: 0, isOver: false };
  const statements: number[] = [];
  vi.spyOn(performance, 'now').mockImplementation(() => read.clock);
  const execute = async ({ queryChunks }: Sql): Promise<void> => {
    const text = queryChunks.find((part) => typeof part === 'string' && part.startsWith('['));
    statements.push(JSON.parse(String(text)).length);
  };
  const held = { from: () => held, where: () => held, for: async () => [{ claim: 1 }] };
  const changing = { set: () => changing, where: async () => undefined };
  const tx = { execute, select: () => held, update: () => changing };
  const run = {
    importId: 'import',
    source: async () => ({ sizeBytes: RECORDS }),
    transaction: (work: (tx: unknown) => unknown) => work(tx),
    progress: async () => undefined,
    signal: new AbortController().signal,
  } as unknown as ImportRun;
  async function* records(): AsyncGenerator<RawRecord> {
    for (let line = 1; line <= RECORDS; line += 1) yield { line, file: null, cells: ['a'] } as RawRecord;
  }
  const importer = {
    open: async () => ({ headers: [], records: records() }),
    reader: () => () => {
      read.clock += MS_A_RECORD;
      return {
        ok: true,
        value: { rowId: 'row', ownerId: 'home', bundle: null, content: {}, readAs: () => '' },
      };
    },
  } as unknown as Importer;
  const row = { id: 'import', claim: 1, recordsDone: 0 } as ImportRow;
  const others = (async () => {
    for (; !read.isOver; read.turns += 1) await new Promise((turn) => setImmediate(turn));
  })();
  const settings = {} as Parameters<typeof stageRecords>[3];
  const done = await stageRecords(run, row, importer, settings, {} as ReadingContext);
  read.isOver = true;
  await others;
  return { done, statements, msATurn: read.clock / read.turns };
};

describe('reading a large file', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('leaves so many turns to others that a request of theirs is answered soon', async () => {
    const { done, msATurn } = await stage();
    expect(done).toBe(RECORDS);
    expect(msATurn * TURNS_OF_A_REQUEST).toBeLessThan(MOST_MS);
  });

  it('writes few rows at once: nobody waits while they are made into text', async () => {
    const { statements } = await stage();
    expect(statements.reduce((all, rows) => all + rows, 0)).toBe(RECORDS);
    expect(Math.max(...statements)).toBeLessThanOrEqual(MOST_ROWS_AT_ONCE);
  });
});
