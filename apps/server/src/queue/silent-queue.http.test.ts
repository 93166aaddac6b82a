import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCuttableDatabase } from '../../test/support/cuttable-database.ts';
import { createInstallation, type TestInstallation } from '../../test/support/installation.ts';
import { JOB_QUEUES } from '../jobs/queue-names.ts';
import { openQueue } from './queue.ts';

let installation: TestInstallation;
beforeAll(async () => {
  installation = await createInstallation();
});
afterAll(() => installation.close());

it('a worker whose connections fell silent is not stuck: it takes jobs again when there is a network', async () => {
  const [lane = ''] = JOB_QUEUES;
  const cuttable = await openCuttableDatabase(installation.ownerUrl);
  const options = { works: true, log: pino({ level: 'silent' }), answerMs: 1_000 };
  const [worker, sender] = await Promise.all([
    openQueue(cuttable.url, options),
    openQueue(installation.ownerUrl, { ...options, works: false }),
  ]);
  const done: unknown[] = [];
  try {
    await worker.boss.work<{ what: string }>(lane, { pollingIntervalSeconds: 0.5 }, async (jobs) => {
      done.push(...jobs.map(({ data }) => data.what));
    });
    await sender.boss.send(lane, { what: 'before' });
    await expect.poll(() => done).toEqual(['before']);
    cuttable.hush();
    await expect(worker.boss.getQueues()).rejects.toThrow(/timeout/i);
    // Those that were held stay held: who waits for them waits for ever.
    cuttable.letNewOnesSpeak();
    await sender.boss.send(lane, { what: 'after' });
    await expect.poll(() => done).toEqual(['before', 'after']);
  } finally {
    await Promise.all([worker.stop(), sender.stop()]);
    await cuttable.cut();
  }
});
