import type { InstallationScope } from '../../access/installation-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { deleteEnquiry } from './store.ts';

export const removeEnquiry = async ({ tx }: InstallationScope, id: string): Promise<{ done: true }> => {
  if (!(await deleteEnquiry(tx, id))) throw fail('NOT_FOUND');
  await publish(tx, { workspaceId: null, subject: 'enquiries', id });
  return { done: true };
};
