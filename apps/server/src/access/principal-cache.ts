import { type Principal, principalIds } from './principal.ts';

const KEPT_MS = 30_000;
const MOST_ENTRIES = 10_000;
/** A cookie of ours has about 100 characters. Whoever fills theirs up must not fill our memory. */
const LONGEST_SECRET = 4096;

type Entry = { principal: Principal; keptUntil: number };

/**
 * Who a cookie or a key belongs to, for a moment. The database announces whatever would change the answer
 * (sessions, accounts, keys, the operator), and the entry goes; while announcements cannot be heard nothing is kept.
 */
export class PrincipalCache {
  readonly #entries = new Map<string, Entry>();
  #changes = 0;

  /** To be taken before looking up: an answer that was overtaken by a change is not kept. */
  get changes(): number {
    return this.#changes;
  }

  find(secret: string, now = Date.now()): Principal | undefined {
    const entry = this.#entries.get(secret);
    if (!entry) return undefined;
    if (entry.keptUntil > now) return entry.principal;
    this.#entries.delete(secret);
    return undefined;
  }

  keep(secret: string, principal: Principal, changesBefore: number, now = Date.now()): void {
    if (changesBefore !== this.#changes || secret.length > LONGEST_SECRET) return;
    if (this.#entries.size >= MOST_ENTRIES) this.#entries.clear();
    this.#entries.set(secret, { principal, keptUntil: now + KEPT_MS });
  }

  /** By the id of a session, an account or a key. */
  forget(id: string): void {
    this.#changes += 1;
    for (const [secret, { principal }] of this.#entries) {
      if (principalIds(principal).includes(id)) this.#entries.delete(secret);
    }
  }

  forgetAll(): void {
    this.#changes += 1;
    this.#entries.clear();
  }
}
