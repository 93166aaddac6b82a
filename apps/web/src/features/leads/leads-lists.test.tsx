import { whyNot } from '@propguard/rules/leads/pipeline';
import { SOURCE_NAMES } from '@propguard/rules/leads/words';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { choose, expectReadAgain, fillIn } from '../../../test/acts.ts';
import { type Answers, failing, Refusal } from '../../../test/fake-api.ts';
import { aLead, LEAD_ID, leadAnswers, MEI, PRIYA, TOM } from '../../../test/leads.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const open = (at: string, changes: Answers['leads'] = {}) =>
  renderScreen(at, { session: sessionAs('owner'), answers: leadAnswers(changes) });
const address = () => new URLSearchParams(window.location.search);
const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('filters by status and source, sorts, and turns the order round', async () => {
  const { user, api } = await open('/leads?tab=all');
  await screen.findByRole('table', { name: text.list.label });
  await choose(user, text.list.status, 'Qualified');
  await choose(user, text.list.source, SOURCE_NAMES.website);
  await user.selectOptions(screen.getByRole('combobox', { name: text.list.sort }), text.list.sorts.name);
  await waitFor(() => expect(address().get('direction')).toBe('asc'));
  await user.click(screen.getByRole('button', { name: text.list.ascending }));
  await waitFor(() =>
    expect(api.sentTo('leads.list').at(-1)).toMatchObject({
      'status[0]': 'qualified',
      'source[0]': 'website',
      sort: 'name',
      direction: 'desc',
    }),
  );
});

it('more filters: all of them are applied at once, and amounts are read as people write them', async () => {
  const { user } = await open('/leads?tab=all', { tags: () => ({ items: [{ tag: 'spring', count: 2 }] }) });
  await user.click(await screen.findByRole('button', { name: text.list.more }));
  const form = within(await screen.findByRole('dialog', { name: text.list.more }));
  await choose(user, text.filter.agent, MEI.name);
  await choose(user, text.filter.tags, 'spring');
  await fillIn(user, form.getByLabelText(text.filter.budgetFrom), '$500,000');
  await fillIn(user, form.getByLabelText(text.filter.scoreTo), '80');
  await user.click(form.getByRole('checkbox', { name: text.filter.overdue }));
  await user.click(form.getByRole('checkbox', { name: text.filter.waiting }));
  await user.click(form.getByRole('button', { name: text.filter.apply }));
  await waitFor(() =>
    expect(Object.fromEntries(address())).toMatchObject({
      agent: MEI.id,
      tags: 'spring',
      budgetFrom: '500000',
      scoreTo: '80',
      overdue: 'true',
      waiting: 'true',
    }),
  );
  expect(screen.getByRole('button', { name: text.list.moreCount(6) })).toBeTruthy();
});

