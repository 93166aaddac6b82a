import type { LeadInteraction } from '@propguard/protocol/leads';
import type { InteractionOutcome, InteractionType } from '@propguard/rules/leads/facts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { recordActivity } from '../activities/record-activity.ts';
import { applyChange, type LeadScope } from './apply-change.ts';
import { moveTo } from './change-status.ts';
import { settleResponse } from './first-response.ts';
import { findInteractions, insertInteraction } from './rows-store.ts';
import { toInteraction } from './rows-view.ts';
import { EVERYBODYS, sightOf } from './sight.ts';
import { lockLeads, markLead, type NamedLead } from './store.ts';

export type NewInteraction = {
  type: InteractionType;
  at?: Date;
  description: string;
  outcome: InteractionOutcome | null;
  nextAction: string | null;
  minutes: number | null;
};

/** Those in which we speak with them; what they do alone on a site is none. */
const IS_CONTACT = new Set<InteractionType>(['call', 'viewing', 'email', 'meeting', 'message', 'demo']);

/** What passed, and what follows from it: the last contact, the clock, a new lead that is now contacted. */
export const logInteraction = async (
  scope: LeadScope,
  row: NamedLead,
  { at = new Date(), ...what }: NewInteraction,
): Promise<string> => {
  const { tx, workspaceId, accountId } = scope;
  const id = await insertInteraction(tx, {
    workspaceId,
    leadId: row.id,
    at,
    ...what,
    byAccountId: accountId,
  });
  await recordActivity(scope, {
    personId: row.personId,
    kind: 'interaction',
    ref: id,
    at,
    outcome: [what.type, what.outcome].filter(Boolean).join(' '),
  });
  if (IS_CONTACT.has(what.type) && accountId !== null) {
    if (!row.lastContactAt || at > row.lastContactAt) await markLead(tx, row.id, { lastContactAt: at });
    await settleResponse(scope, row);
    if (row.status === 'new')
      await moveTo(scope, row, { status: 'contacted', reason: '' }, { by: 'interaction' });
  }
  await publish(tx, { workspaceId, subject: 'leads', id: row.id });
  return id;
};

export const addInteraction = async (
  scope: WorkspaceScope,
  {
    id,
    at,
    nextFollowUpAt,
    ...what
  }: Omit<NewInteraction, 'at'> & {
    id: string;
    at?: string | undefined;
    nextFollowUpAt?: string | null | undefined;
  },
): Promise<LeadInteraction> => {
  const { tx } = scope;
  const [row] = await lockLeads(tx, await sightOf(scope), [id]);
  if (!row || row.mergedInto) throw fail('NOT_FOUND');
  const made = await logInteraction(scope, row, { ...what, ...(at && { at: new Date(at) }) });
  const [now] = await lockLeads(tx, EVERYBODYS, [id]);
  if (now && nextFollowUpAt !== undefined)
    await applyChange(scope, now, { nextFollowUpAt: nextFollowUpAt ? new Date(nextFollowUpAt) : null });
  const [interaction] = await findInteractions(tx, [made]);
  if (!interaction) throw new Error('The interaction was not written.');
  return toInteraction(interaction);
};
