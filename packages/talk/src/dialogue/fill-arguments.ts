import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { definitionOf } from '../tools/definitions.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { DialogueState, ToolArguments } from './state.ts';

/** Ways to say the same: the one that is said now takes the place of the other. */
const EITHER: readonly [string, string][] = [['depositAud', 'depositPercent']];
/** What was said of the place before is gone with it. */
const OF_PLACE = ['orIn', 'nearby', 'state'];
const withoutOthers = (known: ToolArguments, filled: ToolArguments): ToolArguments => {
  const isElsewhere = filled.locality !== undefined && filled.locality !== known.locality;
  const replaced = [
    ...EITHER.flatMap(([one, other]) => [
      ...(filled[one] === undefined ? [] : [other]),
      ...(filled[other] === undefined ? [] : [one]),
    ]),
    ...(isElsewhere ? OF_PLACE : []),
    // 'Only units' takes back what would have done as well.
    ...(filled.propertyType === undefined ? [] : ['orTypes']),
  ];
  return Object.fromEntries(Object.entries(known).filter(([name]) => !replaced.includes(name)));
};

/** What the message says of a tool's arguments, over what is known already. */
export const fillArguments = (
  tool: AssistantTool,
  heard: Understanding,
  before: DialogueState,
  known: ToolArguments = {},
): ToolArguments => {
  const filled = definitionOf(tool).fill(heard, before, known);
  return { ...withoutOthers(known, filled), ...filled };
};

/** What the message leaves unsaid and the conversation has said. */
export const inherit = (
  tool: AssistantTool,
  filled: ToolArguments,
  heard: Understanding,
  before: DialogueState,
): ToolArguments => definitionOf(tool).inherit?.(filled, heard, before) ?? filled;