it('chooses one by one, lets go of them, and tags none when that is called off', async () => {
  const { user, api } = await open('/leads?tab=all');
  await user.click(await screen.findByRole('checkbox', { name: text.list.select(PRIYA.name ?? '') }));
  const bar = await screen.findByRole('region', { name: text.bulk.chosen(1) });
  await user.click(within(bar).getByRole('button', { name: text.bulk.tag }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await dialogGone();
  await user.click(within(bar).getByRole('button', { name: text.bulk.clear }));
  await waitFor(() => expect(screen.queryByRole('region', { name: text.bulk.chosen(1) })).toBeNull());
  expect(api.sentTo('leads.bulk')).toEqual([]);
});

it('Escape saves no view', async () => {
  const { user, api } = await open('/leads?tab=all');
  await user.click(await screen.findByRole('button', { name: text.views.menu }));
  await user.click(await screen.findByRole('menuitem', { name: text.views.save }));
  await screen.findByRole('dialog', { name: text.views.saveTitle });
  await user.keyboard('{Escape}');
  await dialogGone();
  expect(api.sentTo('leads.saveView')).toEqual([]);
});

it('adds the first lead from the empty list: with an agent, or not at all', async () => {
  const { user, api } = await open('/leads?tab=all', {
    list: () => ({ items: [], nextCursor: null }),
    create: () => ({ ...aLead(), isNew: true }),
  });
  const addFirst = async () => {
    await screen.findByText(text.list.emptyTitle);
    await user.click(screen.getAllByRole('button', { name: text.list.add }).at(-1) as HTMLElement);
    return within(await screen.findByRole('dialog'));
  };
  await user.click((await addFirst()).getByRole('button', { name: text.form.cancel }));
  await dialogGone();
  await addFirst();
  await user.keyboard('{Escape}');
  await dialogGone();
  const form = await addFirst();
  await fillIn(user, form.getByLabelText(text.form.email), 'priya@example.com');
  await choose(user, text.form.agent, MEI.name);
  await user.click(form.getByRole('button', { name: text.form.add }));
  await waitFor(() => expect(api.sentTo('leads.create')).toMatchObject([{ agentId: MEI.id }]));
});

it('goes from the overview to the list, to a lead, and to the lead of a task', async () => {
  const { user } = await open('/leads', {
    myTasks: () => ({
      items: [
        {
          id: MEI.id,
          leadId: TOM.id,
          leadName: TOM.name,
          kind: 'call' as const,
          title: 'Call about finance',
          agent: null,
          dueAt: null,
          doneAt: null,
          createdAt: '2026-01-01T00:00:00Z',
        },
      ],
    }),
  });
  await user.click(await screen.findByRole('button', { name: /Priya Raman/ }));
  await waitFor(() => expect(address().get('lead')).toBe(LEAD_ID));
  await user.click(screen.getByRole('button', { name: /Call about finance/ }));
  await waitFor(() => expect(address().get('lead')).toBe(TOM.id));
  await user.click(screen.getByRole('button', { name: text.overview.open }));
  await waitFor(() => expect(address().get('tab')).toBe('all'));
  await user.click(screen.getByRole('tab', { name: text.tabs.analytics }));
  await waitFor(() => expect(address().get('tab')).toBe('analytics'));
});

const SETTINGS = {
  visibility: 'all' as const,
  assignment: 'by-hand' as const,
  responseMinutes: 60,
  rules: [],
};

it('sets who sees what, whose turn it is, and by when people are answered', async () => {
  const { user, api } = await open('/leads?tab=automation', {
    settings: () => SETTINGS,
    changeSettings: () => SETTINGS,
  });
  const words = text.automation;
  for (const [field, option] of [
    [words.visibility, words.seeOwn],
    [words.assignment, words.turn],
    [words.response, words.minutes(30)],
  ] as const) {
    await screen.findByRole('combobox', { name: field });
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: field })).toHaveProperty('disabled', false),
    );
    await choose(user, field, option);
  }
  await waitFor(() =>
    expect(api.sentTo('leads.changeSettings')).toEqual([
      { visibility: 'own' },
      { assignment: 'round-robin' },
      { responseMinutes: 30 },
    ]),
  );
});

it('a rule may ask for sources; called off, none is added; refused, it stays to be put right', async () => {
  let isRefused = true;
  const { user, api } = await open('/leads?tab=automation', {
    settings: () => SETTINGS,
    changeSettings: () => (isRefused ? failing() : SETTINGS),
  });
  const words = text.automation;
  const add = async () => {
    await user.click(await screen.findByRole('button', { name: words.addRule }));
    return within(await screen.findByRole('dialog'));
  };
  await user.click((await add()).getByRole('button', { name: words.cancel }));
  await dialogGone();
  await add();
  await user.keyboard('{Escape}');
  await dialogGone();
  expect(api.sentTo('leads.changeSettings')).toEqual([]);
  const dialog = await add();
  await fillIn(user, dialog.getByRole('textbox', { name: words.ruleName }), 'From the site');
  await user.click(dialog.getByRole('button', { name: SOURCE_NAMES.website }));
  await user.click(dialog.getByRole('button', { name: MEI.name }));
  await user.click(dialog.getByRole('button', { name: words.save }));
  await screen.findByText(words.failed);
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: words.save }));
  await dialogGone();
  expect(api.sentTo('leads.changeSettings').at(-1)).toEqual({
    rules: [{ name: 'From the site', agentIds: [MEI.id], conditions: { sources: ['website'] } }],
  });
});

it.each([
  ['/leads?tab=all', { list: failing }, 'leads.list'],
  ['/leads', { list: failing }, 'leads.list'],
  ['/leads', { analytics: failing }, 'leads.analytics'],
  ['/leads?tab=automation', { settings: failing }, 'leads.settings'],
] as const)('reads again what could not be read at %s', async (at, changes, call) => {
  await expectReadAgain(await open(at, changes), call);
});

