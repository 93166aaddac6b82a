import { openUnattended } from '../../access/open-unattended.ts';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import type { RawCall } from '../../providers/channels/channel-port.ts';
import { eventsIn, isHubspotCall } from '../../providers/hubspot/hubspot-call.ts';
import { findCalled, updateConnection } from './connection-store.ts';
import { insertEvents } from './event-store.ts';
import { openKeys } from './open-account.ts';
import { syncSoon } from './sync-timer.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const say = (status: number) => ({ status, type: 'text/plain', body: '' });

/**
 * A call of HubSpot's: verified, kept, answered; what it is about is asked of HubSpot afterwards. What it sends again
 * because it did not hear us is kept once.
 */
export const receiveHubspotCall = async (
  { services, reader }: ReferenceScope,
  id: string,
  call: RawCall,
): Promise<{ status: number; type: string; body: string }> => {
  const connection = UUID.test(id) ? await findCalled(reader, id) : undefined;
  if (!connection) return say(404);
  const { workspaceId, id: connectionId, sealedKeys } = connection;
  const { clientSecret } = openKeys({ services }, sealedKeys);
  const now = new Date();
  const isReal = isHubspotCall(call, clientSecret, now);
  const events = isReal ? eventsIn(call.body) : [];
  await openUnattended(services.database, workspaceId, async (tx) => {
    await updateConnection(tx, connectionId, isReal ? { calledAt: now } : { refusedCallAt: now });
    const rows = events.map((event) => ({ workspaceId, connectionId, ...event }));
    if ((await insertEvents(tx, rows)) > 0) await syncSoon({ tx, workspaceId }, connectionId);
  });
  return say(isReal ? 200 : 401);
};
