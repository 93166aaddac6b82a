import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';

/** Where a tool runs, and for whom. */
export type ToolContext = {
  scope: WorkspaceScope;
  language: AssistantLanguage;
  /** Null where nothing is kept, as in an evaluation. */
  conversationId: string | null;
};