it('reads the figures again from the analytics', async () => {
  const { user, api } = await open('/leads?tab=analytics', { analytics: failing });
  const panel = await screen.findByRole('tabpanel');
  await user.click(await within(panel).findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(api.sentTo('leads.analytics')).toHaveLength(2));
});

/** Columns of 200 px beside each other, each card in its own. */
function laidOut(): void {
  const spy = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const column = this.closest(`[aria-label="${text.board.label}"] > section`);
    const at = column ? [...(column.parentElement?.children ?? [])].indexOf(column) : 0;
    return this === column ? new DOMRect(at * 200, 0, 200, 400) : new DOMRect(at * 200 + 10, 40, 180, 60);
  });
  onTestFinished(() => spy.mockRestore());
}

it('the board: a card is dragged to the next column, and opened', async () => {
  laidOut();
  const { user, api } = await open('/leads?tab=all', { changeStatus: () => aLead({ status: 'contacted' }) });
  await user.click(await screen.findByRole('radio', { name: text.list.asBoard }));
  const card = await screen.findByRole('article', { name: PRIYA.name ?? '' });
  const pointer = { button: 0 };
  fireEvent.mouseDown(card, { ...pointer, clientX: 50, clientY: 60 });
  fireEvent.mouseMove(document, { ...pointer, clientX: 150, clientY: 60 });
  await waitFor(() => expect(card.style.transform).not.toBe(''));
  fireEvent.mouseMove(document, { ...pointer, clientX: 250, clientY: 60 });
  await waitFor(() => expect(card.style.transform).toContain('200px'));
  fireEvent.mouseUp(document, { ...pointer, clientX: 250, clientY: 60 });
  await waitFor(() =>
    expect(api.sentTo('leads.changeStatus')).toEqual([{ id: LEAD_ID, status: 'contacted', version: 3 }]),
  );
  // A click within 50 ms of the drop belongs to the drag.
  await waitFor(async () => {
    const dropped = screen.getByRole('article', { name: PRIYA.name ?? '' });
    if (!address().has('lead'))
      await user.click(within(dropped).getByRole('button', { name: PRIYA.name ?? '' }));
    expect(address().get('lead')).toBe(LEAD_ID);
  });
});

it('the board says so when a column could not be read, and reads it again', async () => {
  let isFailing = true;
  const { user } = await open('/leads?tab=all&as=board', {
    list: () => {
      if (isFailing) throw new Refusal('INTERNAL');
      return { items: [PRIYA], nextCursor: null };
    },
  });
  const column = (await screen.findAllByText(text.board.notRead))[0]?.closest('section');
  expect(screen.queryByText(text.board.empty)).toBeNull();
  isFailing = false;
  await user.click(within(column as HTMLElement).getByRole('button'));
  await screen.findByRole('article', { name: PRIYA.name ?? '' });
});

const handleOf = (name: string | null) => screen.findByRole('button', { name: text.board.drag(name ?? '') });
const place = (status: string, at: number) => text.board.said.place(status, at, 7);

it('the board by keys: one column an arrow, named as it goes, and the focus goes along', async () => {
  let status: 'new' | 'qualified' = 'new';
  const { user, api } = await open('/leads?tab=all&as=board', {
    list: () => ({ items: [{ ...PRIYA, status, version: status === 'new' ? 3 : 4 }], nextCursor: null }),
    changeStatus: () => {
      status = 'qualified';
      return aLead({ status, version: 4 });
    },
    get: () => aLead({ status, version: 4 }),
  });
  const handle = await handleOf(PRIYA.name);
  handle.focus();
  await user.keyboard(' ');
  await screen.findByText('Priya Raman picked up. New, column 1 of 7.');
  expect(handle.getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowLeft}');
  screen.getByText('Priya Raman picked up. New, column 1 of 7.');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await screen.findByText('Qualified, column 3 of 7.');
  await user.keyboard('{Escape}');
  await screen.findByText('Priya Raman put back. New, column 1 of 7.');
  expect(document.activeElement).toBe(handle);
  await user.keyboard('{Enter}{ArrowRight}{Tab}');
  await screen.findByText('Priya Raman put back. New, column 1 of 7.');
  expect(api.sentTo('leads.changeStatus')).toEqual([]);
  await user.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
  await screen.findByText('Priya Raman dropped. Qualified, column 3 of 7.');
  expect(api.sentTo('leads.changeStatus')).toEqual([{ id: LEAD_ID, status: 'qualified', version: 3 }]);
  const column = screen.getByRole('region', { name: /^Qualified/ });
  await within(column).findByRole('article', { name: PRIYA.name ?? '' });
  expect(screen.getAllByRole('article', { name: PRIYA.name ?? '' })).toHaveLength(1);
  expect(column.contains(document.activeElement)).toBe(true);
});

