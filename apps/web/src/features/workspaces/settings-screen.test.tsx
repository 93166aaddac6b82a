import { ERRORS } from '@propguard/protocol/errors';
import type { Job } from '@propguard/protocol/jobs';
import type { Workspace } from '@propguard/protocol/workspaces';
import { NEW_WORKSPACE_NAME } from '@propguard/rules/workspaces/names';
import type { Role } from '@propguard/rules/workspaces/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { aJob } from '../../../test/jobs.ts';
import { sessionAs } from '../../../test/people.ts';
import { aPlanUsage } from '../../../test/plan-usage.ts';
import { renderPart, renderScreen } from '../../../test/render-screen.tsx';
import { SCREENS } from '../../routes/route-table.ts';
import { DeleteWorkspaceCard } from './delete-workspace-card.tsx';
import { text } from './text.ts';

const words = text.settings;

const LENDING: Workspace = {
  id: '019a0000-0000-7000-8000-000000000002',
  name: 'Rowe Lending',
  timeZone: 'Australia/Brisbane',
  createdAt: '2026-01-05T00:00:00Z',
  visitor: false,
};

const LITTLE_KEPT = { of: 'workspace', usedBytes: 5 * 1024 * 1024, limitBytes: 2048 * 1024 * 1024 } as const;

async function openSettings(changes: Answers = {}, role: Role = 'owner') {
  const rendered = await renderScreen('/workspace/settings', {
    session: sessionAs(role),
    answers: {
      plans: { usage: () => aPlanUsage() },
      ...changes,
      jobs: { list: () => ({ items: [], nextCursor: null }), ...changes.jobs },
      workspaces: { current: () => LENDING, storage: () => LITTLE_KEPT, ...changes.workspaces },
    },
  });
  return rendered;
}

const nameField = () => screen.findByLabelText<HTMLInputElement>(words.name);
const save = () => screen.getByRole('button', { name: words.save });

it('saves another name and another time zone, and asks anew where they are shown', async () => {
  const { user, api } = await openSettings({
    workspaces: { update: (changed) => ({ ...LENDING, ...changed }) as Workspace },
  });
  const name = await nameField();
  await user.clear(name);
  await user.type(name, 'Rowe Loans');
  await user.click(screen.getByRole('combobox', { name: words.timeZone }));
  await user.type(await screen.findByPlaceholderText(words.timeZoneSearch), 'hobart');
  await user.keyboard('{Enter}');
  const asked = api.sentTo('account.session').length;
  await user.click(save());
  await screen.findByText(words.saved);
  expect(api.sentTo('workspaces.update')).toEqual([{ name: 'Rowe Loans', timeZone: 'Australia/Hobart' }]);
  await waitFor(() => expect(api.sentTo('account.session')).toHaveLength(asked + 1));
  expect(name.value).toBe('Rowe Loans');
});

it('tells how much is kept, and warns before there is no more room', async () => {
  await openSettings();
  await screen.findByText(text.storage.of(2048));
  expect(screen.queryByText(text.storage.nearlyFull)).toBeNull();
});

it.each([
  [0.79, null],
  [0.8, text.storage.nearlyFull],
  [1, text.storage.full],
])('of storage that is used to %d it says so', async (share, said) => {
  await openSettings({
    workspaces: {
      storage: () => ({ ...LITTLE_KEPT, usedBytes: Math.ceil(LITTLE_KEPT.limitBytes * share) }),
    },
  });
  await screen.findByText(text.storage.of(2048));
  const warnings = [text.storage.nearlyFull, text.storage.full].filter((one) => screen.queryByText(one));
  expect(warnings).toEqual(said === null ? [] : [said]);
});

it('says when how much is kept cannot be read, and asks again', async () => {
  let isBroken = true;
  const { user } = await openSettings({
    workspaces: {
      storage: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return LITTLE_KEPT;
      },
    },
  });
  const failure = await screen.findByText(text.storage.failed);
  isBroken = false;
  const around = failure.closest('div')?.parentElement?.parentElement as HTMLElement;
  await user.click(within(around).getByRole('button'));
  await screen.findByText(text.storage.of(2048));
});

it('sends no empty name', async () => {
  const { user, api } = await openSettings();
  const name = await nameField();
  await user.clear(name);
  await user.click(save());
  await screen.findByText('Enter a name.');
  expect(name.ariaInvalid).toBe('true');
  expect(api.sentTo('workspaces.update')).toEqual([]);
});

