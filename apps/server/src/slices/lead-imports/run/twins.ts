type Address = { kind: string; value: string };

/** Who stood in the file before, by each of their addresses. */
export class Twins {
  readonly #lines = new Map<string, number>();

  /** The line on which one of these addresses stood; null: this is the first. */
  meet(addresses: readonly Address[], line: number): number | null {
    const keys = addresses.map(({ kind, value }) => `${kind} ${value}`);
    const before = keys.map((key) => this.#lines.get(key)).find((found) => found !== undefined);
    // Whoever is passed over names nobody: a third row of theirs is held to the first.
    if (before !== undefined) return before;
    for (const key of keys) this.#lines.set(key, line);
    return null;
  }
}
