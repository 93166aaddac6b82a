import { ERRORS } from '@propguard/protocol/errors';
import type { Job } from '@propguard/protocol/jobs';
import type { Role } from '@propguard/rules/workspaces/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { aJob } from '../../../test/jobs.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const RUNNING = aJob('run', { kind: 'value-portfolio', state: 'running', done: 4, endedAt: null });
const FAILED = aJob('bad', { kind: 'send-mail', state: 'failed', error: 'No such host.' });
const DONE = aJob('done', { fileId: 'file-1' });

/** A server that stops a job that it is told to stop, and begins one again. */
async function openJobs(at = '/jobs', changes: Answers['jobs'] = {}, role: Role = 'owner') {
  let items: Job[] = [RUNNING, FAILED, DONE];
  const change = (id: string, changed: Partial<Job>) => {
    items = items.map((job) => (job.id === id ? { ...job, ...changed } : job));
    return items.find((job) => job.id === id) ?? DONE;
  };
  const rendered = await renderScreen(at, {
    session: sessionAs(role),
    answers: {
      jobs: {
        list: ({ state, cursor }) => ({
          items:
            cursor === 'two' ? [DONE] : items.filter((job) => state === undefined || job.state === state),
          nextCursor: cursor === 'two' ? null : 'two',
        }),
        cancel: ({ id }) => change(id, { cancelRequested: true }),
        rerun: ({ id }) => change(id, { state: 'queued', attempt: 0, error: null, endedAt: null }),
        ...changes,
      },
    },
  });
  const table = await screen.findByRole('table');
  const row = (kind: string) => within(table).findByRole('row', { name: new RegExp(text.kind(kind), 'u') });
  return { ...rendered, table, row };
}

/** The button or link of the open job; those of the rows say the job's name. */
const inPane = (role: 'button' | 'link', name: string) => screen.findByRole(role, { name });

it('shows one state by its tab, and the address says which', async () => {
  const { user, api, table, row } = await openJobs();
  await row('send-mail');
  await user.click(screen.getByRole('tab', { name: text.states.running }));
  await waitFor(() => expect(within(table).queryByText(text.kind('send-mail'))).toBeNull());
  await row('value-portfolio');
  expect(window.location.search).toBe('?state=running');
  expect(api.sentTo('jobs.list').at(-1)).toEqual({ limit: '25', state: 'running' });
});

it('goes to the next page and back', async () => {
  const { user, api, row } = await openJobs();
  await row('send-mail');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(window.location.search).toBe('?cursor=two'));
  await waitFor(() => expect(api.sentTo('jobs.list').at(-1)).toMatchObject({ cursor: 'two' }));
  await user.click(await screen.findByRole('button', { name: 'Previous' }));
  await row('send-mail');
  expect(window.location.search).toBe('');
});

it('cancels a running job from its row, which stays closed', async () => {
  const { user, api, row } = await openJobs();
  const cancel = text.cancelOf(text.kind('value-portfolio'));
  await user.click(within(await row('value-portfolio')).getByRole('button', { name: cancel }));
  await screen.findByText(text.cancelAsked);
  expect(api.sentTo('jobs.cancel')).toEqual([{ id: 'run' }]);
  await within(await row('value-portfolio')).findByText(text.cancelling);
  expect(window.location.search).toBe('');
});

it('runs a failed job again from its row, by the keyboard too', async () => {
  const { user, api, row } = await openJobs();
  within(await row('send-mail'))
    .getByRole('button', { name: text.rerunOf(text.kind('send-mail')) })
    .focus();
  await user.keyboard('{Enter}');
  await screen.findByText(text.rerunDone);
  expect(api.sentTo('jobs.rerun')).toEqual([{ id: 'bad' }]);
  await within(await row('send-mail')).findByText(text.states.queued);
  expect(window.location.search).toBe('');
});

it('says why a job was not cancelled, or not run again', async () => {
  const refuse = () => {
    throw new Refusal('CONFLICT');
  };
  const { user, row } = await openJobs('/jobs', { cancel: refuse, rerun: refuse });
  await user.click(within(await row('value-portfolio')).getByRole('button'));
  await screen.findByText(text.notCancelled);
  await user.click(within(await row('send-mail')).getByRole('button'));
  await screen.findByText(text.notRerun);
  expect(screen.getAllByText(ERRORS.CONFLICT.message)).toHaveLength(2);
});

