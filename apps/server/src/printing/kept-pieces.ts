import type { Bytes } from './answer-pieces.ts';

/** Pieces by the name of what is in them, up to so many bytes; what was not asked for the longest goes first. */
export class KeptPieces {
  readonly #mostBytes: number;
  readonly #kept = new Map<string, Bytes>();
  readonly #underWay = new Map<string, Promise<Bytes>>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /**
   * However many ask at once, it is made once; what could not be made is tried again by whoever asks next. Who is
   * refused by `make` at once (it throws) is refused alone.
   */
  get(name: string, make: () => Promise<Bytes>): Promise<Bytes> {
    const found = this.#kept.get(name);
    if (found) {
      this.#kept.delete(name);
      this.#kept.set(name, found);
      return Promise.resolve(found);
    }
    const before = this.#underWay.get(name);
    if (before) return before;
    const making = make()
      .then((bytes) => {
        this.#keep(name, bytes);
        return bytes;
      })
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, making);
    return making;
  }

  #keep(name: string, bytes: Bytes): void {
    if (bytes.byteLength > this.#mostBytes) return;
    this.#kept.set(name, bytes);
    this.#bytes += bytes.byteLength;
    for (const [oldest, { byteLength }] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#kept.delete(oldest);
      this.#bytes -= byteLength;
    }
  }
}
