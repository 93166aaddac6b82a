import { constants, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

export type Bytes = Uint8Array<ArrayBuffer>;
export type PieceReply = { bytes: Bytes } | { fault: string };

/**
 * Whoever ordered a piece waits anyway; whoever is answered by the node's own thread is not to wait for it, however few cores
 * there are. Where a priority is the whole process's, it stays.
 */
const giveWay = (): void => {
  if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
};

/** The thread's side: makes one piece after the other, each as it was ordered. */
export const answerPieces = <Order>(make: (order: Order) => Promise<Uint8Array>): void => {
  giveWay();
  const answer = async (order: Order): Promise<PieceReply> => {
    try {
      // A copy of its own: what a library hands out may be a slice of memory that it goes on using.
      return { bytes: new Uint8Array(await make(order)) };
    } catch (error) {
      return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  const send = (reply: PieceReply): void =>
    parentPort?.postMessage(reply, 'bytes' in reply ? [reply.bytes.buffer] : []);
  parentPort?.on('message', (order: Order) => {
    void answer(order).then(send);
  });
};
