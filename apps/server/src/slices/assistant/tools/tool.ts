import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { ArgumentsOf, ResultOf } from '@propguard/talk/tools/definitions';
import type { ToolOutcome } from '@propguard/talk/tools/found';
import type { ToolContext } from '../tool-context.ts';

/** The running half of a tool: its arguments and what it must find are those of its definition. */
export type Tool<Name extends AssistantTool> = (
  context: ToolContext,
  args: ArgumentsOf<Name>,
) => Promise<ToolOutcome<ResultOf<Name>>>;
