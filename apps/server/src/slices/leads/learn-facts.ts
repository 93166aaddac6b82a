import type { SomeFacts } from '@propguard/protocol/lead-facts';
import { fail } from '../../fail.ts';
import { applyChange, type LeadScope } from './apply-change.ts';
import { demandPlaces } from './change-lead.ts';
import { EVERYBODYS } from './sight.ts';
import { type LeadPatch, lockLeads } from './store.ts';

/** What a lead says of themselves now stands for what was known before, with who it comes from. */
export const learnFacts = async (
  scope: LeadScope,
  leadId: string,
  facts: SomeFacts,
  by: string,
): Promise<void> => {
  const [row] = await lockLeads(scope.tx, EVERYBODYS, [leadId]);
  if (!row) throw fail('NOT_FOUND');
  if (row.mergedInto) return learnFacts(scope, row.mergedInto, facts, by);
  await demandPlaces(scope, facts.locations);
  const patch: LeadPatch = {
    ...facts,
    ...(facts.timeline != null && facts.timeline !== row.timeline && { timelineSince: new Date() }),
  };
  await applyChange(scope, row, patch, { by });
};
