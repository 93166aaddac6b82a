import type { Enquiry } from '@propguard/protocol/enquiries';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectReadAgain } from '../../../test/acts.ts';
import { type Answers, failing, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderPart, renderScreen } from '../../../test/render-screen.tsx';
import { HomeWorkspaceChoice } from './home-workspace-choice.tsx';
import { text } from './text.ts';

const enquiry = (id: string, name: string, kind: Enquiry['kind']): Enquiry => ({
  id,
  kind,
  name,
  email: `${id}@example.com`,
  phone: '',
  company: '',
  message: `A message of ${name}`,
  startsAt: null,
  preferredLanguage: null,
  tourType: null,
  createdAt: '2026-03-01T00:00:00Z',
  answeredAt: null,
});

const PAGES = {
  first: { items: [enquiry('ann', 'Ann Lee', 'sales'), enquiry('bo', 'Bo Tran', 'tour')], nextCursor: 'two' },
  two: { items: [enquiry('cy', 'Cy Moss', 'call')], nextCursor: null },
};

const HARBOUR = { id: '019a0000-0000-7000-8000-000000000021', name: 'Harbour Homes' };
const QUAY = { id: '019a0000-0000-7000-8000-000000000022', name: 'Quay Lending' };
let home = HARBOUR;
let isRefused = false;
const HOME_WORKSPACE: Answers['installation'] = {
  homeWorkspace: () => ({ home, isChosen: false, choices: [HARBOUR, QUAY] }),
  chooseHomeWorkspace: ({ workspaceId }) => {
    if (isRefused) throw new Refusal('OVERLOADED');
    home = workspaceId === QUAY.id ? QUAY : HARBOUR;
    return { home, isChosen: true, choices: [HARBOUR, QUAY] };
  },
};

async function openEnquiries(at = '/enquiries', changes: Answers['enquiries'] = {}) {
  let answered: string | null = null;
  const rendered = await renderScreen(at, {
    session: sessionAs('owner', { operator: true }),
    answers: {
      installation: HOME_WORKSPACE,
      enquiries: {
        list: ({ kind, cursor }) => {
          const page = cursor === 'two' ? PAGES.two : PAGES.first;
          if (cursor === 'lost') throw new Refusal('INTERNAL');
          const items = page.items.map((one) => (one.id === 'ann' ? { ...one, answeredAt: answered } : one));
          return { ...page, items: items.filter((one) => kind === undefined || one.kind === kind) };
        },
        mark: (sent) => {
          answered = sent.answered ? '2026-03-02T00:00:00Z' : null;
          return { ...enquiry('ann', 'Ann Lee', 'sales'), answeredAt: answered };
        },
        remove: () => ({ done: true }),
        ...changes,
      },
    },
  });
  return { ...rendered, table: await screen.findByRole('table') };
}

async function openAnn(changes?: Answers['enquiries']) {
  const rendered = await openEnquiries('/enquiries?enquiry=ann', changes);
  return { ...rendered, pane: await screen.findByRole('region', { name: text.detail.label }) };
}

const refuse = () => {
  throw new Refusal('CONFLICT');
};

it('goes to the next page and back, and the address says which', async () => {
  const { user, api, table } = await openEnquiries();
  await within(table).findByText('Ann Lee');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await within(table).findByText('Cy Moss');
  expect(window.location.search).toBe('?cursor=two');
  expect(api.sentTo('enquiries.list').at(-1)).toMatchObject({ cursor: 'two' });
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await within(table).findByText('Ann Lee');
  expect(window.location.search).toBe('');
});

it('shows the page and the kind that the address names, and begins another kind at its first page', async () => {
  const { user, api, table } = await openEnquiries('/enquiries?kind=call&cursor=two');
  await within(table).findByText('Cy Moss');
  expect(api.sentTo('enquiries.list')).toEqual([{ limit: '25', kind: 'call', cursor: 'two' }]);
  await user.click(screen.getByRole('radio', { name: text.kinds.tour }));
  await within(table).findByText('Bo Tran');
  expect(within(table).queryByText('Ann Lee')).toBeNull();
  expect(window.location.search).toBe('?kind=tour');
});

it('opens a row beside the list, and closes it', async () => {
  const { user, table } = await openEnquiries();
  await user.click(await within(table).findByText('Ann Lee'));
  const pane = await screen.findByRole('region', { name: text.detail.label });
  within(pane).getByText('A message of Ann Lee');
  expect(window.location.search).toBe('?enquiry=ann');
  await user.click(within(pane).getByRole('button', { name: text.detail.close }));
  await waitFor(() => expect(screen.queryByRole('region', { name: text.detail.label })).toBeNull());
});

