import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { definitionOf } from '../tools/definitions.ts';
import type { ToolArguments } from './state.ts';

/** The first argument without which the tool cannot run. */
export const missingArgument = (tool: AssistantTool, filled: ToolArguments): string | null =>
  definitionOf(tool).missing(filled);
