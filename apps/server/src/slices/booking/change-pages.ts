import { randomBytes } from 'node:crypto';
import type { BookingPage, BookingPageChange, NewBookingPage } from '@propguard/protocol/booking';
import { BOOKING_PAGES_PER_WORKSPACE, needsHome, slugOf } from '@propguard/rules/booking/booking-pages';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { listAgents } from '../agents/list-agents.ts';
import { findHome } from './find-home.ts';
import { getPage } from './list-pages.ts';
import { countPages, deletePage, findPage, insertPage, updatePage } from './store.ts';

const TAIL_BYTES = 5;
/** Letters and digits that nobody mistakes for one another when they are read out. */
const tail = (): string => BigInt(`0x${randomBytes(TAIL_BYTES).toString('hex')}`).toString(36);

export const createPage = async (scope: WorkspaceScope, page: NewBookingPage): Promise<BookingPage> => {
  const { tx, workspaceId } = scope;
  const { items } = await listAgents(scope);
  if (page.agentId && !items.some(({ id }) => id === page.agentId))
    throw invalid({ field: 'agentId', message: 'Choose an agent of this workspace.' });
  if (page.propertyId && !(await findHome(scope, page.propertyId)))
    throw invalid({ field: 'propertyId', message: 'Choose a home you can find in search.' });
  await demandRoom(tx, {
    of: 'booking pages',
    owner: workspaceId,
    most: BOOKING_PAGES_PER_WORKSPACE,
    count: () => countPages(tx),
  });
  const id = await insertPage(tx, {
    ...page,
    workspaceId,
    slug: slugOf(page.title, tail()),
    agentId: page.subject === 'team' ? null : page.agentId,
    propertyId: needsHome(page.subject) ? page.propertyId : null,
    kind: page.subject === 'tour' ? 'virtual-tour' : page.kind,
  });
  await publish(tx, { workspaceId, subject: 'bookingPages', id });
  return getPage(scope, id);
};

/** Its address stays: links are out. */
export const changePage = async (
  scope: WorkspaceScope,
  { id, ...change }: BookingPageChange & { id: string },
): Promise<BookingPage> => {
  const { tx, workspaceId } = scope;
  if (!(await findPage(tx, id))) throw fail('NOT_FOUND');
  await updatePage(tx, id, change);
  await publish(tx, { workspaceId, subject: 'bookingPages', id });
  return getPage(scope, id);
};

export const removePage = async (
  { tx, workspaceId }: WorkspaceScope,
  id: string,
): Promise<{ done: true }> => {
  if (!(await deletePage(tx, id))) throw fail('NOT_FOUND');
  await publish(tx, { workspaceId, subject: 'bookingPages', id });
  return { done: true };
};
