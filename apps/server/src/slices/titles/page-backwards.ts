import * as z from 'zod';
import { makeCursor, readCursor } from '../../paging/cursor.ts';

/** Contracts number from 1 and give pages upwards; people want the newest first. */
export type Stretch = { first: number; length: number; nextCursor: string | null };

const Before = z.number().int().min(1);

export const stretchBefore = (
  filter: unknown,
  count: number,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Stretch => {
  const before = Math.min(readCursor(filter, cursor, Before) ?? count + 1, count + 1);
  const first = Math.max(1, before - limit);
  return {
    first,
    length: before - first,
    nextCursor: first > 1 ? makeCursor(filter, first) : null,
  };
};