it('the board by keys: what cannot follow says why, and what was refused comes back', async () => {
  const { user, api } = await open('/leads?tab=all&as=board', {
    changeStatus: () => {
      throw new Refusal('CONFLICT');
    },
  });
  (await handleOf(PRIYA.name)).focus();
  await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  const why = whyNot('new', 'closed') ?? '';
  await screen.findByText(`${place('Closed', 6)} ${why}`);
  await user.keyboard(' ');
  await screen.findByText(text.board.said.refused(PRIYA.name ?? '', 'New', why));
  await screen.findByText(why);
  expect(api.sentTo('leads.changeStatus')).toEqual([]);
  await user.keyboard(' {ArrowRight} ');
  await waitFor(() => expect(api.sentTo('leads.changeStatus')).toHaveLength(1));
  const column = screen.getByRole('region', { name: /^New/ });
  await waitFor(() => expect(column.contains(document.activeElement)).toBe(true));
  within(column).getByRole('article', { name: PRIYA.name ?? '' });
});

it('the board by keys: with nothing in hand, arrows go from lead to lead', async () => {
  const second = { ...PRIYA, id: MEI.id, name: 'Second New' };
  const { user } = await open('/leads?tab=all&as=board', {
    list: () => ({ items: [PRIYA, second, TOM], nextCursor: null }),
  });
  const [first, next, beside] = [
    await handleOf(PRIYA.name),
    await handleOf(second.name),
    await handleOf(TOM.name),
  ];
  first.focus();
  for (const [key, there] of [
    ['ArrowUp', first],
    ['ArrowDown', next],
    ['ArrowRight', beside],
    ['ArrowRight', beside],
    ['ArrowLeft', first],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(document.activeElement).toBe(there);
  }
  // Whoever leaves with a lead in hand has not moved it.
  await user.keyboard(' {ArrowRight}');
  act(() => next.focus());
  await screen.findByText(text.board.said.putBack(PRIYA.name ?? '', place('New', 1)));
});

it('the board by keys: what a status asks for is asked, and may be left', async () => {
  const { user, api } = await open('/leads?tab=all&as=board', {
    list: () => ({ items: [{ ...PRIYA, status: 'negotiating' as const }], nextCursor: null }),
    changeStatus: () => aLead({ status: 'closed', version: 4 }),
    get: () => aLead({ status: 'closed', version: 4 }),
  });
  const handle = await handleOf(PRIYA.name);
  handle.focus();
  await user.keyboard(' {ArrowRight} ');
  await screen.findByRole('dialog', { name: text.status.title(PRIYA.name ?? '') });
  screen.getByText(text.board.said.asks(PRIYA.name ?? '', place('Closed', 6)));
  await user.keyboard('{Escape}');
  await dialogGone();
  expect(api.sentTo('leads.changeStatus')).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(handle));
  await user.keyboard(' {ArrowRight} ');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: text.status.save }));
  await dialogGone();
  const column = screen.getByRole('region', { name: /^Closed/ });
  await within(column).findByRole('article', { name: PRIYA.name ?? '' });
  await waitFor(() => expect(column.contains(document.activeElement)).toBe(true));
});

it('says how the sync with HubSpot stands, and leads there', async () => {
  const settings = { visibility: 'all', assignment: 'by-hand', responseMinutes: 60, rules: [] } as const;
  const { api } = await open('/leads?tab=automation', { settings: () => ({ ...settings, rules: [] }) });
  await screen.findByText(text.automation.noSync);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: text.automation.connectSync });
  expect(link.pathname).toBe('/workspace/hubspot');
  expect(api.sentTo('hubspot.state')).toHaveLength(1);
});
