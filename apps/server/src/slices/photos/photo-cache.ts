export type KeptPhoto = { svg: string; version: string };

/** The pictures that were asked for last; the one that waited longest goes first. */
export class PhotoCache {
  readonly #photos = new Map<string, KeptPhoto>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  find(key: string): KeptPhoto | undefined {
    const photo = this.#photos.get(key);
    if (!photo) return undefined;
    this.#photos.delete(key);
    this.#photos.set(key, photo);
    return photo;
  }

  keep(key: string, photo: KeptPhoto): void {
    this.#photos.delete(key);
    this.#photos.set(key, photo);
    const oldest = this.#photos.keys().next();
    if (this.#photos.size > this.#most && !oldest.done) this.#photos.delete(oldest.value);
  }

  get size(): number {
    return this.#photos.size;
  }
}
