import { publish } from '../../events/publish.ts';
import { finishByKey } from './store.ts';
import type { NoticeScope } from './tell-members.ts';

/** What was told of under this key is dealt with: it waits for nobody any more, and is not mailed. */
export const settleNotice = async ({ tx, workspaceId }: NoticeScope, key: string): Promise<void> => {
  if (await finishByKey(tx, workspaceId, key))
    await publish(tx, { workspaceId, subject: 'notices', id: null });
};
