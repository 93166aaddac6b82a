import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  bulkChunkJob,
  CHUNK_JOBS,
  chunkJob,
  createChunkTable,
  selfEndingJob,
  urgentChunkJob,
} from '../../test/support/chunk-job.ts';
import { createInstallation, type TestInstallation } from '../../test/support/installation.ts';
import { PATIENCE } from '../../test/support/patience.ts';
import { signUp } from '../../test/support/people.ts';
import type { Tx } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { STARTED_HERE, WORKERS } from './lane-workers.ts';

type Node = Awaited<ReturnType<TestInstallation['startNode']>>;

const LONG = { chunks: 2000, pauseMs: 50, failsBefore: 0 };
const SHORT = { chunks: 1, pauseMs: 0, failsBefore: 0 };
/** A fraction of what the long ones take, and more than a busy machine needs. */
const AT_ONCE_MS = 10_000;

let installation: TestInstallation;
/** Serves and works. */
let node: Node;
/** Only serves: what it queues is started by somebody else. */
let api: Node;
let workspaceId: string;

beforeAll(async () => {
  installation = await createInstallation();
  await createChunkTable(installation.owner);
  node = await installation.startNode({ jobs: CHUNK_JOBS });
  api = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  workspaceId = (await signUp(node.client())).session.workspace.id;
});
afterAll(() => installation.close());

const inWorkspace = <T>({ context }: Node, work: (tx: Tx) => Promise<T>): Promise<T> =>
  context.database.inWorkspace({ workspaceId, accountId: null }, 'write', work);

const start = (from: Node, definition: typeof chunkJob, input: typeof LONG): Promise<string> =>
  inWorkspace(from, (tx) =>
    enqueue(from.context.queue, tx, definition, { workspaceId, accountId: null, input }),
  );

const statesOf = async (ids: string[]): Promise<string[]> => {
  const { rows } = await installation.owner.query(
    'select state from job where id = any($1) order by created_at',
    [ids],
  );
  return rows.map(({ state }) => state);
};
const waitForStates = (ids: string[], states: string[], timeout = PATIENCE.timeout) =>
  vi.waitFor(async () => expect(await statesOf(ids)).toEqual(states), { ...PATIENCE, timeout });

const cancelAll = async (ids: string[]) => {
  await installation.owner.query('update job set cancel_requested = true where id = any($1)', [ids]);
  await vi.waitFor(
    async () => expect((await statesOf(ids)).filter((state) => state === 'running')).toEqual([]),
    PATIENCE,
  );
};

const keepBusy = async (definition: typeof chunkJob, count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let job = 0; job < count; job++) ids.push(await start(api, definition, LONG));
  return ids;
};

describe('with every place for bulk work taken', () => {
  let busy: string[];
  beforeAll(async () => {
    busy = await keepBusy(bulkChunkJob, WORKERS.bulk + 1);
    await vi.waitFor(
      async () =>
        expect((await statesOf(busy)).filter((state) => state === 'running')).toHaveLength(WORKERS.bulk),
      PATIENCE,
    );
  });
  afterAll(() => cancelAll(busy));

  it.each([
    ['what must be done now, queued by a node that works', () => node, urgentChunkJob],
    ['what must be done now, queued by a node that only serves', () => api, urgentChunkJob],
    ['the usual work', () => node, chunkJob],
  ])('%s is done at once', async (_, from, definition) => {
    await waitForStates([await start(from(), definition, SHORT)], ['succeeded'], AT_ONCE_MS);
    const states = await statesOf(busy);
    expect(states.filter((state) => state === 'running')).toHaveLength(WORKERS.bulk);
    expect(states.filter((state) => state === 'queued')).toHaveLength(1);
  });
});

