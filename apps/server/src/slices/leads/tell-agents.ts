import { SOURCE_PHRASES } from '@propguard/rules/leads/words';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { settleNotice } from '../notices/settle-notice.ts';
import { tellMembers } from '../notices/tell-members.ts';
import { findAccountName } from './rows-store.ts';
import type { NamedLead } from './store.ts';

/** A transaction of the workspace, and who acts in it: nobody is told of their own deed. */
type Scope = Pick<WorkspaceScope, 'tx' | 'workspaceId'> & { accountId?: string | null };
type About = Pick<NamedLead, 'id' | 'personId' | 'name' | 'agentId'>;

const NOBODY_YET = 'Someone without a name';
const pathOf = (leadId: string): string => pathTo(PATHS.lead, { id: leadId });
const nameOf = ({ name }: About): string => name ?? NOBODY_YET;
/** Where nobody has it, or the agent is nobody yet, those who answer for the workspace. */
const toAgentOf = ({ agentId }: About) => ({ agents: agentId ? [agentId] : [], otherwise: 'admin' as const });

export const tellOfNewLead = (
  scope: Scope,
  lead: About & Pick<NamedLead, 'source'>,
  answerBy: Date,
): Promise<void> =>
  tellMembers(scope, {
    kind: 'lead-new',
    key: `lead-new:${lead.id}:${answerBy.getTime()}`,
    to: toAgentOf(lead),
    about: { name: nameOf(lead), source: SOURCE_PHRASES[lead.source] },
    at: answerBy,
    path: pathOf(lead.id),
    personId: lead.personId,
  });

/** Nobody has answered in time: those who answer for the workspace hear of it too. */
export const tellOfLateResponse = (
  scope: Scope,
  lead: About & Pick<NamedLead, 'source'>,
  dueAt: Date,
): Promise<void> =>
  tellMembers(scope, {
    kind: 'lead-new',
    key: `lead-late:${lead.id}:${dueAt.getTime()}`,
    to: { leastRole: 'admin' },
    about: { name: nameOf(lead), source: SOURCE_PHRASES[lead.source] },
    at: dueAt,
    path: pathOf(lead.id),
    personId: lead.personId,
  });

/** Answered: what was told of them waits for nobody any more. */
export const settleNewLead = async (scope: Scope, leadId: string, answerBy: Date): Promise<void> => {
  for (const kind of ['new', 'late'])
    await settleNotice(scope, `lead-${kind}:${leadId}:${answerBy.getTime()}`);
};

export const tellOfAssignment = async (scope: Scope, lead: About, agentId: string): Promise<void> =>
  tellMembers(scope, {
    kind: 'lead-assigned',
    key: `lead-assigned:${lead.id}:${agentId}:${Date.now()}`,
    to: { agents: [agentId] },
    about: { name: nameOf(lead), by: (await findAccountName(scope.tx, scope.accountId ?? null)) ?? 'A rule' },
    path: pathOf(lead.id),
    personId: lead.personId,
  });

export const tellOfMention = async (
  scope: Scope,
  lead: About,
  { noteId, memberIds }: { noteId: string; memberIds: readonly string[] },
): Promise<void> =>
  tellMembers(scope, {
    kind: 'mention',
    key: `mention:${noteId}`,
    to: { members: memberIds },
    about: {
      by: (await findAccountName(scope.tx, scope.accountId ?? null)) ?? 'Someone',
      about: nameOf(lead),
    },
    path: pathOf(lead.id),
    personId: lead.personId,
  });

export const tellOfFollowUp = (scope: Scope, lead: About, dueAt: Date): Promise<void> =>
  tellMembers(scope, {
    kind: 'lead-follow-up-due',
    key: `lead-follow-up:${lead.id}:${dueAt.getTime()}`,
    to: toAgentOf(lead),
    about: { name: nameOf(lead) },
    at: dueAt,
    path: pathOf(lead.id),
    personId: lead.personId,
  });

export const tellOfTask = (
  scope: Scope,
  task: { id: string; title: string; agentId: string | null; dueAt: Date },
  lead: About,
): Promise<void> =>
  tellMembers(scope, {
    kind: 'task-due',
    key: `task-due:${task.id}:${task.dueAt.getTime()}`,
    to: toAgentOf({ ...lead, agentId: task.agentId ?? lead.agentId }),
    about: { task: task.title },
    at: task.dueAt,
    path: pathOf(lead.id),
    personId: lead.personId,
  });

export const tellOfHome = (
  scope: Scope,
  lead: About,
  { id, address }: { id: string; address: string },
): Promise<void> =>
  tellMembers(scope, {
    kind: 'listing-fits-lead',
    key: `listing-fits-lead:${lead.id}:${id}`,
    to: toAgentOf(lead),
    about: { address, name: nameOf(lead) },
    path: pathOf(lead.id),
    personId: lead.personId,
  });
