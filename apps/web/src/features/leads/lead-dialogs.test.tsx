import type { LeadTask } from '@propguard/protocol/leads';
import {
  INTERACTION_NAMES,
  LOST_REASON_NAMES,
  OUTCOME_NAMES,
  TASK_NAMES,
} from '@propguard/rules/leads/words';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose, fillIn } from '../../../test/acts.ts';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { aLead, LEAD_ID, leadAnswers, MEI, PRIYA, TOM } from '../../../test/leads.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { watchSavedFiles } from '../../../test/saved-files.ts';
import { text as placesText } from '../../parts/places/places-field-text.ts';
import { text } from './text.ts';

const MEMBER = {
  id: '00000000-0000-4000-8000-0000000000d1',
  name: 'Ana Silva',
  email: 'ana@example.com',
  role: 'agent',
  joinedAt: '2026-03-01T00:00:00Z',
  you: false,
} as const;
const TASK: LeadTask = {
  id: '00000000-0000-4000-8000-0000000000e1',
  leadId: LEAD_ID,
  leadName: PRIYA.name,
  kind: 'call',
  title: 'Call about finance',
  agent: null,
  dueAt: '2026-01-02T00:00:00Z',
  doneAt: null,
  createdAt: '2026-01-01T00:00:00Z',
};

const open = (at: string, changes: Answers['leads'] = {}, others: Answers = {}) =>
  renderScreen(at, { session: sessionAs('owner'), answers: { ...leadAnswers(changes), ...others } });
const openLead = (changes: Answers['leads'] = {}, others: Answers = {}) =>
  open(`/leads/${LEAD_ID}`, changes, others);
const openContactMenu = async (rendered: Awaited<ReturnType<typeof openLead>>, item: string) => {
  await rendered.user.click(await screen.findByRole('button', { name: text.detail.contactLead }));
  await rendered.user.click(await screen.findByRole('menuitem', { name: item }));
};

it('logs what was said with everything that was filled in, and says why when it could not', async () => {
  const words = text.interaction;
  let isBroken = true;
  const rendered = await openLead({
    addInteraction: ({ type, description, outcome, minutes, nextAction }) => {
      if (isBroken) throw new Refusal('INTERNAL');
      return {
        id: TASK.id,
        type,
        at: '2026-03-02T00:00:00Z',
        description: description ?? '',
        outcome: outcome ?? null,
        nextAction: nextAction ?? null,
        minutes: minutes ?? null,
        by: { accountId: null, name: null },
      };
    },
  });
  const { user, api } = rendered;
  await openContactMenu(rendered, text.detail.log);
  await choose(user, words.type, INTERACTION_NAMES.meeting);
  await choose(user, words.outcome, OUTCOME_NAMES.positive);
  await fillIn(user, screen.getByRole('textbox', { name: words.minutes }), '25');
  await fillIn(user, screen.getByRole('textbox', { name: words.description }), 'Wants a yard');
  await fillIn(user, screen.getByRole('textbox', { name: words.next }), 'Send three homes');
  await fillIn(user, screen.getByLabelText(words.followUp), '2026-03-09T10:00');
  await user.click(screen.getByRole('button', { name: words.save }));
  await screen.findByRole('alert');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText(words.done);
  expect(api.sentTo('leads.addInteraction').at(-1)).toEqual({
    id: LEAD_ID,
    type: 'meeting',
    description: 'Wants a yard',
    outcome: 'positive',
    minutes: 25,
    nextAction: 'Send three homes',
    nextFollowUpAt: '2026-03-09T00:00:00.000Z',
  });
});

