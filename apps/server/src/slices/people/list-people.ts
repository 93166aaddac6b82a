import type { Person } from '@propguard/protocol/people';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { findAddressesOf, findPeople } from './store.ts';
import { toPerson } from './view.ts';

type Query = { query: string; limit: number; cursor?: string | undefined };

export const listPeople = async (
  { tx }: WorkspaceScope,
  { query, limit, cursor }: Query,
): Promise<{ items: Person[]; nextCursor: string | null }> => {
  const filter = { people: query };
  const after = readCursor(filter, cursor, NewestPosition);
  const rows = await findPeople(tx, { query, after, limit: limit + 1 });
  const addresses = await findAddressesOf(
    tx,
    rows.map(({ id }) => id),
  );
  return newestPage(rows, limit, filter, (row) => toPerson(row, addresses));
};
