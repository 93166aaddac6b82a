import type { Readable } from 'node:stream';

/** A file whose bytes are still on their way: read it once, by `stream()`. Its size is what the caller announced. */
export class ArrivingFile extends File {
  readonly #source: Readable;

  constructor(source: Readable, { type, size }: { type: string; size: number }) {
    super([], 'upload', { type });
    this.#source = source;
    Object.defineProperty(this, 'size', { value: size });
  }

  /** A reader that stops early leaves the connection open, so that the caller can still be told why. */
  override stream(): ReturnType<File['stream']> {
    const chunks = this.#source.iterator({ destroyOnReturn: false });
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: async (controller) => {
        const { done, value } = (await chunks.next()) as IteratorResult<Uint8Array<ArrayBuffer>, undefined>;
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => void (await chunks.return?.()),
    });
  }
}