it('says when the list could not be read, and reads it again when asked', async () => {
  const { user, api } = await openEnquiries('/enquiries?cursor=lost');
  await screen.findByText(text.failed);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(api.sentTo('enquiries.list')).toHaveLength(2));
});

it('marks an enquiry as answered, and as open again', async () => {
  const { user, api, pane } = await openAnn();
  await user.click(within(pane).getByRole('button', { name: text.detail.mark }));
  await user.click(await within(pane).findByRole('button', { name: text.detail.unmark }));
  await within(pane).findByRole('button', { name: text.detail.mark });
  expect(api.sentTo('enquiries.mark')).toEqual([
    { id: 'ann', answered: true },
    { id: 'ann', answered: false },
  ]);
});

it('says why an enquiry was not marked', async () => {
  const { user, pane } = await openAnn({ mark: refuse });
  await user.click(within(pane).getByRole('button', { name: text.detail.mark }));
  await screen.findByText(text.detail.failed);
});

async function askToRemove(changes?: Answers['enquiries']) {
  const rendered = await openAnn(changes);
  await rendered.user.click(within(rendered.pane).getByRole('button', { name: text.detail.remove }));
  return { ...rendered, dialog: await screen.findByRole('alertdialog', { name: text.detail.removeTitle }) };
}

it('removes an enquiry once it is confirmed, and closes it', async () => {
  const { user, api, dialog } = await askToRemove();
  const asked = api.sentTo('enquiries.list').length;
  await user.click(within(dialog).getByRole('button', { name: text.detail.remove }));
  await screen.findByText(text.detail.removed);
  expect(api.sentTo('enquiries.remove')).toEqual([{ id: 'ann' }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: text.detail.label })).toBeNull());
  expect(window.location.search).toBe('');
  await waitFor(() => expect(api.sentTo('enquiries.list')).toHaveLength(asked + 1));
});

it('removes nothing when it is called off, or refused', async () => {
  const { user, api, pane, dialog } = await askToRemove({ remove: refuse });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sentTo('enquiries.remove')).toEqual([]);
  await user.click(within(pane).getByRole('button', { name: text.detail.remove }));
  const again = await screen.findByRole('alertdialog');
  await user.click(within(again).getByRole('button', { name: text.detail.remove }));
  await screen.findByText(text.detail.notRemoved);
  expect(window.location.search).toBe('?enquiry=ann');
});

it('says that an enquiry is not on this page, and closes it', async () => {
  const { user } = await openEnquiries('/enquiries?enquiry=nobody');
  const pane = await screen.findByRole('region', { name: text.detail.label });
  within(pane).getByText(text.detail.goneTitle);
  await user.click(within(pane).getByRole('button', { name: text.detail.close }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('says that nobody has asked anything yet', async () => {
  await openEnquiries('/enquiries', { list: () => ({ items: [], nextCursor: null }) });
  await screen.findByText(text.emptyTitle);
  expect(screen.getByRole('link', { name: text.emptyAction }).getAttribute('href')).toBe('/');
});

it('keeps what was read before when the list cannot be read again, until it can', async () => {
  let broken = false;
  const { user, table, pane } = await openAnn({
    list: () => {
      if (broken) throw new Refusal('INTERNAL');
      return PAGES.first;
    },
  });
  broken = true;
  await user.click(within(pane).getByRole('button', { name: text.detail.mark }));
  await screen.findByText(text.failedAgain);
  within(table).getByText('Bo Tran');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(text.failedAgain)).toBeNull());
});

it('sends whoever asks to the workspace that the operator chooses, and says when it could not', async () => {
  const words = text.homeWorkspace;
  const { user, api } = await openEnquiries();
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('combobox', { name: words.label }));
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose(QUAY.name);
  await screen.findByText(words.chosen(QUAY.name));
  expect(api.sentTo('installation.chooseHomeWorkspace')).toEqual([{ workspaceId: QUAY.id }]);
  isRefused = true;
  await choose(HARBOUR.name);
  await screen.findByText(words.notChosen);
});

it('reads again whose leads they become', async () => {
  const { user, api } = renderPart(<HomeWorkspaceChoice />, {
    answers: { installation: { homeWorkspace: failing } },
  });
  await expectReadAgain({ user, api }, 'installation.homeWorkspace');
});
