import type { OpenedScope } from '../../access/any-scope.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { sendMessageJob } from './jobs.ts';
import { insertAttachments, insertMessage, type NewMessageRow } from './store.ts';
import { tellOfMessage } from './tell-of-message.ts';

type Attached = { name: string; mediaType: string; content: Buffer };

/** The message waits, and a job is on its way to it if there is a way out. Undefined: it was written before. */
export const queueMessage = async (
  { services: { queue }, tx }: OpenedScope<'queue'>,
  row: NewMessageRow,
  attachments: readonly Attached[] = [],
): Promise<string | undefined> => {
  const { workspaceId = null, state } = row;
  const id = await insertMessage(tx, row);
  if (id === undefined) return undefined;
  await insertAttachments(
    tx,
    attachments.map((attached, position) => ({ workspaceId, messageId: id, position, ...attached })),
  );
  await tellOfMessage({ tx }, { id, workspaceId });
  if (state === 'queued')
    await enqueue(queue, tx, sendMessageJob, { workspaceId, accountId: null, input: { messageId: id } });
  return id;
};
