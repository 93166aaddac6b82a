import { CHUNK_RECORDS } from '@propguard/rules/imports/import-limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DATASET, ImportTester } from '../../../test/support/import-tester.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { NodeProcess } from '../../../test/support/node-processes.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';

let installation: TestInstallation;
let tester: ImportTester;

beforeAll(async () => {
  installation = await createInstallation();
  const api = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  tester = new ImportTester((await signUp(api.client())).client, installation.owner);
});
afterAll(() => installation.close());

const CHUNKS = 6;
const ROWS = CHUNKS * CHUNK_RECORDS;
const REJECTED_EACH = 100;

/** Every hundredth row has no price. */
const largeFile = (): string => {
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const price = at % REJECTED_EACH === 0 ? '' : 500_000 + at;
    return `Richmond,VIC,${(at % 900) + 1} Crash${Math.floor(at / 900)} St,${price},2020-01-${String((at % 28) + 1).padStart(2, '0')}`;
  });
  return `Suburb,State,Address,Price,Date\n${rows.join('\n')}\n`;
};

const recordsDone = async (id: string): Promise<number> => {
  const { rows } = await installation.owner.query<{ done: number }>(
    'select records_done as done from data_import where id = $1',
    [id],
  );
  return rows[0]?.done ?? 0;
};

describe('an import whose worker dies', () => {
  it('goes on after the last chunk, shows nothing until it is complete, and loses and doubles no row', async () => {
    const before = await tester.fingerprint();
    const { id } = await tester.upload('large.csv', largeFile());
    const first = await NodeProcess.start({ DATABASE_URL: installation.ownerUrl, PROPGUARD_ROLE: 'worker' });
    await tester.start(id, { dryRun: false });
    await vi.waitFor(
      async () => {
        if ((await recordsDone(id)) < CHUNK_RECORDS) throw new Error('Not yet.');
      },
      { ...PATIENCE, interval: 5 },
    );
    await first.end('SIGKILL');
    const kept = await recordsDone(id);
    expect(kept % CHUNK_RECORDS).toBe(0);
    expect(kept).toBeGreaterThan(0);
    const isHalfDone = (await tester.detail(id)).state === 'importing';
    if (isHalfDone) expect(await tester.fingerprint()).toBe(before);

    // The queue takes a silent worker for dead after its heartbeat has run out.
    await installation.startNode({ settings: { PROPGUARD_ROLE: 'worker' } });
    const done = await tester.ended(id);
    const rejected = ROWS / REJECTED_EACH;
    expect(done).toMatchObject({
      state: 'completed',
      counts: { read: ROWS, accepted: ROWS - rejected, rejected, duplicates: 0 },
    });
    expect(await tester.count('rejected_row where import_id = $1', id)).toBe(rejected);
    expect(
      await tester.count('sale s join dataset d on d.id = s.dataset_id where d.name = $1', DATASET.name),
    ).toBe(ROWS - rejected);
    expect(await tester.count('staged_row')).toBe(0);
    await tester.undo(id);
    expect(await tester.fingerprint()).toBe(before);
  });

  it('before it began stands still when it is cancelled, and can be discarded', async () => {
    const quiet = await createInstallation();
    const api = await quiet.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
    const other = new ImportTester((await signUp(api.client())).client, quiet.owner);
    const row = 'Richmond,VIC,1 Halt St,500000,2020-01-01';
    const { id } = await other.upload('small.csv', `Suburb,State,Address,Price,Date\n${row}\n`);
    await other.start(id, { dryRun: false });
    const { jobId } = await other.detail(id);
    await other.client.call('POST', `/installation/jobs/${jobId}/cancel`);
    expect(await other.detail(id)).toMatchObject({ state: 'stopped' });
    expect((await other.client.call('POST', `/data-imports/${id}/undo`)).status).toBe(409);
    expect((await other.client.call('POST', `/data-imports/${id}/resume`)).body.state).toBe('importing');
    expect((await other.client.call('DELETE', `/data-imports/${id}`)).status).toBe(409);
    await other.client.call('POST', `/installation/jobs/${jobId}/cancel`);
    expect((await other.client.call('DELETE', `/data-imports/${id}`)).status).toBe(200);
    expect((await other.client.call('GET', `/data-imports/${id}`)).status).toBe(404);
    await quiet.close();
  });
});
