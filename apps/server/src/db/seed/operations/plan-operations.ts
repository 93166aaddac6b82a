import type { OperationsPlan, Surroundings } from './plan.ts';
import { planAppointments } from './plan-appointments.ts';
import { planConversations } from './plan-conversations.ts';
import { planLeads } from './plan-leads.ts';
import { AGENT_NAMES, AGENT_PHONES } from './words.ts';

/**
 * An agency that does not exist, as it stands today: the same people on every day and in every installation, with times
 * around now. Figures come out near those that the specification shows (LEADS-DASH-09 to -15).
 */
export const planOperations = (surroundings: Surroundings): OperationsPlan => {
  const plan: OperationsPlan = {
    agents: AGENT_NAMES.map((name, at) => ({
      id: surroundings.newId(),
      name,
      phone: AGENT_PHONES[at] ?? null,
    })),
    people: [],
    addresses: [],
    consents: [],
    leads: [],
    interactions: [],
    tasks: [],
    notes: [],
    appointments: [],
    conversations: [],
    messages: [],
    handOvers: [],
    activities: [],
  };
  planLeads(plan, surroundings);
  planAppointments(plan, surroundings);
  planConversations(plan, surroundings);
  return plan;
};
