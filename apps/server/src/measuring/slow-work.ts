import type { SlowWork as Told } from '@propguard/protocol/running';

export const SLOW_STATEMENT_MS = 250;
export const SLOW_JOB_MS = 30_000;
const KEPT = 30;
const LONGEST = 500;

type Slow = Told['jobs'][number];

/** A few of the slowest; a new one takes the place of the one whose worst was least. */
class Slowest {
  readonly #found = new Map<string, Slow>();

  add(name: string, ms: number): void {
    const before = this.#found.get(name);
    const count = (before?.count ?? 0) + 1;
    this.#found.set(name, {
      name,
      count,
      worstMs: Math.max(before?.worstMs ?? 0, ms),
      meanMs: ((before?.meanMs ?? 0) * (count - 1) + ms) / count,
      lastAt: new Date().toISOString(),
    });
    if (this.#found.size <= KEPT) return;
    const least = this.list().at(-1);
    if (least) this.#found.delete(least.name);
  }

  list(): Slow[] {
    return [...this.#found.values()].sort((one, other) => other.worstMs - one.worstMs);
  }
}

/** Quoted values stand for themselves in what the product sends; the operator is shown none. */
export const withoutValues = (statement: string): string =>
  statement
    .replaceAll(/'(?:[^']|'')*'/g, "'…'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);

/** What took long on this node since it started. */
export class SlowWork {
  readonly #statements = new Slowest();
  readonly #jobs = new Slowest();

  statement(text: string, ms: number): void {
    if (ms >= SLOW_STATEMENT_MS) this.#statements.add(withoutValues(text), ms);
  }

  job(kind: string, ms: number): void {
    if (ms >= SLOW_JOB_MS) this.#jobs.add(kind, ms);
  }

  list(): Told {
    return { statements: this.#statements.list(), jobs: this.#jobs.list() };
  }
}
