import type { Enquiry } from '@propguard/protocol/enquiries';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { setAnswered } from './store.ts';
import { toEnquiry } from './view.ts';

export const markEnquiry = async (
  { tx }: InstallationScope,
  { id, answered }: { id: string; answered: boolean },
): Promise<Enquiry> => {
  const row = await setAnswered(tx, id, answered);
  if (!row) throw fail('NOT_FOUND');
  await publish(tx, { workspaceId: null, subject: 'enquiries', id });
  return toEnquiry(row);
};
