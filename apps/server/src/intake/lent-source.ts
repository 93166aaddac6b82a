import { once } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { FileSource } from './file-source.ts';

/** A file as a thread is told of it; its bytes are asked for through the port. */
export type LentFile = Pick<FileSource, 'name' | 'sizeBytes'> & { port: MessagePort };

type Asked = { start: number; end: number };
type Given = { bytes: Uint8Array } | { fault: string };

const BYTES_AT_ONCE = 256 * 1024;

const bytesOf = async (source: FileSource, { start, end }: Asked): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = new Uint8Array(end - start);
  let at = 0;
  for await (const piece of source.read(start, end)) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
};

/**
 * Lends a file to a thread, which has no database: what it asks for is read here, a piece at a time.
 */
export const lendSource = (source: FileSource) => {
  const { port1: mine, port2: port } = new MessageChannel();
  mine.on('message', (asked: Asked) => {
    void bytesOf(source, asked).then(
      (bytes) => mine.postMessage({ bytes } satisfies Given, [bytes.buffer]),
      // What went wrong is known here (`readThrough`).
      () => mine.postMessage({ fault: 'The file could not be read.' } satisfies Given),
    );
  });
  mine.unref();
  const file: LentFile = { name: source.name, sizeBytes: source.sizeBytes, port };
  return { file, close: () => mine.close() };
};

/** The thread's side. */
export const borrowedSource = ({ name, sizeBytes, port }: LentFile): FileSource => ({
  name,
  sizeBytes,
  read: async function* (start, end) {
    for (let at = start; at < end; at += BYTES_AT_ONCE) {
      const reply = once(port, 'message') as Promise<[Given]>;
      port.postMessage({ start: at, end: Math.min(end, at + BYTES_AT_ONCE) } satisfies Asked);
      const [given] = await reply;
      if ('fault' in given) throw new Error(given.fault);
      yield Buffer.from(given.bytes.buffer, given.bytes.byteOffset, given.bytes.byteLength);
    }
  },
});
