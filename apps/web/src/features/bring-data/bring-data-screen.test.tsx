import type { DataImport } from '@propguard/protocol/data-imports';
import type { ValuationModel } from '@propguard/protocol/models';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { anInstallation } from '../../../test/installation.ts';
import { aJob } from '../../../test/jobs.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SCREENS } from '../../routes/route-table.ts';
import { text } from './text.ts';

const modelOf = (mdape: number, changes: Partial<ValuationModel>): ValuationModel => ({
  id: '019a0000-0000-7000-8000-000000000001',
  state: 'champion',
  trainedAt: '2026-11-01T00:00:00Z',
  salesReadAt: changes.trainedAt ?? '2026-11-01T00:00:00Z',
  dataUntil: '2026-10-31',
  sales: 40_000,
  dataFingerprint: 'a',
  modelFingerprint: 'b',
  settings: {},
  measures: {
    mdape,
    mape: 12,
    within10: 52.5,
    within20: 81,
    rmseLog: 0.1,
    test: 8200,
    coverage80: 80.4,
    coverage90: 90,
    width80: 30,
    width90: 40,
    iaao: { median: 1, cod: 10, prd: 1, prb: 0 },
    baselines: {},
  },
  verdict: 'No worse than the model before it.',
  sample: true,
  ...changes,
});

const SALES: DataImport = {
  id: '019a0000-0000-7000-8000-000000000002',
  state: 'completed',
  kind: 'sales',
  fileName: 'sales.csv',
  sizeBytes: 1,
  receivedBytes: 1,
  uploadId: null,
  name: 'Sales',
  counts: { read: 1200, accepted: 1180, replaced: 0, rejected: 20, duplicates: 0, withdrawn: 0 },
  readBytes: 1,
  step: null,
  problem: null,
  jobId: null,
  createdAt: '2026-11-02T00:00:00Z',
  startedAt: '2026-11-02T00:00:00Z',
  completedAt: '2026-11-02T00:00:00Z',
  undoneAt: null,
};

const open = (isOperator: boolean, changes: Answers = {}) =>
  renderScreen(SCREENS.bringData.path, {
    session: sessionAs('owner', { operator: isOperator }),
    answers: {
      installation: { about: () => anInstallation({ operatorContact: 'it@harbour.example' }) },
      dataImports: { list: () => ({ items: [], nextCursor: null }) },
      models: { list: () => ({ items: [modelOf(9.5, {})] }) },
      jobs: { listInstallation: () => ({ items: [], nextCursor: null }) },
      ...changes,
    },
  });
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`, 'u') }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('tells who may not import whom to ask, and what they can bring themselves', async () => {
  const { api } = await open(false);
  await screen.findByText(text.askTitle);
  await screen.findByText(new RegExp(text.askContact('it@harbour.example'), 'u'));
  await screen.findByRole('table');
  expect(cells(text.rows.mdape)).toEqual(['9.5%']);
  expect(screen.getByRole('link', { name: text.ownListings[0] }).getAttribute('href')).toBe(
    SCREENS.ownListingFile.path,
  );
  expect(api.sentTo('dataImports.list')).toEqual([]);
});

it('leads an operator from a file to figures, and compares the models', async () => {
  let isTraining = false;
  const { user, api } = await open(true, {
    dataImports: { list: () => ({ items: [SALES], nextCursor: null }) },
    jobs: {
      listInstallation: () => ({
        items: isTraining
          ? [aJob('1', { kind: 'train-model', state: 'running', done: 20, total: 100 })]
          : [aJob('1', { kind: 'train-model' }), aJob('2', { state: 'running' })],
        nextCursor: null,
      }),
    },
    models: {
      list: () => ({
        items: [
          modelOf(8.25, { id: 'after', trainedAt: '2026-11-03T00:00:00Z', sales: 41_180 }),
          modelOf(9.5, { id: 'before', state: 'retired' }),
        ],
      }),
      train: () => ({ jobId: '019a0000-0000-7000-8000-000000000009' }),
    },
  });
  await screen.findByText(text.imported('1,180'));
  expect(cells(text.rows.mdape)).toEqual(['9.5%', '8.3%']);
  expect(cells(text.rows.sales)).toEqual(['40,000', '41,180']);
  screen.getByText(text.different);
  isTraining = true;
  await user.click(screen.getByRole('button', { name: text.train }));
  await screen.findByText(text.trainingNow(20));
  expect(screen.queryByRole('button', { name: text.train })).toBeNull();
  expect(screen.getByRole('link', { name: text.progress }).getAttribute('href')).toBe(
    SCREENS.installationJobs.path,
  );
  expect(api.sentTo('models.train')).toHaveLength(1);
});

it('says that the training did not begin, and that a model did not take over', async () => {
  const { user } = await open(true, {
    dataImports: { list: () => ({ items: [SALES], nextCursor: null }) },
    models: {
      list: () => ({
        items: [
          modelOf(9.5, {}),
          modelOf(11, { state: 'rejected', trainedAt: '2026-11-03T00:00:00Z', verdict: 'It is worse.' }),
        ],
      }),
      train: () => {
        throw new Refusal('OVERLOADED');
      },
    },
  });
  await screen.findByText(text.rejected('It is worse.'), { exact: false });
  expect(screen.getByRole('link', { name: text.removeSample }).getAttribute('href')).toBe(
    SCREENS.dataSources.path,
  );
  await user.click(screen.getByRole('button', { name: text.train }));
  await screen.findByText(text.notTrained);
});

it('says that the models were not read, and reads them again', async () => {
  let isBroken = true;
  const { user } = await open(false, {
    models: {
      list: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return { items: [modelOf(9.5, {})] };
      },
    },
  });
  await screen.findByText(text.failed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('table');
});
