import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { aLead, LEAD_ID, leadAnswers, PRIYA, TOM } from '../../../test/leads.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderPart, renderScreen } from '../../../test/render-screen.tsx';
import { ResponseClock } from './response-clock.tsx';
import { text } from './text.ts';

const open = (at: string, changes: Answers['leads'] = {}) =>
  renderScreen(at, { session: sessionAs('owner'), answers: leadAnswers(changes) });

it('OPS-LEAD-02 to -07: shows the four figures, and the overview with the newest leads and their sources', async () => {
  await open('/leads');
  for (const name of [text.kpi.total, text.kpi.qualified, text.kpi.value, text.kpi.week])
    await screen.findByText(name);
  screen.getByText('1,247');
  screen.getByText('+12.5% this month');
  screen.getByText('$412.6M');
  await screen.findByText('Priya Raman');
  screen.getByText(text.overview.share(900, 72.2));
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Overview',
    'All Leads',
    'Analytics',
    'Automation',
  ]);
});

it('OPS-LEAD-09: a row shows contact, value, probability, status, score and an overdue follow-up; it opens beside the list', async () => {
  const { user } = await open('/leads?tab=all');
  const table = await screen.findByRole('table', { name: text.list.label });
  within(table).getByText('priya@example.com');
  await user.click(within(table).getByRole('button', { name: /Priya Raman/ }));
  await waitFor(() => expect(window.location.search).toContain(`lead=${LEAD_ID}`));
  await screen.findByText('$1,600,000 – $2,000,000');
  await user.click(screen.getByRole('button', { name: text.detail.close }));
  await waitFor(() => expect(window.location.search).not.toContain('lead='));
});

it('searches and filters by the address, and says when nothing fits', async () => {
  const { user, api } = await open('/leads?tab=all', { list: () => ({ items: [], nextCursor: null }) });
  await screen.findByText(text.list.emptyTitle);
  await user.type(screen.getByRole('searchbox', { name: text.list.search }), 'mei');
  await waitFor(() => expect(window.location.search).toContain('query=mei'));
  await screen.findByText(text.list.nothingTitle);
  expect(api.sentTo('leads.list').at(-1)).toMatchObject({ query: 'mei', sort: 'date', direction: 'desc' });
  await user.click(screen.getByRole('button', { name: text.list.clear }));
  await waitFor(() => expect(window.location.search).not.toContain('query'));
});

it('saves the filters as a view', async () => {
  const { user, api } = await open('/leads?tab=all&status=new&sort=score', {
    saveView: ({ name }) => ({
      id: LEAD_ID,
      name,
      filter: { sort: 'score', direction: 'desc' },
      isShared: false,
      mine: true,
      createdAt: '2026-03-01T00:00:00Z',
    }),
  });
  await user.click(await screen.findByRole('button', { name: text.views.menu }));
  await user.click(await screen.findByRole('menuitem', { name: text.views.save }));
  await user.type(await screen.findByRole('textbox', { name: text.views.name }), 'Hot');
  await user.click(screen.getByRole('button', { name: text.views.save }));
  await screen.findByText(text.views.saved('Hot'));
  expect(api.sentTo('leads.saveView')).toEqual([
    { name: 'Hot', filter: { status: ['new'], sort: 'score', direction: 'desc' }, isShared: false },
  ]);
});

it('does one thing to many, says what was left, and takes it back', async () => {
  const { user, api } = await open('/leads?tab=all', {
    bulk: () => ({
      id: LEAD_ID,
      changed: 1,
      skipped: [{ id: TOM.id, name: TOM.name, why: 'It was already like that.' }],
    }),
    undoBulk: () => ({ id: LEAD_ID, changed: 1, skipped: [] }),
  });
  await user.click(await screen.findByRole('checkbox', { name: text.list.selectAll }));
  await user.click(screen.getByRole('button', { name: text.bulk.tag }));
  await user.type(await screen.findByRole('textbox', { name: text.bulk.tagLabel }), 'spring');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: text.bulk.apply }));
  await screen.findByText(text.bulk.done(1));
  expect(api.sentTo('leads.bulk')).toEqual([{ action: 'tag', ids: [PRIYA.id, TOM.id], tag: 'spring' }]);
  await user.click(screen.getByRole('button', { name: text.bulk.undo }));
  await screen.findByText(text.bulk.undone(1));
  expect(api.sentTo('leads.undoBulk')).toEqual([{ id: LEAD_ID }]);
});

