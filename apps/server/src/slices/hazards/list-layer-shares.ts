import type { SuburbShare } from '@propguard/protocol/hazard-layers';
import * as z from 'zod';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import { makeCursor, RowNumber, readCursor } from '../../paging/cursor.ts';
import { findLayer, listShares } from './store.ts';

const Position = z.object({ position: RowNumber });

export const listLayerShares = async (
  { reader }: ReferenceScope,
  { id, query, limit, cursor }: { id: string; query: string; limit: number; cursor?: string | undefined },
): Promise<{ items: SuburbShare[]; nextCursor: string | null }> => {
  if (!(await findLayer(reader, id))) throw fail('NOT_FOUND');
  const filter = { id, query };
  const after = readCursor(filter, cursor, Position)?.position ?? null;
  const rows = await listShares(reader, id, { query, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(({ name, state, share, localityIds }) => ({ name, state, share, localityIds })),
    nextCursor: rows.length > limit && last ? makeCursor(filter, { position: last.position }) : null,
  };
};
