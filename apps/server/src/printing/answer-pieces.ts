import { parentPort } from 'node:worker_threads';

export type Bytes = Uint8Array<ArrayBuffer>;
export type PieceReply = { bytes: Bytes } | { fault: string };

/** The thread's side: makes one piece after the other, each as it was ordered. */
export const answerPieces = <Order>(make: (order: Order) => Promise<Uint8Array>): void => {
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
