import { MEMBER_TOOLS } from '@propguard/rules/assistant/tools';
import type { Call, DialogueState } from '@propguard/talk/dialogue/state';
import { isDistress } from '@propguard/talk/guide/guide-topics';
import { definitionOf } from '@propguard/talk/tools/definitions';
import { logFault } from '../log-fault.ts';
import type { EngineEnd, EngineEvent, EngineSteps, Question } from './engine.ts';
import { isForModels } from './openai-tools.ts';
import { ownEngine } from './own-engine.ts';

/** What our own engine would do about a question. An outside model is given it, and may know better. */
export type Plan = { calls: Call[]; say: string; suggestions: string[]; end: EngineEnd };

/** `ours`: it is something to be done, or somebody is in need, and no model answers it. */
export type Rehearsed = { kind: 'ours' } | { kind: 'plan'; plan: Plan | null };

const isUnderWay = ({ pending, action }: DialogueState): boolean =>
  action !== null || (pending !== null && !isForModels(pending.tool));

const isOurs = ({ approved, prepare, handsOver, dialogue }: EngineEnd, before: DialogueState): boolean =>
  approved === true ||
  prepare !== undefined ||
  handsOver !== undefined ||
  dialogue.isCareful ||
  dialogue.told.some(isDistress) ||
  isUnderWay(dialogue) ||
  isUnderWay(before);

/** Who was not understood by us may be understood by a model. */
const isMisunderstood = (events: readonly EngineEvent[], { handsOver }: EngineEnd): boolean =>
  handsOver?.cause === 'misunderstood' ||
  events.some((event) => event.type === 'action' && event.action.arguments.cause === 'misunderstood');

/** No model hears of the people whom a workspace deals with: not in a plan, nor later, as something that was answered. */
const isOfPeople = (events: readonly EngineEvent[], { dialogue: { pending } }: EngineEnd): boolean => {
  const tools = events.map((event) =>
    event.type === 'tool-started' ? event.tool : event.type === 'action' ? event.action.tool : null,
  );
  return MEMBER_TOOLS.some((tool) => tools.includes(tool) || pending?.tool === tool);
};

/** Our own reading may carry more with a call than its tool takes: a model's call is held to the schema. */
const takenBy = ({ tool, arguments: args }: Call): Call => {
  const { shape } = definitionOf(tool).takes;
  return { tool, arguments: Object.fromEntries(Object.entries(args).filter(([name]) => name in shape)) };
};

/** Only reads: what would have to be kept is left to who answers. */
export const rehearse = async (steps: EngineSteps, question: Question): Promise<Rehearsed> => {
  const events: EngineEvent[] = [];
  try {
    const end = await ownEngine(steps, question, (event) => void events.push(event));
    if (isMisunderstood(events, end) || isOfPeople(events, end)) return { kind: 'plan', plan: null };
    const isBeyondModels = events.some((event) => event.type === 'tool-started' && !isForModels(event.tool));
    if (isBeyondModels || isOurs(end, question.before)) return { kind: 'ours' };
    const plan: Plan = { calls: [], say: '', suggestions: [], end };
    for (const event of events) {
      if (event.type === 'tool-result')
        plan.calls.push(takenBy({ tool: event.card.tool, arguments: event.card.arguments }));
      else if (event.type === 'text') plan.say += event.delta;
      else if (event.type === 'suggestions') plan.suggestions = event.suggestions;
    }
    return { kind: 'plan', plan };
  } catch (error) {
    // The model finds out by itself.
    logFault(steps, error, {}, 'our own engine could not rehearse a question');
    return { kind: 'plan', plan: null };
  }
};
