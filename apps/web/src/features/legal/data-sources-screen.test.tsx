import type { Job } from '@propguard/protocol/jobs';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { anInstallation } from '../../../test/installation.ts';
import { aJob } from '../../../test/jobs.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const words = text.sampleData;

const SOURCE = {
  key: 'sample-sales',
  name: 'Sample sales',
  what: 'Made-up sales',
  licence: 'CC0',
  attribution: '',
  url: null,
  rows: 1200,
  sample: true,
};

/** A server whose sample world is there or not, and which changes that in a job. */
async function openSources(present: boolean, job?: Job, changes: Answers['installation'] = {}) {
  const state = { present, rows: present ? 1200 : 0, jobId: job?.endedAt === null ? job.id : null };
  const begin = (kind: string) => {
    jobs = [aJob('new', { kind, state: 'running', done: 40, total: 1200, endedAt: null })];
    state.jobId = 'new';
    return { jobId: 'new' };
  };
  let jobs = job ? [job] : [];
  const rendered = await renderScreen('/data-sources', {
    session: sessionAs('owner', { operator: true }),
    answers: {
      installation: {
        about: () => anInstallation({ sources: present ? [SOURCE] : [] }),
        sampleData: () => ({ ...state }),
        removeSampleData: () => begin('remove-sample-data'),
        restoreSampleData: () => begin('restore-sample-data'),
        ...changes,
      },
      jobs: { listInstallation: () => ({ items: jobs, nextCursor: null }) },
    },
  });
  return rendered;
}

async function askToRemove(changes?: Answers['installation']) {
  const rendered = await openSources(true, undefined, changes);
  await rendered.user.click(await screen.findByRole('button', { name: words.remove }));
  return { ...rendered, dialog: await screen.findByRole('alertdialog', { name: words.dialogTitle }) };
}

it('removes the sample data once it is confirmed, and shows how far that is', async () => {
  const { user, api, dialog } = await askToRemove();
  expect(api.sentTo('installation.removeSampleData')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: words.remove }));
  const progress = await screen.findByRole('progressbar', { name: words.running('remove-sample-data') });
  await waitFor(() => expect(progress.ariaValueText).toBe(words.count(40, 1200)));
  expect(api.sentTo('installation.removeSampleData')).toHaveLength(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('button', { name: words.remove })).toBeNull();
});

it('removes nothing when it is called off', async () => {
  const { user, api, dialog } = await askToRemove();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sentTo('installation.removeSampleData')).toEqual([]);
});

it('says why nothing was removed', async () => {
  const { user, dialog } = await askToRemove({
    removeSampleData: () => {
      throw new Refusal('CONFLICT');
    },
  });
  await user.click(within(dialog).getByRole('button', { name: words.remove }));
  await screen.findByText(words.failed);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('brings the sample data back', async () => {
  const { user, api } = await openSources(false);
  await screen.findByText(text.sources.emptyTitle);
  await user.click(await screen.findByRole('button', { name: words.restore }));
  await screen.findByRole('progressbar', { name: words.running('restore-sample-data') });
  expect(api.sentTo('installation.restoreSampleData')).toHaveLength(1);
});

it('shows nobody but the operator what to do with them', async () => {
  await renderScreen('/data-sources', {
    session: sessionAs('owner'),
    answers: { installation: { about: () => anInstallation({ sources: [SOURCE] }) } },
  });
  const table = await screen.findByRole('table', { name: text.sources.tableLabel });
  within(table).getByText('1,200');
  expect(screen.queryByRole('button', { name: words.remove })).toBeNull();
});

it.each(['/data-sources', '/privacy', '/terms'])(
  'reads again what %s is written from, when asked',
  async (at) => {
    let broken = true;
    const { user, api } = await renderScreen(at, {
      answers: {
        installation: {
          about: () => {
            if (broken) throw new Refusal('INTERNAL');
            return anInstallation({ version: '9.9.9' });
          },
        },
      },
    });
    await screen.findByText(text.failedTitle);
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText(text.version('9.9.9'));
    expect(api.sentTo('installation.about')).toHaveLength(2);
  },
);
