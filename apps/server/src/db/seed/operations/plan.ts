import type { ConsentKind, ConsentSource } from '@propguard/rules/consent/consent-events';
import type { Channel } from '@propguard/rules/conversations/channels';
import type { LeadFinancing, LeadIntent, LeadSource, LeadTimeline } from '@propguard/rules/leads/facts';
import type { LeadStatus, LostReason } from '@propguard/rules/leads/pipeline';
import type { PropertyType } from '@propguard/rules/properties/property-types';

/**
 * A moment by the clocks on the wall: minutes from the midnight with which today began. Yesterday's noon is -720. The
 * database makes instants of them, so that a day on which clocks change is as long as it is.
 */
export type Moment = number;
export const DAY = 1440;

/** What the sample is made around: the day, how far it is, and what the installation has to look at. */
export type Surroundings = {
  /** From Monday, 1, to Sunday, 7. */
  weekday: number;
  now: Moment;
  places: readonly { id: string; state: string; postcode: string }[];
  homes: readonly { id: string; address: string }[];
  newId: () => string;
};

type PlannedPerson = {
  id: string;
  name: string;
  language: string | null;
  state: string | null;
  postcode: string | null;
  at: Moment;
};
export type PlannedLead = {
  id: string;
  personId: string;
  status: LeadStatus;
  since: Moment;
  lostReason: LostReason | null;
  fee: number | null;
  closedAt: Moment | null;
  source: LeadSource;
  intent: LeadIntent;
  agentId: string | null;
  budgetMin: number;
  budgetMax: number;
  timeline: LeadTimeline | null;
  financing: LeadFinancing | null;
  locations: string[];
  propertyTypes: PropertyType[];
  bedrooms: number | null;
  tags: string[];
  followUpAt: Moment | null;
  contactAt: Moment | null;
  dueAt: Moment;
  respondedAt: Moment | null;
  at: Moment;
};
type PlannedAppointment = {
  id: string;
  agentId: string;
  personId: string;
  leadId: string;
  propertyId: string | null;
  kind: string;
  title: string;
  status: string;
  from: Moment;
  to: Moment;
  locationType: string;
  address: string | null;
  link: string | null;
  outcome: string | null;
  satisfaction: number | null;
  bookedAt: Moment;
};
type PlannedActivity = {
  personId: string;
  conversationId: string | null;
  kind: string;
  at: Moment;
  ref: string;
  outcome: string | null;
};
type PlannedMessage = {
  id: string;
  conversationId: string;
  position: number;
  author: 'contact' | 'assistant' | 'member';
  text: string;
  at: Moment;
};
type PlannedConversation = {
  id: string;
  contactId: string;
  personId: string;
  name: string;
  channel: Channel;
  title: string;
  state: string;
  at: Moment;
  lastAt: Moment;
};

/** Everything of the sample, ready to be written. */
export type OperationsPlan = {
  agents: { id: string; name: string; phone: string | null }[];
  people: PlannedPerson[];
  addresses: { id: string; personId: string; kind: 'email' | 'phone'; value: string; at: Moment }[];
  consents: {
    addressId: string;
    kind: ConsentKind;
    at: Moment;
    text: string | null;
    form: string | null;
    source: ConsentSource;
  }[];
  leads: PlannedLead[];
  interactions: {
    id: string;
    leadId: string;
    type: string;
    at: Moment;
    description: string;
    outcome: string;
    minutes: number | null;
  }[];
  tasks: {
    leadId: string;
    kind: string;
    title: string;
    agentId: string;
    dueAt: Moment;
    doneAt: Moment | null;
  }[];
  notes: { leadId: string; text: string; at: Moment }[];
  appointments: PlannedAppointment[];
  conversations: PlannedConversation[];
  messages: PlannedMessage[];
  handOvers: {
    id: string;
    conversationId: string;
    reason: string;
    at: Moment;
    takenAt: Moment | null;
    endedAt: Moment | null;
  }[];
  activities: PlannedActivity[];
};
