import { instantFrom } from '@propguard/rules/time/wall-time';
import { applyChange, type LeadScope } from './apply-change.ts';
import { EVERYBODYS } from './sight.ts';
import { lockLeads } from './store.ts';

const MORNING = '09:00';

/** A day to get back to them, agreed when an appointment ended: in the morning, by the clocks of the appointment. */
export const followUpAfter = async (
  scope: LeadScope,
  { leadId, day, zone }: { leadId: string | null; day: string | null; zone: string },
): Promise<void> => {
  if (leadId === null || day === null) return;
  const [row] = await lockLeads(scope.tx, EVERYBODYS, [leadId]);
  if (!row || row.mergedInto) return;
  await applyChange(scope, row, { nextFollowUpAt: instantFrom(zone, day, MORNING) }, { by: 'product' });
};
