import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import * as z from 'zod';
import { defineJob, type JobDefinition, type JobRun } from '../../src/jobs/define-job.ts';
import type { Lane } from '../../src/jobs/lanes.ts';

const Input = z.object({ chunks: z.int(), pauseMs: z.int(), failsBefore: z.int().default(0) });
const Checkpoint = z.object({ next: z.int() });

/** Where the chunks are recorded, without any constraint: a chunk that is done twice must show. */
export const createChunkTable = (owner: Client) =>
  owner.query(
    'create table test_chunk (job_id uuid, chunk int, pid int); grant select, insert on test_chunk to public',
  );

const writeChunks = async (run: JobRun<z.infer<typeof Input>>) => {
  const { chunks, pauseMs, failsBefore } = run.input;
  const from = Checkpoint.nullable().parse(run.checkpoint)?.next ?? 0;
  for (let chunk = from; chunk < chunks; chunk += 1) {
    await run.transaction(async (tx) => {
      const { rows } = await tx.execute<{ claim: number }>(
        sql`select claim from job where id = ${run.jobId}`,
      );
      if (chunk === chunks - 1 && Number(rows[0]?.claim) <= failsBefore)
        throw new Error('The last chunk would not go in.');
      await tx.execute(sql`insert into test_chunk values (${run.jobId}, ${chunk}, ${process.pid})`);
      await run.progress(tx, {
        done: chunk + 1,
        total: chunks,
        note: `Chunk ${chunk + 1}`,
        checkpoint: { next: chunk + 1 },
      });
    });
    await pause(pauseMs, undefined, { signal: run.signal });
  }
  return {};
};

const chunkJobIn = (lane: Lane, kind: string) =>
  defineJob({ kind, lane, input: Input, maxAttempts: 3, handler: async () => writeChunks });

/** A job of many small steps, each recorded in the transaction that reports it; one for each lane. */
export const chunkJob = chunkJobIn('work', 'test-chunks');
export const urgentChunkJob = chunkJobIn('now', 'test-chunks-now');
export const bulkChunkJob = chunkJobIn('bulk', 'test-chunks-bulk');

/** Ends with its only chunk, which says how much of its end the transaction already saw: the job's, the delivery's. */
const endWithChunk = async (run: JobRun<z.infer<typeof Input>>) => {
  await run.transaction(async (tx) => {
    await run.end(tx);
    await tx.execute(sql`insert into test_chunk select ${run.jobId},
      (select count(*) from job where id = ${run.jobId} and state = 'succeeded')
      + (select count(*) from pgboss.job where data->>'jobId' = ${run.jobId}::text and state = 'completed'), ${process.pid}`);
    if (run.claim <= run.input.failsBefore) throw new Error('The last chunk would not go in.');
  });
  return {};
};
export const selfEndingJob = defineJob({
  kind: 'test-ends-itself',
  lane: 'now',
  input: Input,
  maxAttempts: 3,
  handler: async () => endWithChunk,
});
export const CHUNK_JOBS = [
  chunkJob,
  urgentChunkJob,
  bulkChunkJob,
  selfEndingJob,
] as unknown as JobDefinition[];
