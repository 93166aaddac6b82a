import { sql } from 'drizzle-orm';
import type { Reader } from '../db/database.ts';
import { fail } from '../fail.ts';
import { hashSecret } from './authenticate.ts';

/**
 * What is done so often at most, by whom or to whom, within so many seconds of the first time; what is measured rather than
 * counted, such as KiB, says by how much.
 */
export type Counted = { what: string; whose: string; most: number; seconds: number; by?: number };

const nameOf = ({ what, whose }: Pick<Counted, 'what' | 'whose'>): Buffer => hashSecret(`${what}\n${whose}`);

/**
 * Counts over all nodes, in one statement: of requests at once none is lost. Throws RATE_LIMITED, with when to come
 * back, as soon as one of the counts is beyond what is allowed.
 */
export const countOnAllNodes = async (db: Reader, counted: readonly Counted[]): Promise<void> => {
  // In one order for everyone: two who count the same things must not wait for each other.
  const rows = counted
    .map((one) => ({ ...one, name: nameOf(one) }))
    .toSorted((a, b) => Buffer.compare(a.name, b.name));
  const values = rows.map(
    ({ name, seconds, by = 1 }) =>
      sql`(${name}, ${Math.ceil(by)}, now() + make_interval(secs => ${seconds}))`,
  );
  const { rows: counts } = await db.execute<{ name: Buffer; count: number; left: number }>(
    sql`insert into shared_count as known (name, count, ends_at) values ${sql.join(values, sql`, `)}
        on conflict (name) do update set
          count = case when known.ends_at <= now() then excluded.count else least(known.count, 1000000000) + excluded.count end,
          ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
        returning name, count, extract(epoch from known.ends_at - now())::float8 as left`,
  );
  const waits = rows.flatMap(({ name, most }) => {
    const found = counts.find((count) => count.name.equals(name));
    return found && found.count > most ? [found.left] : [];
  });
  if (waits.length > 0)
    throw fail('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(Math.max(...waits))) });
};

/** Begins anew: whoever was let in after some tries did not guess. */
export const forgetCount = async (db: Reader, counted: Pick<Counted, 'what' | 'whose'>): Promise<void> => {
  await db.execute(sql`delete from shared_count where name = ${nameOf(counted)}`);
};
