import type { BookingPage } from '@propguard/protocol/booking';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { findHome } from './find-home.ts';
import { findPage, findPages, type PageRow } from './store.ts';
import { toPage } from './view.ts';

type Scope = Pick<WorkspaceScope, 'services' | 'tx'>;

const withHome = async (scope: Scope, row: PageRow): Promise<BookingPage> =>
  toPage(row, row.page.propertyId && ((await findHome(scope, row.page.propertyId))?.address ?? null));

export const listPages = async (scope: Scope): Promise<{ items: BookingPage[] }> => {
  const items: BookingPage[] = [];
  for (const row of await findPages(scope.tx)) items.push(await withHome(scope, row));
  return { items };
};

export const getPage = async (scope: Scope, id: string): Promise<BookingPage> => {
  const row = await findPage(scope.tx, id);
  if (!row) throw fail('NOT_FOUND');
  return withHome(scope, row);
};