it('shows at its field what the server has against the name, and keeps it', async () => {
  const { user } = await openSettings({
    workspaces: {
      update: () => {
        throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'name', message: 'Not this name.' }] });
      },
    },
  });
  const name = await nameField();
  await user.type(name, '!');
  await user.click(save());
  await screen.findByText('Not this name.');
  expect(name.ariaInvalid).toBe('true');
  expect(name.value).toBe('Rowe Lending!');
});

it('makes the workspace of somebody who has none by saving its settings', async () => {
  const { user, api } = await renderScreen('/workspace/settings', {
    session: sessionAs('owner', { visitor: true, workspace: null }),
    answers: {
      plans: { usage: () => aPlanUsage() },
      workspaces: { update: () => LENDING },
    },
  });
  await nameField();
  screen.getByText(words.first);
  await user.click(save());
  await screen.findByText(words.saved);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(api.sentTo('workspaces.update')).toEqual([{ name: NEW_WORKSPACE_NAME, timeZone }]);
  expect(screen.getByRole('link', { name: text.visitor.signUp }).getAttribute('href')).toBe(
    '/sign-up?next=%2Fworkspace%2Fsettings',
  );
});

it('shows a viewer the settings, and nothing to change them with', async () => {
  await openSettings({}, 'viewer');
  await screen.findByText(words.readOnly);
  screen.getByText('Brisbane, Australia');
  expect(screen.queryByRole('button', { name: words.save })).toBeNull();
  expect(screen.queryByText(text.export.title)).toBeNull();
  expect(screen.queryByRole('button', { name: text.remove.open })).toBeNull();
});

it('says that the workspace could not be read, and reads it again when asked', async () => {
  let broken = true;
  const { user } = await openSettings({
    workspaces: {
      current: () => {
        if (broken) throw new Refusal('INTERNAL');
        return LENDING;
      },
    },
  });
  await screen.findByText(words.failed);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await nameField()).value).toBe('Rowe Lending');
});

async function openCreate(create: () => ReturnType<typeof sessionAs> = () => sessionAs('owner')) {
  const rendered = await openSettings({ workspaces: { create } });
  const open = async () => {
    await rendered.user.click(await screen.findByRole('button', { name: text.create.open }));
    const dialog = await screen.findByRole('dialog', { name: text.create.title });
    return {
      dialog,
      name: within(dialog).getByLabelText<HTMLInputElement>(words.name),
      submit: within(dialog).getByRole('button', { name: text.create.submit }),
    };
  };
  return { ...rendered, open, ...(await open()) };
}

