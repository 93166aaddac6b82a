import type { Agent } from '@propguard/protocol/agents';
import type { AddressConsent } from '@propguard/protocol/consent';
import type { Lead, LeadRow } from '@propguard/protocol/lead-facts';
import type { LeadAnalytics } from '@propguard/protocol/leads';
import type { Qualification } from '@propguard/protocol/qualification';
import { LEAD_STATUSES } from '@propguard/rules/leads/pipeline';
import type { Answers } from './fake-api.ts';
import { aLeadScore } from './lead-score.ts';

export const LEAD_ID = '00000000-0000-4000-8000-00000000000a';

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
export const PRIYA = row(LEAD_ID, 'Priya Raman');
export const TOM = row('00000000-0000-4000-8000-00000000000b', 'Tom Callaghan', { status: 'qualified' });

export const aLead = (changes: Partial<Lead> = {}): Lead => ({
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
  addresses: [{ id: LEAD_ID, kind: 'email', value: 'priya@example.com' }],
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

export const MEI: Agent = {
  id: '00000000-0000-4000-8000-0000000000c1',
  name: 'Mei Lin',
  memberId: null,
  isSample: false,
  zone: 'Australia/Brisbane',
  hours: [],
  capacity: 5,
  phone: null,
  meetingLink: null,
  exceptions: [],
  createdAt: '2026-03-01T00:00:00Z',
};

const LEDGER: AddressConsent = {
  addressId: LEAD_ID,
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
      id: LEAD_ID,
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
  id: LEAD_ID,
  flow: 'buyer',
  answers: {},
  next: 'budget',
  score: null,
  questions: [],
  places: [],
  updatedAt: '2026-03-01T00:00:00Z',
};

/** Two leads and everything that their screens ask for. */
export const leadAnswers = (changes: Answers['leads'] = {}): Answers => ({
  hubspot: { state: () => ({ connection: null }) },
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
    get: () => aLead(),
    timeline: () => ({ items: [], nextCursor: null }),
    tasks: () => ({ items: [] }),
    duplicates: () => ({ items: [] }),
    matches: () => ({ items: [] }),
    ...changes,
  },
  agents: { list: () => ({ items: [MEI] }) },
  workspaces: { members: () => ({ items: [] }) },
  consent: { ofPerson: () => ({ addresses: [LEDGER] }) },
  qualification: { list: () => ({ items: [] }), answer: () => QUALIFICATION },
  appointments: { list: () => ({ items: [], nextCursor: null }) },
  leadScoring: { lead: () => aLeadScore(LEAD_ID) },
});
