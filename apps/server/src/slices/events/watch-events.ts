import type { LiveEvent } from '@propguard/protocol/events';
import { openWorkspace } from '../../access/open-workspace.ts';
import type { Principal } from '../../access/principal.ts';
import type { Context } from '../../context.ts';

/** A stream ends after this long, so that a session or key that has ended meanwhile is asked for again. */
const LONGEST_STREAM_MS = 10 * 60 * 1000;

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
  const ended = AbortSignal.any([AbortSignal.timeout(LONGEST_STREAM_MS), ...(closed ? [closed] : [])]);
  const events = services.events.watch({ workspaceId, operator }, ended);
  return whileMember(events, async () => (await workspaceOf(services, principal)) === workspaceId);
};
