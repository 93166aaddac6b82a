import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { compose, toCard } from '@propguard/talk/answers/compose';
import type { Voice } from '@propguard/talk/answers/composed';
import type { DialogueState } from '@propguard/talk/dialogue/state';
import type { Found } from '@propguard/talk/tools/found';
import type { ToolCall } from '../../../providers/openai-compatible/stream-completion.ts';
import { logFault } from '../log-fault.ts';
import { runTool } from '../tools/run-tool.ts';
import type { EngineHost } from './engine.ts';
import { readCall } from './openai-tools.ts';

export type Ran = {
  reply: string;
  /** What it found, and what is suggested after it. */
  found: { tool: AssistantTool; found: Found; suggestions: string[] } | null;
  /** What the person has to be asked. */
  asked: DialogueState['pending'];
};

/** Has a tool run for a model, and shown; what the model is told of it. */
export const answerCall = async (
  {
    services,
    within,
    emit,
    conversationId,
  }: Pick<EngineHost, 'services' | 'within' | 'emit' | 'conversationId'>,
  call: ToolCall,
  voice: Voice,
): Promise<Ran> => {
  const refused = (reason: string, asked: Ran['asked'] = null): Ran => ({
    reply: JSON.stringify({ error: reason }),
    found: null,
    asked,
  });
  const read = readCall(call.name, call.arguments);
  if (read.kind === 'refused') return refused(read.reason);
  const { tool } = read;
  emit({ type: 'tool-started', callId: call.id, tool, label: voice.say.tools[tool] });
  try {
    const outcome = await within('read', (scope) =>
      runTool({ scope, language: voice.language, conversationId }, read),
    );
    if (outcome.kind === 'ask') {
      const { arguments: args, missing, choices } = outcome;
      const among = choices.length > 0 ? ` One of: ${choices.join('; ')}.` : '';
      return refused(`Ask the person for it: ${missing}.${among}`, {
        tool,
        arguments: args,
        missing,
        choices,
      });
    }
    if (outcome.kind !== 'found') return refused('That cannot be had here. Offer a person.');
    const composed = compose(tool, outcome, voice);
    emit({ type: 'tool-result', callId: call.id, card: toCard(tool, call.id, outcome, composed, voice) });
    const { sentences, suggestions } = composed;
    return {
      reply: JSON.stringify({ ...outcome.result, say: sentences }),
      found: { tool, found: outcome, suggestions },
      asked: null,
    };
  } catch (error) {
    logFault({ services }, error, { tool }, 'a tool that a model asked for could not be run or told of');
    // The arguments were right, so there is nothing that the model could do better.
    emit({ type: 'tool-failed', callId: call.id, tool, message: voice.say.failed });
    return refused('The tool failed. Tell the person so, and guess nothing.');
  }
};
