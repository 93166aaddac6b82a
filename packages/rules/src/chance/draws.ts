/** A number of 32 bits from a text: FNV-1a with a final mix. The same on every machine and in every release. */
export const hashOf = (key: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** A share in [0, 1) that depends on the key alone. */
export const shareOf = (key: string): number => hashOf(key) / 2 ** 32;

export type Weighted<T> = readonly (readonly [value: T, weight: number])[];

/**
 * Draws that depend on a key alone (mulberry32 on its hash), so that adding something to the world elsewhere
 * changes nothing here.
 */
export class Draws {
  #state: number;

  constructor(key: string) {
    this.#state = hashOf(key);
  }

  share(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(low: number, high: number): number {
    return low + this.share() * (high - low);
  }

  /** Both ends included. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.share() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.share() < probability;
  }

  /** Standard normal, by Box and Muller. */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.share())) * Math.cos(2 * Math.PI * this.share());
  }

  /** Log-normal around a median; `spread` is the standard deviation of the logarithm. */
  around(median: number, spread: number): number {
    return median * Math.exp(spread * this.normal());
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[Math.floor(this.share() * list.length)];
    if (picked === undefined) throw new RangeError('There is nothing to pick from.');
    return picked;
  }

  weighted<T>(choices: Weighted<T>): T {
    let left = this.share() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of choices) {
      left -= weight;
      if (left < 0) return value;
    }
    return this.pick(choices)[0];
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((value) => ({ value, order: this.share() }))
      .sort((a, b) => a.order - b.order)
      .map(({ value }) => value);
  }
}
