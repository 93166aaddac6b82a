import { isConnectedChannel } from '@propguard/rules/channels/channel-abilities';
import type { AnyScope } from '../../access/any-scope.ts';
import { openUnattended } from '../../access/open-unattended.ts';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import type { RawCall } from '../../providers/channels/channel-port.ts';
import { maskedBody } from '../../providers/channels/masked-body.ts';
import { insertCalls } from './call-store.ts';
import { type CalledConnection, findCalled } from './connection-store.ts';
import { keepTogether } from './keep-together.ts';
import { openPort } from './open-port.ts';

export type CallAnswer = { status: number; type: string; body: string };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const PLAIN = 'text/plain';
const NOTHING_HERE: CallAnswer = { status: 404, type: PLAIN, body: '' };
const FORGED: CallAnswer = { status: 401, type: PLAIN, body: '' };
const TAKEN: CallAnswer = { status: 200, type: PLAIN, body: '' };
/** Calls are shown a moment later by whoever looks at them: refused ones come in numbers, and are not announced. */
const refuse = async ({ services }: AnyScope, connection: CalledConnection, call: RawCall, begun: number) => {
  const { id: connectionId, workspaceId } = connection;
  await openUnattended(services.database, workspaceId, (tx) =>
    insertCalls(tx, [
      {
        workspaceId,
        connectionId,
        event: 'call',
        signature: 'bad',
        answer: FORGED.status,
        note: 'bad signature',
        workMs: Math.round(performance.now() - begun),
        body: maskedBody(call.body),
      },
    ]),
  );
  return FORGED;
};

/**
 * A call of a service: verified, kept, answered; the rest is worked on afterwards. What the service sends again because
 * it did not hear us is kept once. `verified` is told when nothing is left but to write it.
 */
export const receiveCall = async (
  { services, reader }: ReferenceScope,
  id: string,
  call: RawCall,
  verified: () => void,
): Promise<CallAnswer> => {
  const begun = performance.now();
  const connection = UUID.test(id) ? await findCalled(reader, id) : undefined;
  // Nobody calls for our own widget: there is no service behind it.
  if (!connection || !isConnectedChannel(connection.channel)) return NOTHING_HERE;
  const port = openPort({ services }, connection);
  if (!(await port.verify(call))) return refuse({ services }, connection, call, begun);
  const parsed = port.parse(call);
  verified();
  await keepTogether({ services }, connection, { parsed, body: maskedBody(call.body), begun });
  return parsed.answer ? { status: 200, ...parsed.answer } : TAKEN;
};

/** WhatsApp asks once whether it has the right address: what it says is said back to whoever knows the word. */
export const answerHandshake = async (
  { services, reader }: ReferenceScope,
  id: string,
  query: Readonly<Record<string, unknown>>,
): Promise<CallAnswer> => {
  const connection = UUID.test(id) ? await findCalled(reader, id) : undefined;
  if (!connection) return NOTHING_HERE;
  const { verifyToken } = connection.settings;
  const isRight =
    query['hub.mode'] === 'subscribe' &&
    verifyToken !== undefined &&
    query['hub.verify_token'] === verifyToken;
  const { workspaceId, id: connectionId } = connection;
  await openUnattended(services.database, workspaceId, (tx) =>
    insertCalls(tx, [
      {
        workspaceId,
        connectionId,
        event: 'handshake',
        signature: isRight ? 'verified' : 'bad',
        answer: isRight ? 200 : 403,
        workMs: 0,
        body: '{}',
      },
    ]),
  );
  const challenge = query['hub.challenge'];
  return isRight
    ? { status: 200, type: PLAIN, body: typeof challenge === 'string' ? challenge.slice(0, 200) : '' }
    : { status: 403, type: PLAIN, body: '' };
};
