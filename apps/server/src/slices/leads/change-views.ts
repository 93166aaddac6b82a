import { LeadViewFilter } from '@propguard/protocol/lead-query';
import type { LeadView } from '@propguard/protocol/leads';
import { LEAD_VIEWS_PER_MEMBER } from '@propguard/rules/leads/limits';
import { roleAtLeast } from '@propguard/rules/workspaces/roles';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import {
  countOwnViews,
  deleteView,
  findView,
  findViewNamed,
  findViews,
  insertView,
  updateView,
  type ViewRow,
} from './views-store.ts';

/** What was saved by an earlier version and means nothing any more is left out. */
const toView = (row: ViewRow, accountId: string | null): LeadView[] => {
  const filter = LeadViewFilter.safeParse(row.filter);
  if (!filter.success) return [];
  return [
    {
      id: row.id,
      name: row.name,
      filter: filter.data,
      isShared: row.isShared,
      mine: row.accountId === accountId,
      createdAt: row.createdAt.toISOString(),
    },
  ];
};

export const listViews = async ({ tx, accountId }: WorkspaceScope): Promise<{ items: LeadView[] }> => ({
  items: (await findViews(tx, accountId)).flatMap((row) => toView(row, accountId)),
});

export const saveView = async (
  { tx, workspaceId, accountId }: WorkspaceScope,
  { name, filter, isShared }: Pick<LeadView, 'name' | 'filter' | 'isShared'>,
): Promise<LeadView> => {
  const present = await findViewNamed(tx, accountId, name);
  if (!present)
    await demandRoom(tx, {
      of: 'lead views',
      owner: accountId ?? workspaceId,
      most: LEAD_VIEWS_PER_MEMBER,
      count: () => countOwnViews(tx, accountId),
      field: 'name',
      text: `You already have ${LEAD_VIEWS_PER_MEMBER} views. Remove one first.`,
    });
  const row = present
    ? await updateView(tx, present.id, { filter, isShared })
    : await insertView(tx, { workspaceId, accountId, name, filter, isShared });
  const [view] = row ? toView(row, accountId) : [];
  if (!view) throw new Error('The view was not written.');
  return view;
};

/** One's own; an admin also tidies up what is shared. */
export const removeView = async (
  { tx, accountId, role }: WorkspaceScope,
  id: string,
): Promise<{ done: true }> => {
  const view = await findView(tx, id);
  if (!view || (view.accountId !== accountId && !view.isShared)) throw fail('NOT_FOUND');
  if (view.accountId !== accountId && !roleAtLeast(role, 'admin')) throw fail('FORBIDDEN');
  await deleteView(tx, id);
  return { done: true };
};
