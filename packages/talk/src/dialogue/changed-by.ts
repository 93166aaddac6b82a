import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { Concept } from '../understanding/lexicon.ts';
import type { Understanding } from '../understanding/understand.ts';
import { fillArguments } from './fill-arguments.ts';
import { relativeCall, withChanges } from './relative-call.ts';
import type { Signs } from './signs.ts';
import type { Call, DialogueState } from './state.ts';
import { wholeCall } from './whole-call.ts';

/** A tool that is asked for by its name, and not by what is said of a loan. */
const NAMED_BY: Readonly<Partial<Record<AssistantTool, Concept>>> = {
  lvr: 'lvr',
  borrowing_power: 'borrowingPower',
  compliance: 'comply',
};

/** '50k less' changes the last call; 'the LVR with 50k less' is another question about what was said. */
export const changedBy = (
  heard: Understanding,
  intent: AssistantTool | null,
  signs: Signs,
  before: DialogueState,
): Call | null => {
  if (heard.changes.length === 0 || signs.places > 0) return null;
  const concept = intent === null ? undefined : NAMED_BY[intent];
  const isOther =
    intent !== null && concept !== undefined && signs.has(concept) && before.last?.tool !== intent;
  const other = isOther ? withChanges(wholeCall(intent, heard, before), heard, before) : null;
  if (other) return other;
  const changed = relativeCall(heard, before);
  return changed && { ...changed, arguments: fillArguments(changed.tool, heard, before, changed.arguments) };
};
