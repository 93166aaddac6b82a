import type { Known } from '@propguard/protocol/privacy';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { PERSONAL_TABLES } from './personal-data.ts';
import { findTold, insertReceipt, lockPerson } from './store.ts';
import { toReceipt } from './view.ts';

/** 'What do you know of me': every row about a person, and a receipt that it was told. */
export const tellKnown = async (
  { tx, workspaceId, accountId }: WorkspaceScope,
  personId: string,
): Promise<Known> => {
  if (!(await lockPerson(tx, personId))) throw fail('NOT_FOUND');
  const facts: Known['facts'] = {};
  for (const table of PERSONAL_TABLES) facts[table.name] = await findTold(tx, table, personId);
  const counts = Object.fromEntries(Object.entries(facts).map(([name, rows]) => [name, rows.length]));
  const receipt = await insertReceipt(tx, { workspaceId, kind: 'told', personId, counts, madeBy: accountId });
  return { receipt: toReceipt(receipt), facts };
};
