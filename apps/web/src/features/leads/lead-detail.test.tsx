import type { TimelineEntry } from '@propguard/protocol/leads';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callOff, expectReadAgain } from '../../../test/acts.ts';
import { type Answers, failing } from '../../../test/fake-api.ts';
import { aLead, LEAD_ID, leadAnswers, MEI, TOM } from '../../../test/leads.ts';
import { watchLeaving } from '../../../test/leaving.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const openLead = (changes: Answers['leads'] = {}, others: Answers = {}) =>
  renderScreen(`/leads/${LEAD_ID}`, {
    session: sessionAs('owner'),
    answers: { ...leadAnswers(changes), ...others },
  });

it('is given to another agent', async () => {
  const { user, api } = await openLead({ assign: () => aLead({ agent: { id: MEI.id, name: MEI.name } }) });
  const agents = await screen.findByRole('combobox', { name: text.detail.assign });
  await within(agents).findByRole('option', { name: MEI.name });
  await user.selectOptions(agents, MEI.name);
  await screen.findByText(text.detail.assigned(MEI.name));
  expect(api.sentTo('leads.assign')).toEqual([{ id: LEAD_ID, agentId: MEI.id, reason: '' }]);
});

it('a merge is undone, and a duplicate is left alone when that is called off', async () => {
  const { user, api } = await openLead({
    get: () => aLead({ merged: [{ mergeId: TOM.id, name: TOM.name }] as never }),
    undoMerge: () => ({ stayed: 0 }) as never,
    duplicates: () => ({ items: [{ lead: TOM, likeness: 92, reasons: ['The same phone'] }] }),
  });
  await user.click(await screen.findByRole('button', { name: text.duplicates.merge }));
  await callOff(user);
  expect(api.sentTo('leads.merge')).toEqual([]);
  await user.click(screen.getByRole('button', { name: text.detail.undoMerge }));
  await waitFor(() => expect(api.sentTo('leads.undoMerge')).toEqual([{ id: LEAD_ID, mergeId: TOM.id }]));
});

it('a lead that was merged leads to the other, and offers nothing that would not be kept', async () => {
  await openLead({
    get: () => aLead({ mergedInto: TOM.id }),
    tasks: () => ({ items: [] }),
  });
  const notice = await screen.findByText(text.detail.mergedInto);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: text.detail.toMerged });
  expect(link.pathname).toBe(`/leads/${TOM.id}`);
  // Before all else, on a phone too.
  const stages = screen.getByRole('region', { name: text.detail.stages });
  expect(notice.compareDocumentPosition(stages) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  for (const name of [text.detail.edit, text.tasks.add, text.note.add])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('combobox', { name: text.detail.assign })).toBeNull();
});

it('the history says with whom a lead was merged, and that it was undone', async () => {
  const merged = (id: string, from: string | null, to: string | null): TimelineEntry => ({
    kind: 'change',
    at: '2026-03-02T00:00:00Z',
    change: {
      id,
      field: 'merged',
      from,
      to,
      cause: to === null ? 'undo' : 'merge',
      reason: null,
      by: { accountId: null, name: 'Ana Rowe' },
    } as never,
  });
  await openLead({
    timeline: () => ({
      items: [merged(LEAD_ID, null, 'Tom Field'), merged(TOM.id, TOM.id, null)],
      nextCursor: null,
    }),
  });
  await screen.findByText('Merged with Tom Field');
  await screen.findByText('Merge undone');
});

it('the history says in words what happened with appointments', async () => {
  const entry = (id: string, kind: string): TimelineEntry =>
    ({ kind: 'activity', at: '2026-03-02T00:00:00Z', activity: { id, kind } }) as TimelineEntry;
  await openLead({
    timeline: () => ({
      items: [entry(LEAD_ID, 'appointment-booked'), entry(TOM.id, 'appointment-ended')],
      nextCursor: null,
    }),
  });
  await screen.findByText('Appointment booked');
  await screen.findByText('Appointment over');
});

