import type { Access, PageKind } from '@propguard/protocol/access';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Mode } from '../db/database.ts';
import { fail } from '../fail.ts';
import type { PageScope } from './page-scope.ts';

type PageAccess = Extract<Access, { kind: 'page' }>;

/** How a page is found before a workspace is known. */
const FINDERS: Record<PageKind, (slug: string) => SQL> = {
  booking: (slug) => sql`find_booking_page(${slug})`,
  'lead-form': (slug) => sql`find_lead_form(${slug})`,
  widget: (key) => sql`find_widget(${key})`,
};

/** The guard comes before the input is checked: what stands there may be anything. */
const addressIn = (input: unknown, parameter: string): string => {
  const value: unknown =
    typeof input === 'object' && input !== null ? Reflect.get(input, parameter) : undefined;
  // PostgreSQL's text has no such character, and no page has such an address.
  if (typeof value !== 'string' || value.includes('\0')) throw fail('NOT_FOUND');
  return value;
};

/** The workspace is the page's, whatever the request says. A page that was closed is none. */
export const openPage = async <T>(
  services: Context,
  { page: kind, parameter }: PageAccess,
  input: unknown,
  mode: Mode,
  work: (scope: PageScope) => Promise<T>,
): Promise<T> => {
  const found = await services.database.plain.execute<{ id: string; workspace_id: string }>(
    sql`select id, workspace_id from ${FINDERS[kind](addressIn(input, parameter))}`,
  );
  const page = found.rows[0];
  if (!page) throw fail('NOT_FOUND');
  return services.database.inWorkspace({ workspaceId: page.workspace_id, accountId: null }, mode, (tx) =>
    work({ services, tx, workspaceId: page.workspace_id, pageId: page.id }),
  );
};
