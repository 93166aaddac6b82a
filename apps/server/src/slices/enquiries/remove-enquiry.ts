import type { Context } from '../../context.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { deleteEnquiry } from './store.ts';

export const removeEnquiry = ({ database }: Context, id: string): Promise<{ done: true }> =>
  database.asInstallation(async (tx) => {
    if (!(await deleteEnquiry(tx, id))) throw fail('NOT_FOUND');
    await publish(tx, { workspaceId: null, subject: 'enquiries', id });
    return { done: true };
  });
