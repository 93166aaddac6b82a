import type { LeadRow } from '@propguard/protocol/lead-facts';
import { LeadQuery } from '@propguard/protocol/lead-query';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { listLeads } from '../leads/list-leads.ts';

/** More than these are looked for on the screen. */
const SHOWN = 8;

/** Of the leads that the caller sees, those with these words; who is called exactly so comes first. */
export const findLeadsByName = async (scope: WorkspaceScope, query: string): Promise<LeadRow[]> => {
  const { items } = await listLeads(
    scope,
    LeadQuery.parse({ query, sort: 'last-contact', direction: 'desc', limit: SHOWN }),
  );
  const isNamed = ({ name }: LeadRow) => name?.toLowerCase() === query.toLowerCase();
  return [...items.filter(isNamed), ...items.filter((row) => !isNamed(row))];
};

/** What a lead is called where nobody said their name. */
export const nameOf = ({ name, email, phone }: LeadRow): string => name ?? email ?? phone ?? '?';
