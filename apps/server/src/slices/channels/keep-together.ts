import { randomUUID } from 'node:crypto';
import type { AnyScope } from '../../access/any-scope.ts';
import { openUnattended } from '../../access/open-unattended.ts';
import { perNode } from '../../access/per-node.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import type { Parsed } from '../../providers/channels/channel-port.ts';
import { insertCalls, type NewCall } from './call-store.ts';
import type { CalledConnection } from './connection-store.ts';
import { ID_MAX, keepInbound } from './keep-inbound.ts';

export type Call = { parsed: Parsed; body: string; begun: number };
type Waiting = {
  call: Call;
  connection: CalledConnection;
  done: () => void;
  failed: (error: unknown) => void;
};

const TAKEN = 200;
/** A transaction that nobody waits long for. */
const MOST_TOGETHER = 50;
/** A service is told to come again before more wait than are written in a few seconds. */
const MOST_WAITING = 1_000;

/** What came at each connection while this node was writing. */
const queuesOf = perNode<Waiting[]>();

const noteOf = ({ messages, receipts }: Parsed, isNew: boolean): string | null => {
  const hasContent = messages.length + receipts.length > 0;
  return hasContent && !isNew ? 'duplicate' : (messages[0]?.left ?? null);
};

const keepAll = (
  { services }: AnyScope,
  connection: CalledConnection,
  calls: readonly Call[],
): Promise<void> => {
  const { id: connectionId, workspaceId } = connection;
  const named = calls.map((call) => ({ callId: randomUUID(), ...call }));
  return openUnattended(services.database, workspaceId, async (tx) => {
    const kept = named.map(({ callId, parsed: { messages, receipts } }) => ({ callId, messages, receipts }));
    const news = await keepInbound({ services, tx }, connection, kept);
    await insertCalls(
      tx,
      named.map(
        ({ callId, parsed, body, begun }): NewCall => ({
          id: callId,
          workspaceId,
          connectionId,
          event: parsed.event,
          providerId: (parsed.messages[0] ?? parsed.receipts[0])?.providerId.slice(0, ID_MAX) ?? null,
          signature: 'verified',
          answer: TAKEN,
          note: noteOf(parsed, news.has(callId)),
          workMs: Math.round(performance.now() - begun),
          body,
        }),
      ),
    );
    await publish(tx, { workspaceId, subject: 'channels', id: null });
  });
};

const settle = async (scope: AnyScope, { call, connection, done, failed }: Waiting): Promise<void> => {
  try {
    await keepAll(scope, connection, [call]);
    done();
  } catch (error) {
    failed(error);
  }
};

/** Empty, it is left in the same breath: whoever comes next begins another. */
const drain = async (scope: AnyScope, queue: Waiting[], left: () => void): Promise<void> => {
  while (queue.length > 0) {
    const together = queue.splice(0, MOST_TOGETHER);
    const connection = together.at(-1)?.connection;
    if (!connection) break;
    try {
      await keepAll(
        scope,
        connection,
        together.map(({ call }) => call),
      );
      for (const { done } of together) done();
    } catch {
      // What one of them spoils, or another node had a hold of, is not the others' fault.
      for (const one of together) await settle(scope, one);
    }
  }
  left();
};

/**
 * Keeps a call, and says so once it is kept. What comes at the same connection while this node is writing is written with
 * the next transaction, all of it at once: a service that sends much at a time waits for few of them.
 */
export const keepTogether = (scope: AnyScope, connection: CalledConnection, call: Call): Promise<void> => {
  const queues = queuesOf(scope.services.database);
  const { id } = connection;
  return new Promise((done, failed) => {
    const waiting = { call, connection, done, failed };
    const queue = queues.get(id);
    if (queue) {
      if (queue.length < MOST_WAITING) queue.push(waiting);
      else failed(fail('OVERLOADED'));
      return;
    }
    const begun = [waiting];
    queues.set(id, begun);
    void drain(scope, begun, () => queues.delete(id));
  });
};
