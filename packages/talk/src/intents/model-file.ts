import type { Classifier } from '@propguard/engine/classifier/classifier';

/** A line of JSON says what the model is; its weights follow as bytes, one row of buckets a label. */
type Head = { examples: string; labels: readonly string[]; buckets: number; scale: number };
const END_OF_HEAD = 0x0a;

export type IntentModel = Classifier & {
  /** SHA-256 of the examples that it was trained on. */
  examples: string;
};

/** What a message wants, and whether it is one that is not followed: the second is learnt from more, and apart. */
export type LearntIntents = IntentModel & { refusals: IntentModel };

/** What stands in rows, in columns. */
const turned = (cells: Int8Array, rows: number, columns: number): Int8Array => {
  const result = new Int8Array(cells.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      result[column * rows + row] = cells[row * columns + column] ?? 0;
  return result;
};

export const packModel = ({ weights, ...head }: IntentModel): Uint8Array =>
  Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    Buffer.from(turned(weights, head.buckets, head.labels.length).buffer),
  ]);

export const unpackModel = (bytes: Uint8Array): IntentModel => {
  const end = bytes.indexOf(END_OF_HEAD);
  const head = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString('utf8')) as Head;
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + end + 1, bytes.byteLength - end - 1);
  return { ...head, weights: turned(weights, head.labels.length, head.buckets) };
};
