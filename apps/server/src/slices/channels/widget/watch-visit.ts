import type { AnyScope } from '../../../access/any-scope.ts';
import type { OpenGuest } from '../../../access/guest-scope.ts';
import { inVisit } from './visit-thread.ts';

type Changed = { type: 'changed' };

/** What is said in the visitor's own conversation; of all else in the workspace not even that it happened. */
async function* ofConversation(
  { services }: AnyScope,
  { workspaceId, conversationId }: { workspaceId: string; conversationId: string | null },
  closed: AbortSignal | undefined,
): AsyncGenerator<Changed, void> {
  yield { type: 'changed' };
  const events = services.events.watch({ workspaceId, operator: false }, closed);
  for await (const event of events)
    if (event.type === 'resync' || (event.subject === 'conversations' && event.id === conversationId))
      yield { type: 'changed' };
}

export const watchVisit = async (
  { services }: AnyScope,
  open: OpenGuest,
  closed: AbortSignal | undefined,
): Promise<AsyncGenerator<Changed, void>> => {
  const visit = await inVisit(open, 'read', async ({ visit: row }) => row);
  return ofConversation({ services }, visit, closed);
};
