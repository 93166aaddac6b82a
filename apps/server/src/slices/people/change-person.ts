import type { Person, PersonFacts } from '@propguard/protocol/people';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { getPerson } from './get-person.ts';
import { findPerson, lockPerson, updatePerson } from './store.ts';

export const changePerson = async (
  scope: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  { id, ...change }: PersonFacts & { id: string },
): Promise<Person> => {
  const { tx, workspaceId } = scope;
  await lockPerson(tx, id);
  const row = await findPerson(tx, id);
  // Nothing is learnt again of somebody who was to be forgotten.
  if (!row || row.forgottenAt) throw fail('NOT_FOUND');
  await updatePerson(tx, id, change);
  await publish(tx, { workspaceId, subject: 'people', id });
  return getPerson(scope, id);
};
