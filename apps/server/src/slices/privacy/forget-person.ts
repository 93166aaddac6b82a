import type { PrivacyReceipt } from '@propguard/protocol/privacy';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { PERSONAL_TABLES } from './personal-data.ts';
import { blank, deleteAttachments, deletePasses, insertReceipt, keepRefusals, lockPerson } from './store.ts';
import { toReceipt } from './view.ts';

/**
 * 'Forget this person': what is personal goes, the rows stay so that what was counted stays counted. What they refused
 * stays refused. What each table holds of them is said in personal-data.ts.
 */
export const forgetPerson = async (
  { tx, workspaceId, accountId }: WorkspaceScope,
  personId: string,
): Promise<PrivacyReceipt> => {
  const person = await lockPerson(tx, personId);
  if (!person) throw fail('NOT_FOUND');
  if (person.forgottenAt) throw fail('CONFLICT');
  await keepRefusals(tx, personId);
  await deleteAttachments(tx, personId);
  await deletePasses(tx, personId);
  const counts: Record<string, number> = {};
  for (const table of PERSONAL_TABLES) counts[table.name] = await blank(tx, table, personId);
  await publish(tx, { workspaceId, subject: 'people', id: personId });
  return toReceipt(
    await insertReceipt(tx, { workspaceId, kind: 'forgotten', personId, counts, madeBy: accountId }),
  );
};
