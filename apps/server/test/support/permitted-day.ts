import { isPermittedAt } from '@propguard/rules/time/permitted-hours';
import type { Client } from 'pg';
import { vi } from 'vitest';

const ZONE = 'Australia/Sydney';
const HOUR_MS = 3_600_000;

/** The nearest hour, before or after, at which what sells may leave in Sydney. */
const nearestPermitted = (): Date => {
  for (let hours = 0; ; hours += 1)
    for (const sign of [1, -1]) {
      const at = new Date(Date.now() + sign * hours * HOUR_MS);
      if (isPermittedAt({ purpose: 'marketing', zone: ZONE }, at)) return at;
    }
};

/**
 * Tests run on Sundays and at night: the process gets a clock at which messages may leave, and the database leaves the
 * hours to the product. Only the tests about hours go without this.
 */
export const liveOnPermittedDay = async (owner: Client): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'], now: nearestPermitted() });
  await owner.query(`create or replace function is_quiet_hour(purpose text, zone text, event_at timestamptz, moment timestamptz)
    returns boolean language sql immutable as 'select false'`);
};
