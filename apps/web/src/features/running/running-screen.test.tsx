import type { Backup, BackupState } from '@propguard/protocol/running';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const backup = (changes: Partial<Backup> = {}): Backup => ({
  id: '00000000-0000-4000-8000-000000000001',
  state: 'succeeded',
  startedAt: '2026-11-17T02:30:00.000Z',
  endedAt: '2026-11-17T02:30:12.000Z',
  file: '/backups/one',
  bytes: 52_000_000,
  tables: 120,
  rows: 1_234_567,
  seconds: 12.3,
  encrypted: true,
  checked: 'restored',
  checkSeconds: 30,
  error: null,
  ...changes,
});
const state = (changes: Partial<BackupState> = {}): BackupState => ({
  folder: '/backups',
  times: ['02:30'],
  keep: 14,
  encrypted: true,
  pointInTime: false,
  nextAt: '2026-11-18T02:30:00.000Z',
  lastSuccess: backup(),
  jobId: null,
  recent: [backup()],
  ...changes,
});
const nothingSlow = () => ({ statementMs: 250, jobMs: 30_000, nodes: 1, statements: [], jobs: [] });
const session = sessionAs('owner', { operator: true });

it('shows what was backed up and what was slow, and takes a backup when asked', async () => {
  let taken = 0;
  const { user } = await renderScreen('/operator/running', {
    session,
    answers: {
      running: {
        backups: () => state({ jobId: null }),
        takeBackup: () => {
          taken += 1;
          return { jobId: '00000000-0000-4000-8000-000000000002' };
        },
        slowWork: () => ({
          ...nothingSlow(),
          statements: [
            {
              name: 'select * from sale',
              count: 3,
              worstMs: 1200,
              meanMs: 800,
              lastAt: '2026-11-17T01:00:00.000Z',
            },
          ],
        }),
      },
    },
  });
  expect((await screen.findAllByText('1,234,567')).length).toBeGreaterThan(0);
  expect(screen.getAllByText(text.backups.checked.restored).length).toBeGreaterThan(0);
  expect(screen.getAllByText('select * from sale').length).toBeGreaterThan(0);
  expect(screen.getByText(text.slow.empty('30 s'))).toBeDefined();
  await user.click(screen.getByRole('button', { name: text.backups.take }));
  expect(taken).toBe(1);
});

it('says why the last failed, and what a refusal says', async () => {
  const failed = backup({
    state: 'failed',
    error: 'The disk is full.',
    bytes: null,
    rows: null,
    checked: null,
  });
  const { user } = await renderScreen('/operator/running', {
    session,
    answers: {
      running: {
        backups: () => state({ recent: [failed], encrypted: false }),
        takeBackup: () => {
          throw new Refusal('NO_BACKUP_FOLDER');
        },
        slowWork: nothingSlow,
      },
    },
  });
  await screen.findByText('The disk is full.');
  screen.getByText(text.backups.plain);
  await user.click(screen.getByRole('button', { name: text.backups.take }));
  await screen.findByText(text.backups.failedToStart);
});

it('without a folder it says what to do', async () => {
  await renderScreen('/operator/running', {
    session,
    answers: {
      running: {
        backups: () => state({ folder: null, nextAt: null, lastSuccess: null, recent: [] }),
        slowWork: nothingSlow,
      },
    },
  });
  await screen.findByText(text.backups.off.about);
  expect(screen.queryByRole('button', { name: text.backups.take })).toBeNull();
});
