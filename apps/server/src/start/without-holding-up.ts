import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** Below PostgreSQL's own second, after which it ends one of two that wait for each other: never a request. */
const WAITS_MS = 400;
const PAUSE_MS = 300;
const PATIENCE_MS = 10 * 60 * 1000;
/** A lock that was not had in time, and a circle of waiting that was found after all. */
const NOT_HAD = new Set(['55P03', '40P01']);

const codeOf = (error: unknown): unknown => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return cause?.code ?? code;
};

/**
 * Changes tables that others work with. Whoever waits for a table to itself holds up everybody who comes after, and may
 * wait for somebody who waits for it: so it gives up soon, lets them pass, and tries the whole again.
 */
export const withoutHoldingUp = async (owner: pg.Client, change: () => Promise<void>): Promise<void> => {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    await owner.query(`set lock_timeout = ${WAITS_MS}`);
    try {
      return await change();
    } catch (error) {
      if (!NOT_HAD.has(String(codeOf(error))) || Date.now() > giveUpAt) throw error;
    } finally {
      await owner.query('reset lock_timeout');
    }
    await delay(PAUSE_MS);
  }
};
