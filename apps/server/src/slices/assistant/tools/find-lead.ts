import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { countMatching } from '../../leads/list-leads.ts';
import { findLeadsByName, nameOf } from '../find-leads-by-name.ts';
import type { Tool } from './tool.ts';

export const findLead: Tool<'find_lead'> = async ({ scope }, args) => {
  const leads = await findLeadsByName(scope, args.person);
  const [one] = leads;
  const { total } = await countMatching(scope, { query: args.person });
  return {
    kind: 'found',
    arguments: args,
    result: {
      query: args.person,
      count: total,
      leads: leads.map((row) => ({
        id: row.id,
        name: nameOf(row),
        phone: row.phone,
        email: row.email,
        agent: row.agent?.name ?? null,
      })),
    },
    sample: false,
    path: one && leads.length === 1 ? pathTo(PATHS.lead, { id: one.id }) : PATHS.leads,
    subject: null,
  };
};