it('moves a lead along with what the status asks for, and shows what the server says', async () => {
  let refuse = true;
  const { user, api } = await open(`/leads/${LEAD_ID}`, {
    get: () => aLead({ status: 'negotiating' }),
    duplicates: () => ({ items: [] }),
    matches: () => ({ items: [] }),
    changeStatus: () => {
      if (refuse)
        throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'feeAud', message: 'Enter the fee.' }] });
      return aLead({ status: 'closed', feeAud: 20_000 });
    },
  });
  await user.click(await screen.findByRole('button', { name: text.detail.update }));
  await user.click(await screen.findByRole('combobox', { name: text.status.to }));
  await user.click(await screen.findByRole('option', { name: 'Closed' }));
  await user.click(screen.getByRole('button', { name: text.status.save }));
  await screen.findByText('Enter the fee.');
  refuse = false;
  await user.type(screen.getByRole('textbox', { name: text.status.fee }), '20000');
  await user.click(screen.getByRole('button', { name: text.status.save }));
  await screen.findByText(text.status.done('Priya Raman', 'Closed'));
  expect(api.sentTo('leads.changeStatus').at(-1)).toMatchObject({
    status: 'closed',
    feeAud: 20_000,
    version: 3,
  });
});

it('sends only what was changed, and tells the second editor what the first wrote', async () => {
  let isFirst = true;
  const { user, api } = await open(`/leads/${LEAD_ID}`, {
    duplicates: () => ({ items: [] }),
    matches: () => ({ items: [] }),
    get: () => aLead(isFirst ? {} : { version: 4 }),
    change: () => {
      if (!isFirst) return aLead({ bedrooms: 4, version: 5 });
      isFirst = false;
      throw new Refusal('CONFLICT', {
        fields: [{ field: 'bedrooms', message: 'Ana changed it to 5 meanwhile.' }],
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: text.detail.edit }));
  const bedrooms = await screen.findByRole('textbox', { name: text.form.bedrooms });
  await user.clear(bedrooms);
  await user.type(bedrooms, '4');
  await user.click(screen.getByRole('button', { name: text.form.save }));
  await screen.findByText('Ana changed it to 5 meanwhile.');
  await user.click(screen.getByRole('button', { name: text.form.save }));
  await screen.findByText(text.form.saved('Priya Raman'));
  expect(api.sentTo('leads.change')).toEqual([
    { id: LEAD_ID, version: 3, bedrooms: 4 },
    { id: LEAD_ID, version: 4, bedrooms: 4 },
  ]);
});

it('adds a lead once there is an address, and opens it', async () => {
  const { user, api } = await open('/leads', { create: () => ({ ...aLead(), isNew: true }) });
  await user.click(screen.getByRole('button', { name: text.list.add }));
  await user.type(await screen.findByRole('textbox', { name: text.form.name }), 'Priya Raman');
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: text.form.add }));
  await screen.findByText(text.form.one);
  await user.type(screen.getByRole('textbox', { name: text.form.email }), 'priya@example.com');
  await user.click(within(dialog).getByRole('button', { name: text.form.add }));
  await screen.findByText(text.form.added('Priya Raman'));
  expect(api.sentTo('leads.create')[0]).toMatchObject({
    name: 'Priya Raman',
    source: 'website',
    addresses: [{ kind: 'email', value: 'priya@example.com' }],
  });
  await waitFor(() => expect(window.location.search).toContain(`lead=${LEAD_ID}`));
});

it('OPS-LEAD-13: the page of a lead says what to do next and why, what it rests on, and what they agreed to', async () => {
  const { user, api } = await open(`/leads/${LEAD_ID}`, {
    get: () => aLead({ phone: '+61491570156', nextFollowUpAt: null }),
  });
  const next = within(await screen.findByRole('region', { name: text.nextAction.title }));
  await next.findByText(text.nextAction.actions.qualify);
  next.getByText(text.nextAction.barriers.consent);
  await screen.findByText(text.consent.bases.withdrawn);
  screen.getByText('‘Please do not call.’');
  await user.click(await screen.findByText(text.score.rows));
  screen.getByText('+3.5');
  // OPS-QUAL-08: a range at once, by the words of the specification.
  await user.click(await screen.findByRole('button', { name: '$500K-$1M' }));
  await waitFor(() =>
    expect(api.sentTo('qualification.answer')).toEqual([
      { id: LEAD_ID, flow: 'buyer', key: 'budget', answer: { min: 500_000, max: 1_000_000 } },
    ]),
  );
  const meeting = screen.getByRole('link', { name: text.detail.schedule });
  expect(new URL((meeting as HTMLAnchorElement).href).pathname).toBe('/appointments');
});

it('counts down until somebody is to be answered, and then how late it is', async () => {
  const MINUTE_MS = 60_000;
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS - 1000).toISOString();
  const shown = renderPart(<ResponseClock dueAt={at(12)} />);
  await screen.findByText('12 minutes left to answer');
  shown.unmount();
  renderPart(<ResponseClock dueAt={at(-180)} />);
  await screen.findByText('Answer 3 hours late');
});
