import type { Person } from '@propguard/protocol/people';
import type { AssignmentConditions } from '../../db/schema/leads.ts';
import type { LeadScope } from './apply-change.ts';
import { findRules, findSettings, nextInTurn } from './settings-store.ts';
import type { LeadPatch } from './store.ts';

type Wished = Pick<
  LeadPatch,
  'source' | 'intent' | 'locations' | 'propertyTypes' | 'budgetMax' | 'budgetMin'
>;

const isAmong = <T>(wanted: readonly T[] | undefined, ...values: (T | null | undefined)[]): boolean =>
  !wanted?.length || values.some((value) => value != null && wanted.includes(value));

/** All that a rule names must hold. A suburb's id begins with its state. */
const fits = (conditions: AssignmentConditions, lead: Wished, state: Person['state']): boolean =>
  isAmong(conditions.sources, lead.source) &&
  isAmong(conditions.intents, lead.intent) &&
  isAmong(conditions.propertyTypes, ...(lead.propertyTypes ?? [])) &&
  isAmong(
    conditions.states,
    state,
    ...(lead.locations ?? []).map((id) => id.split('-', 1)[0]?.toUpperCase()),
  ) &&
  (conditions.budgetFrom === undefined || (lead.budgetMax ?? lead.budgetMin ?? 0) >= conditions.budgetFrom);

type Chosen = { agentId: string; by: 'rule' | 'round-robin' };

/** Who gets a new lead: the agents of the first rule that fits, else everybody in turn, else nobody. */
export const chooseAgent = async (
  { tx }: Pick<LeadScope, 'tx'>,
  lead: Wished,
  state: Person['state'],
): Promise<Chosen | null> => {
  for (const { conditions, agentIds } of await findRules(tx)) {
    if (!fits(conditions, lead, state)) continue;
    const agentId = await nextInTurn(tx, agentIds);
    if (agentId) return { agentId, by: 'rule' };
  }
  if ((await findSettings(tx)).assignment === 'by-hand') return null;
  const agentId = await nextInTurn(tx, null);
  return agentId ? { agentId, by: 'round-robin' } : null;
};
