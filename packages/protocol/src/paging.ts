import * as z from 'zod';

/** Paging by cursor: pass `nextCursor` back to go on. A cursor belongs to the filter it was made with. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(500).optional(),
});

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });
