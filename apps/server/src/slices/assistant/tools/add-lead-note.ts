import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { addNote } from '../../leads/change-notes.ts';
import { findLeadsByName, nameOf } from '../find-leads-by-name.ts';
import type { Tool } from './tool.ts';

/** It runs only once approved. Of several who could be meant none is written to, and where nobody is found nobody: whom they mean is asked. */
export const addLeadNote: Tool<'add_lead_note'> = async ({ scope }, args) => {
  const leads = await findLeadsByName(scope, args.person);
  const [first, second] = leads;
  const isOne = first && (!second || (nameOf(first) === args.person && nameOf(second) !== args.person));
  if (!isOne)
    return { kind: 'ask', arguments: { note: args.note }, missing: 'person', choices: leads.map(nameOf) };
  await addNote(scope, { id: first.id, text: args.note, mentions: [] });
  return {
    kind: 'found',
    arguments: args,
    result: { id: first.id, name: nameOf(first) },
    sample: false,
    path: pathTo(PATHS.lead, { id: first.id }),
    subject: null,
  };
};