it('closes the log and the status without a word to the server', async () => {
  const rendered = await openLead();
  await openContactMenu(rendered, text.detail.log);
  await rendered.user.click(await screen.findByRole('button', { name: text.interaction.cancel }));
  await rendered.user.click(screen.getByRole('button', { name: text.detail.update }));
  await rendered.user.click(await screen.findByRole('button', { name: text.status.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rendered.api.sentTo('leads.changeStatus')).toEqual([]);
  expect(rendered.api.sentTo('leads.addInteraction')).toEqual([]);
});

it('asks why a lead was lost, and keeps the words', async () => {
  const words = text.status;
  const { user, api } = await openLead({
    get: () => aLead({ status: 'negotiating' }),
    changeStatus: () => aLead({ status: 'lost' }),
  });
  await user.click(await screen.findByRole('button', { name: text.detail.update }));
  await choose(user, words.to, 'Lost');
  await choose(user, words.lost, LOST_REASON_NAMES.budget);
  await fillIn(user, screen.getByRole('textbox', { name: words.reason }), 'Bought elsewhere');
  await user.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText(words.done('Priya Raman', 'Lost'));
  expect(api.sentTo('leads.changeStatus')).toEqual([
    { id: LEAD_ID, version: 3, status: 'lost', reason: 'Bought elsewhere', lostReason: 'budget' },
  ]);
});

it('adds a task with its kind and day, and ticks one off', async () => {
  const words = text.tasks;
  const { user, api } = await openLead({
    tasks: () => ({ items: [TASK] }),
    addTask: () => TASK,
    changeTask: () => ({ ...TASK, doneAt: '2026-03-02T00:00:00Z' }),
  });
  await user.click(await screen.findByRole('checkbox', { name: TASK.title }));
  await waitFor(() =>
    expect(api.sentTo('leads.changeTask')).toEqual([{ id: LEAD_ID, taskId: TASK.id, done: true }]),
  );
  await user.click(screen.getByRole('button', { name: words.add }));
  const dialog = await screen.findByRole('dialog');
  await fillIn(user, within(dialog).getByRole('textbox', { name: words.what }), 'Send the contract');
  await choose(user, words.kind, TASK_NAMES.email);
  await fillIn(user, within(dialog).getByLabelText(words.due), '2026-03-09T10:00');
  await user.click(within(dialog).getByRole('button', { name: words.save }));
  await screen.findByText(words.added);
  expect(api.sentTo('leads.addTask')).toEqual([
    { id: LEAD_ID, title: 'Send the contract', kind: 'email', dueAt: '2026-03-09T00:00:00.000Z' },
  ]);
});

it('names a colleague in a note', async () => {
  const words = text.note;
  const { user, api } = await openLead(
    {
      addNote: ({ text: note }) => ({
        id: TASK.id,
        text: note,
        mentions: [],
        by: { accountId: null, name: null },
        createdAt: '2026-03-02T00:00:00Z',
      }),
    },
    { workspaces: { members: () => ({ items: [MEMBER] }) } },
  );
  await user.type(await screen.findByRole('textbox', { name: words.label }), 'Look at this');
  await user.click(screen.getByRole('button', { name: words.mention }));
  await user.click(await screen.findByRole('menuitem', { name: MEMBER.name }));
  await user.click(screen.getByRole('button', { name: words.add }));
  await waitFor(() =>
    expect(api.sentTo('leads.addNote')).toEqual([
      { id: LEAD_ID, text: 'Look at this @Ana Silva', mentions: [MEMBER.id] },
    ]),
  );
});

it('merges a duplicate once it is confirmed, and keeps two apart', async () => {
  const words = text.duplicates;
  const { user, api } = await openLead({
    duplicates: () => ({ items: [{ lead: TOM, likeness: 92, reasons: ['The same phone'] }] }),
    merge: () => aLead(),
    keepApart: () => ({ done: true }),
  });
  await user.click(await screen.findByRole('button', { name: words.apart }));
  await screen.findByText(words.keptApart);
  expect(api.sentTo('leads.keepApart')).toEqual([{ id: LEAD_ID, otherId: TOM.id }]);
  await user.click(screen.getByRole('button', { name: words.merge }));
  const dialog = await screen.findByRole('alertdialog');
  expect(api.sentTo('leads.merge')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: words.merge }));
  await screen.findByText(words.merged);
  expect(api.sentTo('leads.merge')).toEqual([{ id: LEAD_ID, otherId: TOM.id }]);
});

