import type { AddressConsent } from '@propguard/protocol/consent';
import type { Lead, LeadRow } from '@propguard/protocol/lead-facts';
import type { LeadAnalytics } from '@propguard/protocol/leads';
import type { Qualification } from '@propguard/protocol/qualification';
import { LEAD_STATUSES } from '@propguard/rules/leads/pipeline';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { aLeadScore } from '../../../test/lead-score.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderPart, renderScreen } from '../../../test/render-screen.tsx';
import { ResponseClock } from './response-clock.tsx';
import { text } from './text.ts';

const ID = '00000000-0000-4000-8000-00000000000a';
const row = (id: string, name: string, changes: Partial<LeadRow> = {}): LeadRow => ({
  id,
  personId: id,
  name,
  email: `${name.split(' ', 1)[0]?.toLowerCase()}@example.com`,
  phone: null,
  status: 'new',
  source: 'website',
  score: 88,
  scoreBand: 'hot',
  totalValueAud: 1_900_000,
  agent: null,
  tags: [],
  lastContactAt: null,
  nextFollowUpAt: '2026-01-01T00:00:00Z',
  responseDueAt: null,
  createdAt: '2026-03-01T00:00:00Z',
  updatedAt: '2026-03-01T00:00:00Z',
  version: 3,
  ...changes,
});
const PRIYA = row(ID, 'Priya Raman');
const TOM = row('00000000-0000-4000-8000-00000000000b', 'Tom Callaghan', { status: 'qualified' });
const lead = (changes: Partial<Lead> = {}): Lead => ({
  ...PRIYA,
  intent: 'buyer',
  budgetMin: 1_600_000,
  budgetMax: 2_000_000,
  valueAud: null,
  timeline: '3-months',
  financing: 'pre-approved',
  locations: [],
  propertyTypes: ['house'],
  bedrooms: 3,
  bathrooms: null,
  features: [],
  company: null,
  companySize: null,
  decisionMaker: null,
  places: [],
  addresses: [{ id: ID, kind: 'email', value: 'priya@example.com' }],
  statusSince: '2026-03-01T00:00:00Z',
  lostReason: null,
  feeAud: null,
  closedAt: null,
  respondedAt: null,
  scoredAt: null,
  firstTouch: null,
  lastTouch: null,
  merged: [],
  mergedInto: null,
  ...changes,
});
const ANALYTICS: LeadAnalytics = {
  totalLeads: 1247,
  newLeads: 47,
  notYetContacted: 12,
  qualifiedLeads: 312,
  closedLeads: 100,
  conversionRate: 25,
  averageLeadValue: 1_200_000,
  totalPipelineValue: 412_600_000,
  monthlyGrowth: 12.5,
  topSources: [{ source: 'website', count: 900, percentage: 72.2 }],
  statusDistribution: LEAD_STATUSES.map((status) => ({ status, count: 10, percentage: 14.3 })),
  agentPerformance: [{ agent: null, leads: 10, closed: 2, conversion: 20, value: 1_000_000 }],
  stages: LEAD_STATUSES.map((status) => ({ status, decided: 50, closed: 20, probability: 40 })),
  openTasks: 3,
  overdueTasks: 1,
};

