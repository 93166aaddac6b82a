/** One that was rung while nobody waited is heard by whoever waits next: between looking and waiting nothing is missed. */
export class Bell {
  #isRung = false;
  #wake: (() => void) | undefined;

  ring(): void {
    this.#isRung = true;
    this.#wake?.();
  }

  async heard(ends: AbortSignal): Promise<void> {
    if (!this.#isRung && !ends.aborted)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        ends.addEventListener('abort', () => resolve(), { once: true });
      });
    this.#isRung = false;
  }
}

/** Bells by name; each of those who wait under one has a bell of their own. */
export class Bells {
  readonly #hung = new Map<string, Set<Bell>>();

  hang(name: string): Bell {
    const bell = new Bell();
    this.#hung.set(name, (this.#hung.get(name) ?? new Set()).add(bell));
    return bell;
  }

  take(name: string, bell: Bell): void {
    const hung = this.#hung.get(name);
    hung?.delete(bell);
    if (hung?.size === 0) this.#hung.delete(name);
  }

  /** On this node alone. */
  ring(name: string): void {
    for (const bell of this.#hung.get(name) ?? []) bell.ring();
  }

  ringAll(): void {
    for (const name of this.#hung.keys()) this.ring(name);
  }
}