it('gives many to an agent or to nobody, moves them on, and hands them out as a file', async () => {
  const saved = watchSavedFiles();
  const { user, api } = await open(
    '/leads?tab=all',
    { bulk: () => ({ id: LEAD_ID, changed: 2, skipped: [] }) },
    { leadImports: { export: ({ format }) => new File(['rows'], `leads.${format}`) } },
  );
  const ids = [PRIYA.id, TOM.id];
  const doToAll = async (menu: string, item: string) => {
    await user.click(await screen.findByRole('checkbox', { name: text.list.selectAll }));
    const bar = await screen.findByRole('region', { name: text.bulk.chosen(2) });
    await user.click(within(bar).getByRole('button', { name: menu }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await doToAll(text.bulk.assign, MEI.name);
  await waitFor(() => expect(screen.queryByRole('region', { name: text.bulk.chosen(2) })).toBeNull());
  await doToAll(text.bulk.assign, text.bulk.nobody);
  await waitFor(() => expect(screen.queryByRole('region', { name: text.bulk.chosen(2) })).toBeNull());
  await doToAll(text.bulk.status, 'Contacted');
  await waitFor(() =>
    expect(api.sentTo('leads.bulk')).toEqual([
      { action: 'assign', ids, agentId: MEI.id },
      { action: 'assign', ids, agentId: null },
      { action: 'status', ids, status: 'contacted', reason: '' },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: text.bulk.chosen(2) })).toBeNull());
  await doToAll(text.export.button, text.export.formats.csv);
  await screen.findByText(text.export.done);
  expect(saved.map(({ name }) => name)).toEqual(['leads.csv']);
});

it('shows a saved view, and removes one of the person’s own', async () => {
  const view = {
    id: TASK.id,
    name: 'Hot ones',
    filter: { scoreFrom: 80, sort: 'score', direction: 'desc' },
    isShared: false,
    mine: true,
    createdAt: '2026-03-01T00:00:00Z',
  } as const;
  const { user, api } = await open('/leads?tab=all', {
    views: () => ({ items: [view] }),
    removeView: () => ({ done: true }),
  });
  await user.click(await screen.findByRole('button', { name: text.views.menu }));
  await user.click(await screen.findByRole('menuitem', { name: view.name }));
  await waitFor(() => expect(window.location.search).toContain('scoreFrom=80'));
  await user.click(screen.getByRole('button', { name: text.views.menu }));
  await user.click(await screen.findByRole('menuitem', { name: text.views.remove(view.name) }));
  await screen.findByText(text.views.removed(view.name));
  expect(api.sentTo('leads.removeView')).toEqual([{ id: view.id }]);
});

it('shares a view with everybody, or saves none when it is called off', async () => {
  const { user, api } = await open('/leads?tab=all', {
    saveView: ({ name, isShared }) => ({
      id: TASK.id,
      name,
      filter: { sort: 'date', direction: 'desc' },
      isShared: isShared ?? false,
      mine: true,
      createdAt: '2026-03-01T00:00:00Z',
    }),
  });
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: text.views.menu }));
    await user.click(await screen.findByRole('menuitem', { name: text.views.save }));
    return screen.findByRole('dialog');
  };
  await user.click(within(await openDialog()).getByRole('button', { name: text.views.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const dialog = await openDialog();
  await user.type(within(dialog).getByRole('textbox', { name: text.views.name }), 'Ours');
  await user.click(within(dialog).getByRole('checkbox', { name: text.views.shared }));
  await user.click(within(dialog).getByRole('button', { name: text.views.save }));
  await screen.findByText(text.views.saved('Ours'));
  expect(api.sentTo('leads.saveView')).toMatchObject([{ name: 'Ours', isShared: true }]);
});

it('adds a rule with its conditions and agents, and removes one', async () => {
  const words = text.automation;
  const RULE = {
    id: TASK.id,
    name: 'Queensland',
    conditions: { states: ['QLD' as const] },
    agents: [{ id: MEI.id, name: MEI.name }],
  };
  const settings = {
    visibility: 'all' as const,
    assignment: 'by-hand' as const,
    responseMinutes: 60,
    rules: [RULE],
  };
  const { user, api } = await open('/leads?tab=automation', {
    settings: () => settings,
    changeSettings: () => settings,
  });
  await user.click(await screen.findByRole('button', { name: words.addRule }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: words.ruleName }), 'Big budgets');
  await user.click(within(dialog).getByRole('button', { name: 'NSW' }));
  const budget = within(dialog).getByRole('textbox', { name: words.ruleBudget });
  await user.type(budget, 'a lot');
  await user.click(within(dialog).getByRole('button', { name: MEI.name }));
  within(dialog).getByText(text.form.dollars);
  await user.click(within(dialog).getByRole('button', { name: words.save }));
  expect(api.sentTo('leads.changeSettings')).toEqual([]);
  await user.clear(budget);
  await user.type(budget, '$2,000,000');
  await user.click(within(dialog).getByRole('button', { name: words.save }));
  const kept = { name: 'Queensland', conditions: { states: ['QLD'] }, agentIds: [MEI.id] };
  await waitFor(() =>
    expect(api.sentTo('leads.changeSettings')).toEqual([
      {
        rules: [
          kept,
          {
            name: 'Big budgets',
            agentIds: [MEI.id],
            conditions: { states: ['NSW'], budgetFrom: 2_000_000 },
          },
        ],
      },
    ]),
  );
  await user.click(screen.getByRole('button', { name: words.removeRule(RULE.name) }));
  await waitFor(() => expect(api.sentTo('leads.changeSettings').at(-1)).toEqual({ rules: [] }));
});

it('takes suburbs, types and what they want into a lead, and a suburb out again', async () => {
  const words = text.form;
  const place = {
    id: 'qld-4005-new-farm',
    name: 'New Farm',
    state: 'QLD',
    postcode: '4005',
    latitude: -27.4,
    longitude: 153,
  } as const;
  const { user, api } = await openLead(
    { change: () => aLead({ version: 4 }) },
    { localities: { search: () => ({ items: [place], nextCursor: null }) } },
  );
  await user.click(await screen.findByRole('button', { name: text.detail.edit }));
  const dialog = await screen.findByRole('dialog');
  await choose(user, words.source, 'Referral');
  await user.click(within(dialog).getByRole('button', { name: 'townhouse' }));
  const suburb = within(dialog).getByRole('combobox', { name: words.locations });
  await user.type(suburb, 'new f');
  await user.click(await screen.findByRole('option', { name: /New Farm/u }));
  await user.click(within(dialog).getByRole('button', { name: placesText.remove('New Farm') }));
  await user.type(suburb, 'new f');
  await screen.findByRole('option', { name: /New Farm/u });
  await user.keyboard('{Enter}');
  await user.click(within(dialog).getByRole('button', { name: words.save }));
  await screen.findByText(words.saved('Priya Raman'));
  expect(api.sentTo('leads.change')).toEqual([
    {
      id: LEAD_ID,
      version: 3,
      source: 'referral',
      propertyTypes: ['house', 'townhouse'],
      locations: [place.id],
    },
  ]);
});
