import { Draws } from '@propguard/rules/chance/draws';
import { LEAD_FINANCINGS, LEAD_TIMELINES, type LeadSource } from '@propguard/rules/leads/facts';
import type { LeadStatus } from '@propguard/rules/leads/pipeline';
import { DAY, type Moment, type OperationsPlan, type PlannedLead, type Surroundings } from './plan.ts';
import { CONSENT_TEXT, FIRST_NAMES, LAST_NAMES, LEAD_TAGS, NOTES, TALKS, TASKS } from './words.ts';

/** LEADS-DASH-09 to -12: 1,247 leads, a quarter of them closed, $2.34M of fees. */
const STATUS_COUNTS: readonly (readonly [LeadStatus, number])[] = [
  ['closed', 312],
  ['lost', 236],
  ['negotiating', 63],
  ['viewing', 112],
  ['qualified', 168],
  ['contacted', 216],
  ['new', 140],
];
const FEES_AUD = 2_340_000;
const DAYS_BACK = 180;
/** More come each month than the month before: LEADS-DASH-09 has +12.5%. */
const MONTHLY_GROWTH = 1.125;

const SOURCES: readonly (readonly [LeadSource, number])[] = [
  ['website', 42],
  ['referral', 20],
  ['social', 16],
  ['advertisement', 12],
  ['walk-in', 6],
  ['cold-call', 4],
];
const TALKS_BY_STATUS: Readonly<Record<LeadStatus, number>> = {
  new: 0,
  contacted: 1,
  qualified: 1,
  viewing: 2,
  negotiating: 3,
  closed: 1,
  lost: 1,
};
const AREA_CODES: Readonly<Record<string, number>> = { VIC: 3, TAS: 3, QLD: 7, SA: 8, WA: 8, NT: 8 };

/** In hours when people write, in the same order, and never after now: the count of any 30 days stays what it is. */
const momentAgo = (daysAgo: number, now: Moment): Moment => {
  const exact = now - daysAgo * DAY;
  const day = Math.floor(exact / DAY);
  const length = day === 0 ? now : DAY;
  const from = length > 8 * 60 ? 8 * 60 : 0;
  const to = Math.min(length, 20 * 60);
  return Math.min(now, day * DAY + from + ((exact - day * DAY) / length) * (to - from));
};

const weigh = <T>(draws: Draws, options: readonly (readonly [T, number])[]): T => {
  let left = draws.share() * options.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of options) {
    left -= weight;
    if (left < 0) return value;
  }
  return (options[0] as readonly [T, number])[0];
};

/** When each came, in days back: evenly over a curve by which each month has more than the one before. */
const arrivals = (count: number): number[] => {
  const perDay = Math.log(MONTHLY_GROWTH) / 30;
  const all = 1 - Math.exp(-perDay * DAYS_BACK);
  return Array.from({ length: count }, (_, index) => -Math.log(1 - ((index + 0.5) / count) * all) / perDay);
};

/** The older a lead, the further it came, by and large. */
const statusesByAge = (draws: Draws, daysAgo: readonly number[]): LeadStatus[] => {
  const order = daysAgo
    .map((days, index) => ({ index, age: days + draws.between(0, 40) }))
    .sort((a, b) => b.age - a.age);
  const ends = STATUS_COUNTS.slice(0, 2).flatMap(([status, count]) => Array<LeadStatus>(count).fill(status));
  const mixed = ends.map((status) => ({ status, at: draws.share() })).sort((a, b) => a.at - b.at);
  const rest = STATUS_COUNTS.slice(2).flatMap(([status, count]) => Array<LeadStatus>(count).fill(status));
  const inOrder = [...mixed.map(({ status }) => status), ...rest];
  const found = Array<LeadStatus>(daysAgo.length).fill('new');
  for (const [position, { index }] of order.entries()) found[index] = inOrder[position] ?? 'new';
  return found;
};

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

type People = Pick<
  OperationsPlan,
  'agents' | 'people' | 'addresses' | 'consents' | 'leads' | 'interactions' | 'tasks' | 'notes' | 'activities'
>;