it('offers the file of a job that wrote one, in a row that stays closed', async () => {
  // jsdom saves no file, and would say so.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  onTestFinished(() => window.removeEventListener('click', stay));
  const { user, row } = await openJobs();
  const link = within(await row('export-workspace')).getByRole('link', {
    name: text.downloadOf(text.kind('export-workspace')),
  });
  expect(link.getAttribute('href')).toBe('/api/files/file-1');
  await user.click(link);
  expect(window.location.search).toBe('');
});

it('offers a viewer nothing to do', async () => {
  const { row } = await openJobs('/jobs', {}, 'viewer');
  for (const kind of ['value-portfolio', 'send-mail', 'export-workspace']) {
    expect(within(await row(kind)).queryByRole('button')).toBeNull();
    expect(within(await row(kind)).queryByRole('link')).toBeNull();
  }
});

it.each(['a click', 'Enter'])('opens a row beside the list by %s, and closes it by Escape', async (way) => {
  const { user, row } = await openJobs();
  const line = await row('send-mail');
  if (way === 'Enter') {
    line.focus();
    await user.keyboard('{Enter}');
  } else await user.click(line);
  const pane = await screen.findByRole('region', { name: text.detail.label });
  within(pane).getByText('No such host.');
  expect(window.location.search).toBe('?job=bad');
  within(pane).getByRole('button', { name: text.detail.close }).focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: text.detail.label })).toBeNull());
  expect(window.location.search).toBe('');
});

it('cancels, and runs again, from the open job', async () => {
  const { user, api, row } = await openJobs('/jobs?job=run');
  await user.click(await inPane('button', text.cancelJob));
  await screen.findByText(text.cancelAsked);
  expect(api.sentTo('jobs.cancel')).toEqual([{ id: 'run' }]);
  await user.click(await row('send-mail'));
  await user.click(await inPane('button', text.rerun));
  await screen.findByText(text.rerunDone);
  expect(api.sentTo('jobs.rerun')).toEqual([{ id: 'bad' }]);
});

it('downloads from the open job, and closes it by its button', async () => {
  const { user } = await openJobs('/jobs?job=done');
  expect((await inPane('link', text.download)).getAttribute('href')).toBe('/api/files/file-1');
  await user.click(await inPane('button', text.detail.close));
  await waitFor(() => expect(screen.queryByRole('region', { name: text.detail.label })).toBeNull());
});

it('asks for an open job that is not on the page, and again when that failed', async () => {
  let broken = true;
  const { user, api } = await openJobs('/jobs?job=far', {
    get: () => {
      if (broken) throw new Refusal('INTERNAL');
      return aJob('far', { note: 'Row 12 of 80' });
    },
  });
  await screen.findByText(text.detail.failed);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Row 12 of 80');
  expect(api.sentTo('jobs.get')).toEqual([{ id: 'far' }, { id: 'far' }]);
});

it('says that a job is not here', async () => {
  await openJobs('/jobs?job=gone', {
    get: () => {
      throw new Refusal('NOT_FOUND');
    },
  });
  await screen.findByText(text.detail.goneTitle);
});

it('says that nothing is in a state, and shows all jobs when asked', async () => {
  const { user, row } = await openJobs('/jobs?state=cancelled');
  await screen.findByText(text.empty.cancelled.title);
  await user.click(screen.getByRole('button', { name: text.showAll }));
  await row('send-mail');
  expect(window.location.search).toBe('');
});

it('leads from a page with nothing to the first', async () => {
  const { user } = await openJobs('/jobs?cursor=lost', {
    list: ({ cursor }) => ({ items: cursor === undefined ? [DONE] : [], nextCursor: null }),
  });
  await user.click(await screen.findByRole('button', { name: text.toFirst }));
  await waitFor(() => expect(window.location.search).toBe(''));
  await within(screen.getByRole('table')).findByText(text.kind('export-workspace'));
});

it('says that the jobs could not be read, and reads them again when asked', async () => {
  let broken = true;
  const { user, row } = await openJobs('/jobs', {
    list: () => {
      if (broken) throw new Refusal('INTERNAL');
      return { items: [DONE], nextCursor: null };
    },
  });
  await screen.findByText(text.failed);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await row('export-workspace');
});
