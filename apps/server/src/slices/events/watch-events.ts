import type { LiveEvent } from '@propguard/protocol/events';
import { openWorkspace } from '../../access/open-workspace.ts';
import type { Principal } from '../../access/principal.ts';
import type { Context } from '../../context.ts';

const workspaceOf = (services: Context, principal: Principal): Promise<string> =>
  openWorkspace(services, principal, 'read', async ({ workspaceId }) => workspaceId);

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
  services: Context,
  principal: Principal,
  closed: AbortSignal | undefined,
): Promise<AsyncGenerator<LiveEvent, void>> => {
  const workspaceId = await workspaceOf(services, principal);
  const operator = principal.kind === 'session' && principal.operator;
  const events = services.events.watch({ workspaceId, operator }, closed);
  return whileMember(events, async () => (await workspaceOf(services, principal)) === workspaceId);
};
