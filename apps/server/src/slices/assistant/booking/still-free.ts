import type { ArgumentsOf } from '@propguard/talk/tools/definitions';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { Failure } from '../../../fail.ts';
import { isHeld } from '../../appointments/hold-time.ts';
import { demandOffered } from '../../booking/list-page-times.ts';
import type { ToolContext } from '../tool-context.ts';
import { inOffice, officeFor } from './office.ts';
import { findHoldsOfTalk } from './store.ts';
import { type Viewing, viewingOf } from './viewing-of.ts';

type Booking = ArgumentsOf<'book_viewing'>;

/** A time went to somebody else, or is none that is offered. */
export const isGone = (error: unknown): boolean =>
  error instanceof Failure && (error.code === 'TIME_TAKEN' || error.code === 'VALIDATION_FAILED');

const UNANSWERED = ['waiting', 'declined', 'failed'];

/** What is kept in this conversation for proposals that nobody answered: it stands in nobody's way who talks here. */
export const heldInTalk = async ({ scope, conversationId }: ToolContext): Promise<string[]> =>
  conversationId === null ? [] : findHoldsOfTalk(scope.tx, conversationId, UNANSWERED);

/** Throws where the time cannot be had any more. */
export const demandFree = async (
  scope: WorkspaceScope,
  viewing: Viewing,
  startsAt: string,
  own: readonly string[] = [],
): Promise<void> => demandOffered(scope, { ...viewing, own }, startsAt);

/** Whether what was proposed can still be had: it is kept, or free again. */
export const isStillFree = async (context: ToolContext, args: Booking): Promise<boolean> => {
  const office = await officeFor(context.scope, context.conversationId);
  const { propertyId, holdId, startsAt } = args;
  if (!office || !propertyId || office.booker.kind === 'member') return true;
  const own = await heldInTalk(context);
  try {
    return await inOffice(context.scope, office, async (there) => {
      if (holdId !== undefined && (await isHeld(there, holdId))) return true;
      await demandFree(there, await viewingOf(there, propertyId, args.isOnline ?? false), startsAt, own);
      return true;
    });
  } catch (error) {
    if (!isGone(error)) throw error;
    return false;
  }
};
