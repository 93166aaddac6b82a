import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { ArgumentsOf, ResultOf } from '@propguard/talk/tools/definitions';
import type { ToolOutcome } from '@propguard/talk/tools/found';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';

export type ToolContext = { scope: WorkspaceScope; language: AssistantLanguage };

/** The running half of a tool: its arguments and what it must find are those of its definition. */
export type Tool<Name extends AssistantTool> = (
  context: ToolContext,
  args: ArgumentsOf<Name>,
) => Promise<ToolOutcome<ResultOf<Name>>>;