it('makes another workspace, and is in it', async () => {
  const { user, api, name, submit } = await openCreate();
  await user.type(name, 'Harbour Homes');
  await user.click(submit);
  await screen.findByText(text.create.done('Harbour Homes'));
  expect(api.sentTo('workspaces.create')).toEqual([{ name: 'Harbour Homes' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says why no workspace was made, and keeps its name', async () => {
  const { user, name, submit } = await openCreate(() => {
    throw new Refusal('RATE_LIMITED');
  });
  await user.type(name, 'Harbour Homes');
  await user.click(submit);
  await screen.findByText(ERRORS.RATE_LIMITED.message);
  expect(name.value).toBe('Harbour Homes');
});

it('makes no workspace without a name, nor when it is called off', async () => {
  const { user, api, dialog, name, submit, open } = await openCreate();
  await user.click(submit);
  await within(dialog).findByText('Enter a name.');
  expect(name.ariaInvalid).toBe('true');
  await user.click(within(dialog).getByRole('button', { name: text.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo('workspaces.create')).toEqual([]);
});

/** A server that begins an export when it is told to, and stops it when it is told to. */
function openExports(first: Job[], changes: Answers = {}) {
  let items = first;
  return openSettings({
    workspaces: {
      exportData: () => {
        items = [aJob('new', { state: 'running', done: 3, endedAt: null }), ...items];
        return { jobId: 'new' };
      },
      ...changes.workspaces,
    },
    jobs: {
      list: () => ({ items, nextCursor: null }),
      cancel: ({ id }) => {
        items = items.map((job) => (job.id === id ? { ...job, cancelRequested: true } : job));
        return items[0] ?? aJob('new');
      },
      ...changes.jobs,
    },
  });
}

it('begins an export, shows how far it is, and stops it when it is cancelled', async () => {
  const { user, api } = await openExports([]);
  await user.click(await screen.findByRole('button', { name: text.export.start }));
  const progress = await screen.findByRole('progressbar', { name: text.export.running });
  expect(progress.ariaValueText).toBe(text.export.count(3, 10));
  expect(api.sentTo('workspaces.exportData')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: text.export.start })).toBeNull();
  await user.click(screen.getByRole('button', { name: text.cancel }));
  await screen.findByRole('button', { name: text.export.cancelling });
  expect(api.sentTo('jobs.cancel')).toEqual([{ id: 'new' }]);
});

it('offers the file of the last export, and another export', async () => {
  const { user, api } = await openExports([
    aJob('mail', { kind: 'send-mail' }),
    aJob('old', { fileId: 'file-1' }),
  ]);
  const download = await screen.findByRole('link', { name: text.export.download });
  expect(download.getAttribute('href')).toBe('/api/files/file-1');
  await user.click(screen.getByRole('button', { name: text.export.again }));
  await screen.findByRole('progressbar');
  expect(api.sentTo('workspaces.exportData')).toHaveLength(1);
});

it.each([
  ['failed', { state: 'failed', error: 'The disk is full.' }, 'The disk is full.'],
  ['was cancelled', { state: 'cancelled' }, /was cancelled/u],
  ['was removed', { fileId: null }, text.export.goneDetail],
] as const)('says that the last export %s', async (_, changes, said) => {
  await openExports([aJob('old', changes)]);
  await screen.findByText(said);
  expect(screen.queryByRole('link', { name: text.export.download })).toBeNull();
});

it('says why an export was not cancelled', async () => {
  const { user } = await openExports([aJob('now', { state: 'queued', endedAt: null })], {
    jobs: {
      cancel: () => {
        throw new Refusal('JOB_NOT_RUNNING');
      },
    },
  });
  await screen.findByRole('progressbar', { name: text.export.queued });
  await user.click(screen.getByRole('button', { name: text.cancel }));
  await screen.findByText(text.export.notCancelled);
});

it('says why an export was not begun', async () => {
  const { user } = await openExports([], {
    workspaces: {
      exportData: () => {
        throw new Refusal('OVERLOADED');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: text.export.start }));
  await screen.findByText(text.export.notStarted);
  await screen.findByText(ERRORS.OVERLOADED.message);
});

it('says that earlier exports could not be read, and reads them again when asked', async () => {
  let broken = true;
  const { user } = await openExports([], {
    jobs: {
      list: () => {
        if (broken) throw new Refusal('INTERNAL');
        return { items: [aJob('old', { fileId: 'file-1' })], nextCursor: null };
      },
    },
  });
  await screen.findByText(text.export.failed);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: text.export.download });
});

async function askToDelete(remove: () => { done: true }) {
  const rendered = renderPart(<DeleteWorkspaceCard id={LENDING.id} name={LENDING.name} />, {
    at: '/workspace/settings',
    session: sessionAs('owner'),
    answers: { workspaces: { remove } },
  });
  const open = async () => {
    await rendered.user.click(screen.getByRole('button', { name: text.remove.open }));
    const dialog = await screen.findByRole('alertdialog', { name: text.remove.dialogTitle('Rowe Lending') });
    return {
      dialog,
      typed: within(dialog).getByLabelText(text.remove.type('Rowe Lending')),
      confirm: within(dialog).getByRole<HTMLButtonElement>('button', { name: text.remove.confirm }),
    };
  };
  return { ...rendered, open, ...(await open()) };
}

it('deletes the workspace when its whole name was typed', async () => {
  const { user, api, typed, confirm } = await askToDelete(() => ({ done: true }));
  await user.type(typed, 'Rowe Lend');
  expect(confirm.disabled).toBe(true);
  await user.type(typed, 'ing');
  await user.click(confirm);
  await screen.findByText(text.remove.done);
  expect(api.sentTo('workspaces.remove')).toEqual([{ id: LENDING.id, confirmName: 'Rowe Lending' }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(window.location.pathname).toBe(SCREENS.search.path);
});

it('deletes no workspace when it is called off, or refused', async () => {
  const { user, api, dialog, typed, open } = await askToDelete(() => {
    throw new Refusal('FORBIDDEN');
  });
  await user.type(typed, 'Rowe Lending');
  await user.click(within(dialog).getByRole('button', { name: text.cancel }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sentTo('workspaces.remove')).toEqual([]);
  const again = await open();
  expect(again.confirm.disabled).toBe(true);
  await user.type(again.typed, 'Rowe Lending');
  await user.click(again.confirm);
  await screen.findByText(text.remove.failed);
  expect(window.location.pathname).toBe('/workspace/settings');
});
