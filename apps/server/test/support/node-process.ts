import { flushCompileCache } from 'node:module';
import { pino } from 'pino';
import { toConfig } from '../../src/config/config.ts';
import { readEnv } from '../../src/config/env.ts';
import { enqueue } from '../../src/jobs/enqueue.ts';
import { JOB_DEFINITIONS } from '../../src/queue/job-definitions.ts';
import { startNode } from '../../src/start/node.ts';
import { CHUNK_JOBS, chunkJob, urgentChunkJob } from './chunk-job.ts';
import type { FromNode, ToNode } from './node-processes.ts';

/** A node in a process of its own, with a job for tests. Forked by node-processes.ts. */
const given = toConfig(readEnv(process.env));
const { WORLD_SCALE = given.sampleWorld.scale } = process.env;
const config = { ...given, sampleWorld: { scale: Number(WORLD_SCALE) } };
const node = await startNode(config, pino({ level: config.log.level }), {
  jobs: [...JOB_DEFINITIONS, ...CHUNK_JOBS],
});
const { database, queue } = node.context;
const tell = (message: FromNode): void => void process.send?.(message);

process.on('message', ({ workspaceId, input, urgent }: ToNode) => {
  const start = database.inWorkspace({ workspaceId, accountId: null }, 'write', (tx) =>
    enqueue(queue, tx, urgent ? urgentChunkJob : chunkJob, { workspaceId, accountId: null, input }),
  );
  void start.then((jobId) => tell({ type: 'queued', jobId }));
});
process.on('SIGTERM', () => void node.stop().then(() => process.exit(0)));
// Whoever runs the test is gone.
process.on('disconnect', () => process.exit(1));
// Most of them are killed, and would leave nothing to those who start after them.
flushCompileCache();
tell({ type: 'ready', url: node.url });
