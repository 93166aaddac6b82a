import type { Locality, LocalityQuery } from '@propguard/protocol/localities';
import * as z from 'zod';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { makeCursor, RowText, readCursor } from '../../paging/cursor.ts';
import { ALIKE, searchLocalities as findMatches } from './store.ts';
import { understandQuery } from './understand-query.ts';
import { toLocality } from './view.ts';

const Position = z.object({ rank: z.int().min(0).max(ALIKE), id: RowText });

export const searchLocalities = async (
  { reader }: ReferenceScope,
  input: z.infer<typeof LocalityQuery>,
): Promise<{ items: Locality[]; nextCursor: string | null }> => {
  const filter = { query: input.query, state: input.state };
  const after = readCursor(filter, input.cursor, Position);
  const understood = understandQuery(input.query);
  const rows = await findMatches(reader, {
    ...understood,
    state: input.state ?? understood.state,
    after,
    limit: input.limit + 1,
  });
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  const isMore = rows.length > input.limit && last !== undefined;
  return {
    items: page.map(toLocality),
    nextCursor: isMore ? makeCursor(filter, { rank: last.rank, id: last.id }) : null,
  };
};
