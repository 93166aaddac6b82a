import type { ListingSort } from '@propguard/protocol/listing-query';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';

const DayPosition = z.object({ key: z.iso.date(), id: z.uuid() });
const NumberPosition = z.object({ key: z.int(), id: z.uuid() });
export type SortPosition = z.infer<typeof DayPosition> | z.infer<typeof NumberPosition>;

export type SortOrder = {
  /** What rows are ordered by; never null, or a row could be neither before nor after another. */
  key: SQL;
  keyType: SQL;
  direction: 'up' | 'down';
  position: z.ZodType<SortPosition>;
  positionOf: (sortKey: string, id: string) => SortPosition;
};

const byDay = {
  keyType: sql`date`,
  position: DayPosition,
  positionOf: (key: string, id: string) => ({ key, id }),
};
const byNumber = {
  keyType: sql`bigint`,
  position: NumberPosition,
  positionOf: (key: string, id: string) => ({ key: Number(key), id }),
};

/** The expressions are those of the indices `listing_newest`, `listing_price_up` and `listing_price_down`. Land has none. */
export const SORT_ORDERS: Readonly<Record<ListingSort, SortOrder>> = {
  newest: { ...byDay, key: sql`l.listed_on`, direction: 'down' },
  price_up: { ...byNumber, key: sql`coalesce(l.guide_from_aud, 9007199254740991)`, direction: 'up' },
  price_down: { ...byNumber, key: sql`coalesce(l.guide_from_aud, -1)`, direction: 'down' },
  land: { ...byNumber, key: sql`coalesce(p.land_m2, -1)`, direction: 'down' },
};

/** Down is `nulls last` as the index is, though nothing is null: PostgreSQL takes the index only then. */
export const orderBy = ({ key, direction }: SortOrder): SQL =>
  direction === 'up' ? sql`${key}, l.id` : sql`${key} desc nulls last, l.id desc nulls last`;

export const isAfter = ({ key, keyType, direction }: SortOrder, last: SortPosition): SQL => {
  const position = sql`(${last.key}::${keyType}, ${last.id}::uuid)`;
  return direction === 'up' ? sql`(${key}, l.id) > ${position}` : sql`(${key}, l.id) < ${position}`;
};
