import { createHash } from 'node:crypto';

/**
 * A fingerprint of rows in any order: what PostgreSQL reads back may lie elsewhere in the table than it was written.
 * The sum of the rows' own hashes, so that a row too many or too few shows as much as a changed one.
 */
export class RowSum {
  #sum = 0n;
  #count = 0;

  add(line: string): void {
    const [low = 0n, high = 0n] = new BigUint64Array(
      new Uint8Array(createHash('sha256').update(line).digest()).buffer,
    );
    this.#sum = BigInt.asUintN(128, this.#sum + ((high << 64n) | low));
    this.#count += 1;
  }

  get count(): number {
    return this.#count;
  }

  get digest(): string {
    return this.#sum.toString(16).padStart(32, '0');
  }
}
