import type { Socket } from 'node:net';
import type { PoolClient } from 'pg';

/** What the driver has and its types do not tell of. */
type Inside = PoolClient & { connection: { stream: Socket } };

/**
 * From now on what is asked of this connection in one turn of the loop leaves it in one write. To hand a message to
 * the system takes a node longer than to put it together.
 */
export const sendTogether = (client: PoolClient): void => {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const { stream } = (client as Inside).connection;
  let isHeld = false;
  const letGo = (): void => {
    isHeld = false;
    stream.uncork();
  };
  const held = (...asked: unknown[]): unknown => {
    if (!isHeld) {
      isHeld = true;
      stream.cork();
      process.nextTick(letGo);
    }
    return ask(...asked);
  };
  client.query = held as typeof client.query;
};
