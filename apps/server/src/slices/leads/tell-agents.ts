import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import type { NamedLead } from './store.ts';

/** A transaction of the workspace, and who acts in it: nobody is told of their own deed. */
type Scope = Pick<WorkspaceScope, 'tx' | 'workspaceId'> & { accountId?: string | null };

export const tellOfNewLead = async (_scope: Scope, _lead: NamedLead, _answerBy: Date): Promise<void> => {};
export const tellOfAssignment = async (_scope: Scope, _lead: NamedLead, _agentId: string): Promise<void> => {};
export const tellOfMention = async (
  _scope: Scope,
  _lead: NamedLead,
  _mention: { noteId: string; memberIds: readonly string[] },
): Promise<void> => {};
