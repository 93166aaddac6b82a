import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { ToolArguments } from '@propguard/talk/dialogue/state';
import type { ToolOutcome } from '@propguard/talk/tools/found';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';

export type ToolContext = { scope: WorkspaceScope; language: AssistantLanguage };
export type Tool = (context: ToolContext, args: ToolArguments) => Promise<ToolOutcome>;
export type Toolbox = Partial<Record<AssistantTool, Tool>>;
