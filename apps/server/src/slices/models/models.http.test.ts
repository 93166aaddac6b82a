import type { Job } from '@propguard/protocol/jobs';
import type { ValuationModel } from '@propguard/protocol/models';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp, visit } from '../../../test/support/people.ts';
import { openInstallation } from '../../access/open-installation.ts';
import type { Context } from '../../context.ts';
import { JOB_DEFINITIONS } from '../../queue/job-definitions.ts';
import { replaceFirstModel } from './replace-first-model.ts';

let installation: TestInstallation;
let operator: TestClient;
let visitor: TestClient;
let context: Context;

beforeAll(async () => {
  installation = await createInstallation();
  const node = await installation.startNode({ jobs: JOB_DEFINITIONS });
  context = node.context;
  operator = (await signUp(node.client())).client;
  visitor = await visit(node.client());
});
afterAll(() => installation.close());

const models = async (): Promise<ValuationModel[]> =>
  (await visitor.call<{ items: ValuationModel[] }>('GET', '/models')).body.items;

const jobEnded = (jobId: string) =>
  expect
    .poll(
      async () => {
        const { body } = await operator.call<{ items: Job[] }>('GET', '/installation/jobs');
        return body.items.find(({ id }) => id === jobId)?.state;
      },
      { interval: 500 },
    )
    .toBe('succeeded');

it('has a champion from the first start, measured on sales that it had not seen', async () => {
  const [champion, ...others] = await models();
  expect(others).toEqual([]);
  expect(champion).toMatchObject({ state: 'champion', verdict: 'The first model.', sample: true });
  expect(champion?.measures.mdape).toBeLessThan(champion?.measures.baselines.localityMedian?.mdape ?? 0);
  expect(champion?.measures.test).toBeGreaterThan(100);
  expect(champion?.dataFingerprint).toMatch(/^[0-9a-f]{64}$/);
});

it('replaces the first model by one of every sale, once and unasked', async () => {
  const [before] = await models();
  const replace = () => openInstallation(context, null, replaceFirstModel);
  await Promise.all([replace(), replace()]);
  const { body } = await operator.call<{ items: Job[] }>('GET', '/installation/jobs');
  const [job, ...others] = body.items.filter(({ kind }) => kind === 'train-model');
  expect(others).toEqual([]);
  await jobEnded(job?.id ?? '');
  const after = await models();
  expect(after).toHaveLength(2);
  const champion = after.find(({ state }) => state === 'champion');
  const earlier = after.find(({ id }) => id === before?.id);
  // The first one was trained quickly, this one on everything.
  expect(champion?.sales).toBeGreaterThanOrEqual(earlier?.sales ?? 0);
  expect([champion?.verdict, earlier?.state]).toEqual([
    'The model before it only knew some of the sales.',
    'retired',
  ]);

  await replace();
  const again = await operator.call<{ items: Job[] }>('GET', '/installation/jobs');
  expect(again.body.items.filter(({ kind }) => kind === 'train-model')).toHaveLength(1);

  const promoted = await operator.call<ValuationModel>('POST', `/models/${earlier?.id}/promote`);
  expect(promoted.body).toMatchObject({ state: 'champion', verdict: 'Chosen by the operator.' });
  expect((await models()).filter(({ state }) => state === 'champion')).toHaveLength(1);
  expect((await operator.call('POST', `/models/${earlier?.id}/promote`)).status).toBe(409);
});

it('lets only the operator train and promote', async () => {
  const [model] = await models();
  expect((await visitor.call('POST', '/models')).status).toBe(401);
  expect((await visitor.call('POST', `/models/${model?.id}/promote`)).status).toBe(401);
  expect((await visitor.call('GET', '/models/00000000-0000-4000-8000-000000000000')).status).toBe(404);
});
