import { cancelTimer, setTimer } from '../../timers/set-timer.ts';
import type { LeadScope } from './apply-change.ts';
import { RESPONSE_DUE } from './lead-timers.ts';
import { findSettings } from './settings-store.ts';
import { type LeadRowData, markLead } from './store.ts';
import { settleNewLead } from './tell-agents.ts';

const MINUTE_MS = 60_000;

/** They wait for an answer from now on; when it is to be there. */
export const startResponseClock = async (scope: LeadScope, id: string): Promise<Date> => {
  const { responseMinutes } = await findSettings(scope.tx);
  const dueAt = new Date(Date.now() + responseMinutes * MINUTE_MS);
  await markLead(scope.tx, id, { responseDueAt: dueAt, respondedAt: null });
  await setTimer(scope, RESPONSE_DUE, { key: id, dueAt, payload: {} });
  return dueAt;
};

/** Somebody has answered: the clock stops. */
export const settleResponse = async (
  scope: LeadScope,
  { id, responseDueAt, respondedAt }: Pick<LeadRowData, 'id' | 'responseDueAt' | 'respondedAt'>,
): Promise<void> => {
  if (!responseDueAt || respondedAt) return;
  await markLead(scope.tx, id, { respondedAt: new Date() });
  await cancelTimer(scope, RESPONSE_DUE, id);
  await settleNewLead(scope, id, responseDueAt);
};
