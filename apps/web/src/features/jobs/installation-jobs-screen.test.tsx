import type { InstallationJob, Job } from '@propguard/protocol/jobs';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const STACK = 'Error: The file ended too soon.\n    at readRows (read-rows.ts:12:9)';

const failed: Job = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'import-data',
  state: 'failed',
  done: 3,
  total: 10,
  note: null,
  attempt: 5,
  maxAttempts: 5,
  cancelRequested: false,
  error: 'The file ended too soon.',
  fileId: null,
  createdAt: '2026-03-01T00:00:00Z',
  startedAt: '2026-03-01T00:00:01Z',
  endedAt: '2026-03-01T00:00:02Z',
};
const whole: InstallationJob = { ...failed, errorDetail: STACK };

const openJob = (listed: Job[]) =>
  renderScreen(`/operator/jobs?job=${failed.id}`, {
    session: sessionAs('owner', { operator: true }),
    answers: {
      jobs: {
        listInstallation: () => ({ items: listed, nextCursor: null }),
        getInstallation: () => whole,
      },
    },
  });

it.each([
  ['in the list', [failed]],
  ['on another page of it', []],
])('shows the operator the whole error of a job that is %s', async (_, listed) => {
  await openJob(listed);
  const code = await screen.findByRole('group', { name: text.detail.wholeError });
  expect(code.textContent).toBe(STACK);
  const pane = screen.getByRole('region', { name: text.detail.label });
  within(pane).getByText('The file ended too soon.');
});