describe('a node that queues an urgent job', () => {
  it('starts it itself when the transaction has committed, though every worker of the lane is busy', async () => {
    const busy = await keepBusy(urgentChunkJob, WORKERS.now);
    await waitForStates(busy, Array(WORKERS.now).fill('running'));
    const id = await start(node, urgentChunkJob, SHORT);
    await waitForStates([id], ['succeeded'], AT_ONCE_MS);
    await cancelAll(busy);
  });

  it('leaves places to others, however much one workspace queues', async () => {
    const busy: string[] = [];
    for (let job = 0; job < STARTED_HERE + WORKERS.now; job++)
      busy.push(await start(node, urgentChunkJob, LONG));
    const { session } = await signUp(node.client());
    const other = session.workspace.id;
    const id = await node.context.database.inWorkspace(
      { workspaceId: other, accountId: null },
      'write',
      (tx) =>
        enqueue(node.context.queue, tx, urgentChunkJob, {
          workspaceId: other,
          accountId: null,
          input: SHORT,
        }),
    );
    await waitForStates([id], ['succeeded'], AT_ONCE_MS);
    await installation.owner.query(
      `update job set cancel_requested = true, state = case state when 'queued' then 'cancelled' else state end
       where id = any($1)`,
      [busy],
    );
    await cancelAll(busy);
  });

  it('starts it not before, and not at all when the transaction is undone', async () => {
    const ran: string[] = [];
    const undone = inWorkspace(node, async (tx) => {
      ran.push(
        await enqueue(node.context.queue, tx, urgentChunkJob, { workspaceId, accountId: null, input: SHORT }),
      );
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { rows } = await installation.owner.query(
      `select 1 from pgboss.job where data->>'jobId' = any($1) union all
       select 1 from test_chunk where job_id = any($1::uuid[])`,
      [ran],
    );
    expect(rows).toEqual([]);
  });

  it('settles its delivery, so that nobody runs it again', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, () => start(node, urgentChunkJob, SHORT)));
    // Most of them are left to the lane's workers, who look now and then.
    await waitForStates(ids, Array(ids.length).fill('succeeded'));
    await vi.waitFor(async () => {
      const { rows } = await installation.owner.query(
        `select distinct state::text from pgboss.job where data->>'jobId' = any($1)`,
        [ids],
      );
      expect(rows).toEqual([{ state: 'completed' }]);
    }, PATIENCE);
    const { rows } = await installation.owner.query(
      `select count(*)::int as chunks, (select max(attempt) from job where id = any($1)) as attempt
         from test_chunk where job_id = any($1)`,
      [ids],
    );
    expect(rows).toEqual([{ chunks: ids.length, attempt: 1 }]);
  });

  it('ends a job with its last work and its delivery, all or nothing', async () => {
    const id = await start(node, selfEndingJob, SHORT);
    const undone = await start(node, selfEndingJob, { ...SHORT, failsBefore: 1 });
    await waitForStates([id, undone], ['succeeded', 'succeeded']);
    const { rows } = await installation.owner.query(
      `select job_id as id, chunk as ends, (select attempt from job where job.id = job_id) as attempt
         from test_chunk where job_id = any($1) order by attempt`,
      [[id, undone]],
    );
    expect(rows).toEqual([
      { id, ends: 2, attempt: 1 },
      // Its second attempt is the queue's own, which settles it afterwards.
      { id: undone, ends: 1, attempt: 2 },
    ]);
  });

  it('leaves another attempt at what failed to the queue', async () => {
    const id = await start(node, urgentChunkJob, { chunks: 2, pauseMs: 0, failsBefore: 1 });
    await waitForStates([id], ['succeeded']);
    const { rows } = await installation.owner.query('select attempt from job where id = $1', [id]);
    expect(rows).toEqual([{ attempt: 2 }]);
  });

  it('hands it back when it is stopped', async () => {
    const leaving = await installation.startNode({ jobs: CHUNK_JOBS });
    const id = await start(leaving, urgentChunkJob, { chunks: 20, pauseMs: 100, failsBefore: 0 });
    await waitForStates([id], ['running']);
    await leaving.stop();
    await waitForStates([id], ['succeeded']);
    const { rows } = await installation.owner.query(
      'select attempt, (select count(*)::int from test_chunk where job_id = $1) as chunks from job where id = $1',
      [id],
    );
    expect(rows).toEqual([{ attempt: 1, chunks: 20 }]);
  });
});
