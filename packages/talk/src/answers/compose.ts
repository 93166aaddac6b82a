import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { definitionOf } from '../tools/definitions.ts';
import type { Found } from '../tools/found.ts';
import type { Card } from './card.ts';
import type { Composed, Composer, Voice } from './composed.ts';

/** Each tool's composer knows the result of its own tool. */
export const compose = (tool: AssistantTool, found: Found, voice: Voice): Composed =>
  (definitionOf(tool).compose as Composer<Found['result']>)(found.result, voice, found);

export const toCard = (
  tool: AssistantTool,
  callId: string,
  found: Found,
  { title, facts, items, notes }: Composed,
  { say }: Voice,
): Card => ({
  callId,
  tool,
  arguments: found.arguments,
  title,
  facts,
  items,
  notes,
  link: found.path ? { path: found.path, label: say.labels.open } : null,
  sample: found.sample,
  result: found.result,
});