function answers(changes: Answers['leads'] = {}): Answers {
  return {
    leads: {
      list: ({ status }) => ({
        items: [PRIYA, TOM].filter((one) => !status || status.includes(one.status)),
        nextCursor: null,
      }),
      counts: () => ({
        total: 2,
        byStatus: LEAD_STATUSES.map((status) => ({ status, count: 1, valueAud: 0 })),
        overdue: 0,
        waiting: 0,
        unassigned: 2,
      }),
      analytics: () => ANALYTICS,
      views: () => ({ items: [] }),
      myTasks: () => ({ items: [] }),
      get: () => lead(),
      timeline: () => ({ items: [], nextCursor: null }),
      tasks: () => ({ items: [] }),
      ...changes,
    },
    agents: { list: () => ({ items: [] }) },
    workspaces: { members: () => ({ items: [] }) },
    consent: { ofPerson: () => ({ addresses: [LEDGER] }) },
    qualification: { list: () => ({ items: [] }), answer: () => QUALIFICATION },
    appointments: { list: () => ({ items: [], nextCursor: null }) },
    leadScoring: { lead: () => aLeadScore(ID) },
  };
}
const LEDGER: AddressConsent = {
  addressId: ID,
  kind: 'phone',
  value: '+61491570156',
  standings: [
    {
      channel: 'call',
      basis: 'withdrawn',
      until: null,
      bounced: false,
      complained: false,
      registerClearUntil: null,
    },
  ],
  events: [
    {
      id: ID,
      kind: 'withdrawn',
      channel: 'call',
      at: '2026-03-01T00:00:00Z',
      until: null,
      textShown: 'Please do not call.',
      form: null,
      source: 'message',
    },
  ],
};
const QUALIFICATION: Qualification = {
  id: ID,
  flow: 'buyer',
  answers: {},
  next: 'budget',
  score: null,
  questions: [],
  places: [],
  updatedAt: '2026-03-01T00:00:00Z',
};
const open = (at: string, changes: Answers['leads'] = {}) =>
  renderScreen(at, { session: sessionAs('owner'), answers: answers(changes) });

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
  await waitFor(() => expect(window.location.search).toContain(`lead=${ID}`));
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
      id: ID,
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
      id: ID,
      changed: 1,
      skipped: [{ id: TOM.id, name: TOM.name, why: 'It was so already.' }],
    }),
    undoBulk: () => ({ id: ID, changed: 1, skipped: [] }),
  });
  await user.click(await screen.findByRole('checkbox', { name: text.list.selectAll }));
  await user.click(screen.getByRole('button', { name: text.bulk.tag }));
  await user.type(await screen.findByRole('textbox', { name: text.bulk.tagLabel }), 'spring');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: text.bulk.apply }));
  await screen.findByText(text.bulk.done(1));
  expect(api.sentTo('leads.bulk')).toEqual([{ action: 'tag', ids: [PRIYA.id, TOM.id], tag: 'spring' }]);
  await user.click(screen.getByRole('button', { name: text.bulk.undo }));
  await screen.findByText(text.bulk.undone(1));
  expect(api.sentTo('leads.undoBulk')).toEqual([{ id: ID }]);
});

it('moves a lead along with what the status asks for, and shows what the server says', async () => {
  let refuse = true;
  const { user, api } = await open(`/leads/${ID}`, {
    get: () => lead({ status: 'negotiating' }),
    duplicates: () => ({ items: [] }),
    matches: () => ({ items: [] }),
    changeStatus: () => {
      if (refuse)
        throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'feeAud', message: 'Enter the fee.' }] });
      return lead({ status: 'closed', feeAud: 20_000 });
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
  const { user, api } = await open(`/leads/${ID}`, {
    duplicates: () => ({ items: [] }),
    matches: () => ({ items: [] }),
    get: () => lead(isFirst ? {} : { version: 4 }),
    change: () => {
      if (!isFirst) return lead({ bedrooms: 4, version: 5 });
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
    { id: ID, version: 3, bedrooms: 4 },
    { id: ID, version: 4, bedrooms: 4 },
  ]);
});

it('adds a lead once there is an address, and opens it', async () => {
  const { user, api } = await open('/leads', { create: () => ({ ...lead(), isNew: true }) });
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
  await waitFor(() => expect(window.location.search).toContain(`lead=${ID}`));
});

it('OPS-LEAD-13: the page of a lead says what to do next and why, what it rests on, and what they agreed to', async () => {
  const { user, api } = await open(`/leads/${ID}`, {
    duplicates: () => ({ items: [] }),
    matches: () => ({ items: [] }),
    get: () => lead({ phone: '+61491570156', nextFollowUpAt: null }),
  });
  const next = within(await screen.findByRole('region', { name: text.nextAction.title }));
  next.getByText(text.nextAction.actions.qualify);
  next.getByText(text.nextAction.barriers.consent);
  await screen.findByText(text.consent.bases.withdrawn);
  screen.getByText('‘Please do not call.’');
  await user.click(await screen.findByText(text.score.rows));
  screen.getByText('+3.5');
  // OPS-QUAL-08: a range at once, by the words of the specification.
  await user.click(await screen.findByRole('button', { name: '$500K-$1M' }));
  await waitFor(() =>
    expect(api.sentTo('qualification.answer')).toEqual([
      { id: ID, flow: 'buyer', key: 'budget', answer: { min: 500_000, max: 1_000_000 } },
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
