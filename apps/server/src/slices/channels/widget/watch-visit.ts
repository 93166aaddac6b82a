import type { AnyScope } from '../../../access/any-scope.ts';
import type { OpenGuest } from '../../../access/guest-scope.ts';
import { inVisit } from './visit-thread.ts';

type Changed = { type: 'changed' };

/** What is said in the visitor's own conversation; of all else in the workspace not even that it happened. */
async function* ofConversation(
  { services }: AnyScope,
  { workspaceId, ...visit }: { workspaceId: string; conversationId: string | null },
  findConversation: () => Promise<string | null>,
  closed: AbortSignal | undefined,
): AsyncGenerator<Changed, void> {
  yield { type: 'changed' };
  let { conversationId } = visit;
  const events = services.events.watch({ workspaceId, operator: false }, closed);
  for await (const event of events) {
    if (event.type === 'resync') yield { type: 'changed' };
    else if (event.type === 'changed' && event.subject === 'conversations') {
      // Whoever watches before they write has no conversation yet: the first words begin it.
      conversationId ??= await findConversation();
      if (event.id === conversationId) yield { type: 'changed' };
    }
  }
}

export const watchVisit = async (
  { services }: AnyScope,
  open: OpenGuest,
  closed: AbortSignal | undefined,
): Promise<AsyncGenerator<Changed, void>> => {
  const read = () => inVisit(open, 'read', async ({ visit }) => visit);
  const findConversation = async () => (await read()).conversationId;
  return ofConversation({ services }, await read(), findConversation, closed);
};
