/** A file from anywhere: uploaded in parts, or on this machine's disk. */
export type FileSource = {
  name: string;
  sizeBytes: number;
  /** The bytes from `start` up to, not including, `end`. Called as often as needed. */
  read: (start: number, end: number) => AsyncIterable<Buffer>;
};

/** How far the file was read, for progress. */
export type ReadingMeter = { bytes: number };

const HEAD_BYTES = 64 * 1024;

export const readHead = async (source: FileSource, bytes = HEAD_BYTES): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of source.read(0, Math.min(bytes, source.sizeBytes))) pieces.push(piece);
  return Buffer.concat(pieces);
};
