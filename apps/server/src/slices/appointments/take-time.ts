import { BOOKING_REFUSALS } from '@propguard/rules/booking/booking-refusals';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { isExclusionViolation } from '../../db/unique-violation.ts';
import { fail, invalid } from '../../fail.ts';
import { type BusySpan, isAgentTaken, isClientTaken, lockTimeOf, removeExpiredHolds } from './store.ts';

type Scope = Pick<WorkspaceScope, 'tx'>;

/**
 * Whether an agent's time is free for whoever asks; nobody else gets it until this transaction ends. An expired hold that
 * stands there goes.
 */
export const takeTime = async (
  { tx }: Scope,
  { agentId, span, except = null }: { agentId: string; span: BusySpan; except?: string | null },
): Promise<boolean> => {
  await lockTimeOf(tx, agentId);
  await removeExpiredHolds(tx, agentId, span);
  return !(await isAgentTaken(tx, { agentId, span, except }));
};

/** Nobody is expected at two places at once. */
export const refuseClientTwice = async (
  { tx }: Scope,
  {
    personId,
    span,
    except = null,
  }: { personId: string | null | undefined; span: BusySpan; except?: string | null },
): Promise<void> => {
  if (!personId) return;
  await lockTimeOf(tx, personId);
  if (await isClientTaken(tx, { personId, span, except }))
    throw invalid({ field: 'personId', message: BOOKING_REFUSALS.clientTwice });
};

/** The constraints have the last word, whatever was asked before. */
export const asTaken = (error: unknown): never => {
  if (isExclusionViolation(error, 'appointment_agent_is_free')) throw fail('TIME_TAKEN');
  throw isExclusionViolation(error, 'appointment_client_is_free')
    ? invalid({ field: 'personId', message: BOOKING_REFUSALS.clientTwice })
    : error;
};
