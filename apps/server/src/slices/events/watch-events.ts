import type { LiveEvent } from '@propguard/protocol/events';
import type { SessionScope } from '../../access/session-scope.ts';

async function* whileMember(
  events: AsyncGenerator<LiveEvent, void>,
  isMember: () => Promise<boolean>,
): AsyncGenerator<LiveEvent, void> {
  for await (const event of events) {
    if (event.type === 'changed' && event.subject === 'members' && !(await isMember())) return;
    yield event;
  }
}

/** Events of the caller's workspace, as long as it is theirs; the operator also gets those of the installation. */
export const watchEvents = async (
  { services, principal, openWorkspace }: SessionScope,
  sinceMs: number | null,
  closed: AbortSignal | undefined,
): Promise<AsyncGenerator<LiveEvent, void>> => {
  const present = (): Promise<string> => openWorkspace('read', async (scope) => scope.workspaceId);
  const workspaceId = await present();
  const operator = principal.kind === 'session' && principal.operator;
  const events = services.events.watch({ workspaceId, operator }, closed, sinceMs);
  return whileMember(events, async () => (await present()) === workspaceId);
};
