import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { Understanding } from '../understanding/understand.ts';
import { fillArguments, inherit } from './fill-arguments.ts';
import type { Call, DialogueState } from './state.ts';

/** A call with what the message says of it, and what the conversation has said. */
export const wholeCall = (tool: AssistantTool, heard: Understanding, before: DialogueState): Call => ({
  tool,
  arguments: inherit(tool, fillArguments(tool, heard, before, {}), heard, before),
});
