import {
  type AssistantTool,
  LEARNT_TOOLS,
  RECORD_TOOLS,
  WORKED_TOOLS,
} from '@propguard/rules/assistant/tools';
import type { ToolArguments } from '@propguard/talk/dialogue/state';
import { asksFirst, definitionOf } from '@propguard/talk/tools/definitions';
import type { ChatCompletionTool } from 'openai/resources/chat/completions';
import * as z from 'zod';

/** Only what reads: a model proposes nothing that changes data, and hears nothing of the workspace's people. */
const READING = [...LEARNT_TOOLS, ...WORKED_TOOLS, ...RECORD_TOOLS].filter((tool) => !asksFirst(tool));

export const isForModels = (tool: AssistantTool): boolean => READING.some((one) => one === tool);

const parametersOf = (tool: AssistantTool): Record<string, unknown> => {
  const { $schema: _, ...schema } = z.toJSONSchema(definitionOf(tool).takes);
  return schema;
};

/** What a model is told of our tools: of each the schema that its arguments are held to. */
export const OPENAI_TOOLS: readonly ChatCompletionTool[] = READING.map((name) => ({
  type: 'function',
  function: { name, description: definitionOf(name).does, parameters: parametersOf(name) },
}));

type Read =
  | { kind: 'call'; tool: AssistantTool; arguments: ToolArguments }
  | { kind: 'refused'; reason: string };

const refused = (reason: string): Read => ({ kind: 'refused', reason });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return undefined;
  }
};

/** A call as a model made it, held to the tool's own schema; what is wrong with it is told to the model. */
export const readCall = (name: string, text: string): Read => {
  const tool = READING.find((one) => one === name);
  if (!tool) return refused('There is no such tool.');
  const { takes, missing } = definitionOf(tool);
  const { success, data, error } = takes.safeParse(parsed(text));
  if (!success) return refused(`The arguments are not valid. ${z.prettifyError(error)}`);
  const lacking = missing(data);
  return lacking ? refused(`The argument ${lacking} is missing.`) : { kind: 'call', tool, arguments: data };
};
