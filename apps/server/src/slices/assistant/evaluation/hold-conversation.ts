import type { AssistantCard, PendingAction } from '@propguard/protocol/assistant-turns';
import { groundsOf, ungrounded } from '@propguard/talk/answers/grounding';
import { guideText } from '@propguard/talk/answers/guide/guide-texts';
import { NEW_DIALOGUE } from '@propguard/talk/dialogue/state';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import type { EngineEnd } from '../engines/engine.ts';
import { ownEngine } from '../engines/own-engine.ts';

/** A turn as the person sees it, with what stands behind it. */
export type HeldTurn = {
  user: string;
  end: EngineEnd;
  answer: string;
  cards: AssistantCard[];
  action: PendingAction | null;
  /** What the person said yes to. */
  approved: PendingAction | null;
  suggestions: string[];
  /** Figures of the answer that no tool result of the conversation holds, and the person did not say. */
  ungrounded: string[];
  milliseconds: number;
};

type Said = Pick<HeldTurn, 'cards' | 'action' | 'suggestions'> & { text: string[] };

const ask = async (scope: WorkspaceScope, text: string, before: EngineEnd['dialogue']) => {
  const said: Said = { text: [], cards: [], action: null, suggestions: [] };
  const question = { text, before, history: [], stopped: new AbortController().signal, conversationId: null };
  const end = await ownEngine(scope, question, (event) => {
    if (event.type === 'text') said.text.push(event.delta);
    else if (event.type === 'tool-result') said.cards.push(event.card);
    else if (event.type === 'action') said.action = event.action;
    else if (event.type === 'suggestions') said.suggestions = event.suggestions;
  });
  return { said, end };
};

/** Says each text in its turn to our own engine. */
export const holdConversation = async (
  scope: WorkspaceScope,
  texts: readonly string[],
): Promise<HeldTurn[]> => {
  const turns: HeldTurn[] = [];
  const heard: unknown[] = [];
  let dialogue = NEW_DIALOGUE;
  let proposed: PendingAction | null = null;
  for (const user of texts) {
    const startedAt = performance.now();
    const { said, end } = await ask(scope, user, dialogue);
    const milliseconds = performance.now() - startedAt;
    heard.push(
      user,
      said.action?.arguments,
      ...said.cards.map(({ result, arguments: args }) => [result, args]),
    );
    const answer = said.text.join('');
    // What the guide says is ours and stands on no tool.
    heard.push(...end.dialogue.told.map((topic) => guideText(topic, end.language)));
    turns.push({
      user,
      end,
      answer,
      cards: said.cards,
      action: said.action,
      approved: end.approved ? proposed : null,
      suggestions: said.suggestions,
      ungrounded: ungrounded(answer, groundsOf(...heard)),
      milliseconds,
    });
    dialogue = end.dialogue;
    proposed = said.action;
  }
  return turns;
};
