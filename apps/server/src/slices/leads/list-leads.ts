import type { LeadRow } from '@propguard/protocol/lead-facts';
import type { LeadFilter, LeadQuery } from '@propguard/protocol/lead-query';
import type { LeadCounts } from '@propguard/protocol/leads';
import { isOpen, LEAD_STATUSES } from '@propguard/rules/leads/pipeline';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { makeCursor, readCursor } from '../../paging/cursor.ts';
import { countByStatus, findPage, isKeyOf, ListPosition } from './list-store.ts';
import { toRow } from './row-view.ts';
import { type SeeingScope, sightOf } from './sight.ts';

export const listLeads = async (
  scope: SeeingScope,
  { cursor, limit, ...asked }: LeadQuery,
): Promise<{ items: LeadRow[]; nextCursor: string | null }> => {
  const { sort, direction, ...filter } = asked;
  const after = readCursor(
    asked,
    cursor,
    ListPosition.refine((position) => isKeyOf(sort, position)),
  );
  const rows = await findPage(scope.tx, {
    filter,
    sort,
    direction,
    after,
    limit: limit + 1,
    sight: await sightOf(scope),
    timeZone: await findTimeZone(scope.tx, scope.workspaceId),
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(toRow),
    nextCursor: rows.length > limit && last ? makeCursor(asked, { key: last.key, id: last.id }) : null,
  };
};

export const countMatching = async (scope: SeeingScope, filter: LeadFilter): Promise<LeadCounts> => {
  const rows = await countByStatus(scope.tx, {
    filter,
    sight: await sightOf(scope),
    timeZone: await findTimeZone(scope.tx, scope.workspaceId),
  });
  const sum = (pick: (row: (typeof rows)[number]) => number, of = rows) =>
    of.reduce((total, row) => total + pick(row), 0);
  const open = rows.filter(({ status }) => isOpen(status));
  return {
    total: sum(({ count }) => count),
    byStatus: LEAD_STATUSES.map((status) => {
      const row = rows.find((one) => one.status === status);
      return { status, count: row?.count ?? 0, valueAud: row?.value ?? 0 };
    }),
    overdue: sum(({ overdue }) => overdue, open),
    waiting: sum(({ waiting }) => waiting),
    unassigned: sum(({ unassigned }) => unassigned, open),
  };
};
