import type { InstallationJob, Job } from '@propguard/protocol/jobs';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { aJob } from '../../../test/jobs.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const STACK = 'Error: The file ended too soon.\n    at readRows (read-rows.ts:12:9)';

const failed = aJob('00000000-0000-4000-8000-000000000001', {
  kind: 'import-data',
  state: 'failed',
  done: 3,
  error: 'The file ended too soon.',
});
const whole: InstallationJob = { ...failed, errorDetail: STACK };

const openJob = (listed: Job[], changes: Answers['jobs'] = {}) =>
  renderScreen(`/operator/jobs?job=${failed.id}`, {
    session: sessionAs('owner', { operator: true }),
    answers: {
      jobs: {
        listInstallation: () => ({ items: listed, nextCursor: null }),
        getInstallation: () => whole,
        ...changes,
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

it('says that the whole error could not be read, and reads it again when asked', async () => {
  let broken = true;
  const { user } = await openJob([failed], {
    getInstallation: () => {
      if (broken) throw new Refusal('INTERNAL');
      return whole;
    },
  });
  await screen.findByText(text.detail.errorNotRead);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('group', { name: text.detail.wholeError });
});

it('copies the whole error', async () => {
  const { user } = await openJob([failed]);
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe(STACK);
});

it('runs a failed job of the installation again', async () => {
  const { user, api } = await openJob([failed], { rerunInstallation: () => failed });
  await user.click(await screen.findByRole('button', { name: text.rerun }));
  await screen.findByText(text.rerunDone);
  expect(api.sentTo('jobs.rerunInstallation')).toEqual([{ id: failed.id }]);
});

it('cancels a running job of the installation', async () => {
  const running = aJob(failed.id, { state: 'running', endedAt: null });
  const { user, api } = await openJob([running], { cancelInstallation: () => running });
  await user.click(await screen.findByRole('button', { name: text.cancelJob }));
  await screen.findByText(text.cancelAsked);
  expect(api.sentTo('jobs.cancelInstallation')).toEqual([{ id: failed.id }]);
});
