/** The tiles that were asked for last, up to so many bytes; the one that waited longest goes first. */
export class TileCache {
  readonly #tiles = new Map<string, Uint8Array>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  find(key: string): Uint8Array | undefined {
    const tile = this.#tiles.get(key);
    if (!tile) return undefined;
    this.#tiles.delete(key);
    this.#tiles.set(key, tile);
    return tile;
  }

  keep(key: string, tile: Uint8Array): void {
    this.#bytes += tile.byteLength - (this.#tiles.get(key)?.byteLength ?? 0);
    this.#tiles.delete(key);
    this.#tiles.set(key, tile);
    for (const [oldest, { byteLength }] of this.#tiles) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#tiles.delete(oldest);
      this.#bytes -= byteLength;
    }
  }

  get size(): number {
    return this.#tiles.size;
  }
}