const addLead = (
  plan: People,
  at: Surroundings,
  index: number,
  daysAgo: number,
  status: LeadStatus,
): void => {
  const draws = new Draws(`sample-lead-${index}`);
  const first = draws.pick(FIRST_NAMES);
  const last = draws.pick(LAST_NAMES);
  const place = at.places.length > 0 ? draws.pick(at.places) : null;
  const came = momentAgo(daysAgo, at.now);
  const personId = at.newId();
  plan.people.push({
    id: personId,
    name: `${first} ${last}`,
    language: null,
    state: place?.state ?? null,
    postcode: place?.postcode ?? null,
    at: came,
  });
  const emailId = at.newId();
  plan.addresses.push({
    id: emailId,
    personId,
    kind: 'email',
    value: `${first}.${last.replace('’', '')}.${index}@example.com`.toLowerCase(),
    at: came,
  });
  if (draws.chance(0.35))
    plan.addresses.push({
      id: at.newId(),
      personId,
      kind: 'phone',
      // ACMA's numbers for stories: they ring nowhere.
      value: `+61${AREA_CODES[place?.state ?? ''] ?? 2}5550${String(index).padStart(4, '0')}`,
      at: came,
    });
  const agentId = status === 'new' && draws.chance(0.4) ? null : draws.pick(plan.agents).id;
  const lead: PlannedLead = {
    id: at.newId(),
    personId,
    status,
    since: came,
    lostReason:
      status === 'lost'
        ? draws.pick(['bought-elsewhere', 'no-reply', 'budget', 'timing', 'financing'] as const)
        : null,
    fee: status === 'closed' ? draws.around(7_000, 0.3) : null,
    closedAt: null,
    source: weigh(draws, SOURCES),
    intent: weigh(draws, [
      ['buyer', 62],
      ['seller', 24],
      ['investor', 14],
    ] as const),
    agentId,
    budgetMax: roundTo(Math.min(4_000_000, draws.around(880_000, 0.38)), 10_000),
    budgetMin: 0,
    timeline: draws.chance(0.8) ? draws.pick(LEAD_TIMELINES) : null,
    financing: draws.chance(0.75) ? draws.pick(LEAD_FINANCINGS) : null,
    locations: place ? [place.id] : [],
    propertyTypes: [
      weigh(draws, [
        ['house', 55],
        ['apartment', 28],
        ['townhouse', 17],
      ] as const),
    ],
    bedrooms: draws.chance(0.85) ? draws.integer(1, 5) : null,
    tags: draws.chance(0.3) ? [draws.pick(LEAD_TAGS)] : [],
    followUpAt: null,
    contactAt: null,
    dueAt: came + 60,
    respondedAt: null,
    at: came,
  };
  agree(plan, { addressId: emailId, lead }, draws, at);
  lead.budgetMin = roundTo(lead.budgetMax * 0.8, 10_000);
  talk(plan, lead, draws, at);
  plan.leads.push(lead);
};

/** Who wrote on the website was asked; from a dealing it follows; some said later that it is enough. */
const agree = (
  plan: People,
  { addressId, lead }: { addressId: string; lead: PlannedLead },
  draws: Draws,
  { now }: Surroundings,
): void => {
  const { at } = lead;
  const isAsked = lead.source === 'website' && draws.chance(0.7);
  if (isAsked)
    plan.consents.push({
      addressId,
      kind: 'express',
      at,
      text: CONSENT_TEXT,
      form: 'Website',
      source: 'form',
    });
  else if (draws.chance(0.25))
    plan.consents.push({ addressId, kind: 'inferred', at, text: null, form: null, source: 'member' });
  else return;
  if (draws.chance(0.06))
    plan.consents.push({
      addressId,
      kind: 'withdrawn',
      at: Math.min(now, at + draws.integer(3, 40) * DAY),
      text: null,
      form: null,
      source: 'one-click',
    });
};

/** What passed with them since they came: the first of it answers them. */
const talk = (plan: People, lead: PlannedLead, draws: Draws, { now, newId }: Surroundings): void => {
  const talks = TALKS_BY_STATUS[lead.status];
  let last = lead.at;
  for (let nth = 0; nth < talks; nth += 1) {
    const [type, description] = draws.pick(TALKS);
    const room = now - last;
    last +=
      nth === 0
        ? Math.min(room * 0.5, draws.integer(4, 50))
        : Math.min(room * 0.6, draws.integer(1, 18) * DAY);
    const outcome = weigh(draws, [
      ['positive', 55],
      ['neutral', 33],
      ['negative', 12],
    ] as const);
    const id = newId();
    plan.interactions.push({
      id,
      leadId: lead.id,
      type,
      at: last,
      description,
      outcome,
      minutes: type === 'call' ? draws.integer(3, 25) : null,
    });
    plan.activities.push({
      personId: lead.personId,
      conversationId: null,
      kind: 'interaction',
      at: last,
      ref: id,
      outcome: `${type} ${outcome}`,
    });
    if (nth === 0) lead.respondedAt = last;
  }
  if (talks === 0) return;
  lead.contactAt = last;
  lead.since = Math.min(now, last + 1);
  if (lead.status === 'closed') lead.closedAt = lead.since;
  if (lead.status === 'closed' || lead.status === 'lost') return;
  if (draws.chance(0.45)) lead.followUpAt = draws.integer(-1, 9) * DAY + draws.integer(9 * 60, 17 * 60);
  if (draws.chance(0.22)) {
    const [kind, title] = draws.pick(TASKS);
    const dueAt = draws.integer(-2, 6) * DAY + draws.integer(9 * 60, 17 * 60);
    const isDone = dueAt < now && draws.chance(0.6);
    plan.tasks.push({
      leadId: lead.id,
      kind,
      title,
      agentId: lead.agentId ?? draws.pick(plan.agents).id,
      dueAt,
      doneAt: isDone ? Math.min(dueAt, now) : null,
    });
  }
  if (draws.chance(0.2)) plan.notes.push({ leadId: lead.id, text: draws.pick(NOTES), at: last });
};

/** Everybody whom the made-up agency deals with, and how far it came with each. */
export const planLeads = (plan: People, surroundings: Surroundings): void => {
  const draws = new Draws('sample-leads');
  const count = STATUS_COUNTS.reduce((sum, [, many]) => sum + many, 0);
  const daysAgo = arrivals(count);
  const statuses = statusesByAge(draws, daysAgo);
  for (const [index, days] of daysAgo.entries())
    addLead(plan, surroundings, index, days, statuses[index] ?? 'new');
  const closed = plan.leads.filter(({ fee }) => fee !== null);
  const drawn = closed.reduce((sum, { fee }) => sum + (fee ?? 0), 0);
  for (const lead of closed) lead.fee = roundTo(((lead.fee ?? 0) / drawn) * FEES_AUD, 10);
};