it('is called and written to by the device', async () => {
  const { user } = await openLead({ get: () => aLead({ phone: '+61491570156' }) });
  const leaving = watchLeaving();
  for (const item of [text.detail.call('+61491570156'), text.detail.mail('priya@example.com')]) {
    await user.click(await screen.findByRole('button', { name: text.detail.contactLead }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  }
  expect(leaving.assign.mock.calls).toEqual([['tel:+61491570156'], ['mailto:priya@example.com']]);
});

it.each([
  ['the log', text.detail.contactLead, text.detail.log],
  ['the status', text.detail.update, null],
  ['the facts', text.detail.edit, null],
  ['a task', text.tasks.add, null],
])('Escape leaves %s', async (_, button, item) => {
  const { user } = await openLead();
  await user.click(await screen.findByRole('button', { name: button }));
  if (item) await user.click(await screen.findByRole('menuitem', { name: item }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the facts stay as they were when that is called off', async () => {
  const { user, api } = await openLead();
  await user.click(await screen.findByRole('button', { name: text.detail.edit }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: text.form.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo('leads.change')).toEqual([]);
});

it('a task is not added when that is called off', async () => {
  const { user, api } = await openLead();
  await user.click(await screen.findByRole('button', { name: text.tasks.add }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: text.tasks.cancel }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo('leads.addTask')).toEqual([]);
});

const NOTE: TimelineEntry = {
  kind: 'note',
  at: '2026-03-02T00:00:00Z',
  note: {
    id: TOM.id,
    text: 'Wants a yard',
    mentions: [],
    by: { accountId: null, name: 'Ana' },
    createdAt: '2026-03-02T00:00:00Z',
  },
};

it('the history: only one kind, and more of it', async () => {
  const { user, api } = await openLead({ timeline: () => ({ items: [NOTE], nextCursor: 'next' }) });
  await user.selectOptions(
    await screen.findByRole('combobox', { name: text.history.show }),
    text.history.filters.calls,
  );
  await waitFor(() => expect(screen.queryByText('Wants a yard')).toBeNull());
  await user.click(screen.getByRole('button', { name: text.history.more }));
  await waitFor(() => expect(api.sentTo('leads.timeline').at(-1)).toMatchObject({ cursor: 'next' }));
});

it('a link for questions is copied, of the kind that was chosen', async () => {
  const { user, api } = await openLead(
    {},
    {
      qualification: {
        list: () => ({ items: [] }),
        link: () => ({ pass: 'p'.repeat(43), expiresAt: '2026-12-01T00:00:00Z' }) as never,
      },
    },
  );
  const flows = await screen.findByRole('radiogroup', { name: text.qualification.flow });
  await user.click(within(flows).getByRole('radio', { name: 'Seller' }));
  await user.click(screen.getByRole('button', { name: text.qualification.link }));
  await screen.findByText(text.qualification.copied);
  expect(api.sentTo('qualification.link')).toEqual([{ id: LEAD_ID, flow: 'seller' }]);
  expect(await navigator.clipboard.readText()).toContain('p'.repeat(43));
});

it.each([
  ['leads.timeline', { timeline: failing }, {}],
  ['leads.matches', { matches: failing }, {}],
  ['consent.ofPerson', {}, { consent: { ofPerson: failing } }],
  ['qualification.list', {}, { qualification: { list: failing } }],
  ['leadScoring.lead', {}, { leadScoring: { lead: failing } }],
] as const)('reads %s again', async (call, changes, others) => {
  await expectReadAgain(await openLead(changes, others), call);
});

it('says what they want in words, and their number as people write it', async () => {
  await openLead({
    get: () =>
      aLead({
        intent: 'buyer',
        propertyTypes: ['apartment', 'townhouse'],
        addresses: [{ kind: 'phone', value: '+61491570156' }] as never,
      }),
  });
  const phone = await screen.findByRole<HTMLAnchorElement>('link', { name: '0491 570 156' });
  expect(phone.getAttribute('href')).toBe('tel:+61491570156');
  screen.getByText(/^Apartment, Townhouse/);
  expect(screen.getByText(text.form.intent).nextElementSibling?.textContent).toBe('Buyer');
});
