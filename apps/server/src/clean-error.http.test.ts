import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Logger } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { createEmptyDatabase, dropDatabase } from '../test/support/databases.ts';
import { createInstallation } from '../test/support/installation.ts';
import { openPool } from './db/pool.ts';
import { defineJob } from './jobs/define-job.ts';
import { enqueue } from './jobs/enqueue.ts';
import { createLog, LONGEST_LINE } from './log.ts';
import { describeError } from './queue/job-error.ts';

const NAME = 'clean_error_test';
const PERSON = 'mavis.secret@example.com';

let pool: ReturnType<typeof openPool>;
let database: NodePgDatabase;
beforeAll(async () => {
  const url = await createEmptyDatabase(inject('clusterUrl'), NAME);
  pool = openPool({ url, size: 2, name: 'test', onError: () => undefined });
  database = drizzle(pool);
  await pool.query(
    `create table person (email text unique, age integer, kind text not null, check (kind <> 'odd'))`,
  );
  await pool.query(`insert into person values ($1, 1, 'even')`, [PERSON]);
});
afterAll(async () => {
  await pool.end();
  await dropDatabase(inject('clusterUrl'), NAME);
});

const thrownBy = async (work: PromiseLike<unknown>): Promise<unknown> => {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
};

/** What each must still say is how it was found. */
const FAILURES: [string, string, () => PromiseLike<unknown>][] = [
  [
    'a row that is there already',
    '23505',
    () => database.execute(sql`insert into person values (${PERSON}, 1, 'even')`),
  ],
  [
    'a row that a check refuses',
    '23514',
    () => database.execute(sql`insert into person values (${PERSON}, 1, 'odd')`),
  ],
  [
    'a row without what it must have',
    '23502',
    () => database.execute(sql`insert into person values (${PERSON}, 1, null)`),
  ],
  [
    'a value of another type',
    '22P02',
    () => database.execute(sql`insert into person values ('a', ${PERSON}::text::integer, 'b')`),
  ],
  ['a value that is no json', '22P02', () => database.execute(sql`select ${PERSON}::text::jsonb`)],
  ['the driver alone', '23505', () => pool.query(`insert into person values ($1, 1, 'even')`, [PERSON])],
  [
    'a parameter that looks like a frame of the stack',
    '22P02',
    () => database.execute(sql`select ${`x\n    at ${PERSON} (file:///a.ts:1:1)`}::text::integer`),
  ],
];

const recorder = (): { log: Logger; lines: string[] } => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { log: createLog({ log: { level: 'trace' }, version: 'test' }, sink), lines };
};

describe.each(FAILURES)('%s', (_, code, failing) => {
  it('is logged without what it was asked with, however it is logged', async () => {
    const error = await thrownBy(failing());
    const { log, lines } = recorder();
    log.error({ err: error }, 'words');
    log.error({ err: error });
    log.error(error);
    log.error({ err: new Error('around it', { cause: error }) }, 'words');
    log.error({ err: new AggregateError([error], 'several') }, 'words');
    log.error({ reason: error, deep: { within: [error] } }, 'words');
    log.error({ reason: String(error) }, String(error));
    log.child({ jobId: 'j' }).error({ err: error }, 'words');
    expect(lines).toHaveLength(8);
    const text = lines.join('');
    expect(text).not.toContain('mavis');
    for (const line of [lines[0], lines[3], lines[4], lines[5], lines[7]]) expect(line).toContain(code);
    expect(lines[0]).toContain('clean-error.http.test.ts');
  });

  it('is kept of a job without it too', async () => {
    const error = await thrownBy(failing());
    const { error: short, errorDetail } = describeError(new Error('around it', { cause: error }));
    expect(short).toBe('around it');
    expect(errorDetail).toContain(code);
    expect(JSON.stringify([errorDetail, describeError(error)])).not.toContain('mavis');
  });
});

it('still says which constraint of which table', async () => {
  const { log, lines } = recorder();
  log.error({ err: await thrownBy(FAILURES[0]?.[2]() ?? Promise.resolve()) }, 'words');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'words',
    err: {
      type: 'DrizzleQueryError',
      message: expect.stringContaining('insert into person'),
      cause: { code: '23505', table: 'person', constraint: 'person_email_key' },
    },
  });
});

it.each([
  ['words', 'x'.repeat(100_000), {}],
  ['a value', 'words', { reason: 'x'.repeat(100_000) }],
  [
    'many values',
    'words',
    Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`k${at}`, 'x'.repeat(100)])),
  ],
  ['an error’s words', 'words', { err: new Error('x'.repeat(100_000)) }],
  [
    'a chain of errors',
    'words',
    {
      err: Array.from({ length: 50 }).reduce<Error>(
        (cause) => new Error('x'.repeat(3000), { cause }),
        new Error('first'),
      ),
    },
  ],
])('a line has an end, and can still be read: %s', (_, words, values) => {
  const { log, lines } = recorder();
  log.error(values, words);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.length).toBeLessThanOrEqual(LONGEST_LINE);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 50,
    msg: expect.stringMatching(/^(words|x+…)$/),
  });
});

it('neither the job nor the queue keeps a parameter of a query that failed in it', async () => {
  const installation = await createInstallation();
  try {
    const failing = defineJob({
      kind: 'failing-query',
      lane: 'work',
      input: z.object({}),
      maxAttempts: 2,
      handler: async () => async (run) => {
        await run.transaction((tx) => tx.execute(sql`select ${PERSON}::text::integer`));
        return {};
      },
    });
    const { context } = await installation.startNode({ jobs: [failing] });
    await context.database.asInstallation((tx) =>
      enqueue(context.queue, tx, failing, { workspaceId: null, accountId: null, input: {} }),
    );
    const kept = async (query: string): Promise<string> =>
      JSON.stringify((await installation.owner.query(query)).rows);
    // It stands there between two attempts.
    const outputs = 'select output from pgboss.job where output is not null';
    await expect.poll(() => kept(outputs), { interval: 20 }).toContain('Failed query');
    expect(await kept(outputs)).not.toContain('mavis');
    const job = `select state, error, error_detail from job where kind = 'failing-query'`;
    await expect.poll(() => kept(job)).toContain('failed');
    expect(await kept(job)).toContain('22P02');
    expect(await kept(job)).not.toContain('mavis');
  } finally {
    await installation.close();
  }
});
