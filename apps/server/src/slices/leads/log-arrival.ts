import { logInteraction, type NewInteraction } from './add-interaction.ts';
import type { LeadScope } from './apply-change.ts';
import { EVERYBODYS } from './sight.ts';
import { lockLeads } from './store.ts';

/** What somebody did to become a lead, by whichever door they came. */
export const logArrival = async (scope: LeadScope, leadId: string, what: NewInteraction): Promise<void> => {
  const [row] = await lockLeads(scope.tx, EVERYBODYS, [leadId]);
  if (row) await logInteraction(scope, row, what);
};
