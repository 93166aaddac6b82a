import type { AssistantWishes } from '@propguard/protocol/assistant-turns';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { findHeardWishes } from '../store.ts';

/** What somebody looks for, as their conversation has it now; null: they have not said. */
export const wishesOf = ({ tx }: WorkspaceScope, conversationId: string): Promise<AssistantWishes | null> =>
  findHeardWishes(tx, conversationId);
