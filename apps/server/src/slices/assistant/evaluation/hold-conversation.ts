import type { AssistantCard, PendingAction } from '@propguard/protocol/assistant-turns';
import { voiceOf } from '@propguard/talk/answers/composed';
import { groundsOf, ungrounded } from '@propguard/talk/answers/grounding';
import { guideText } from '@propguard/talk/answers/guide/guide-texts';
import { handedOverSaid } from '@propguard/talk/answers/handed-over';
import { NEW_DIALOGUE } from '@propguard/talk/dialogue/state';
import type { Engine, EngineEnd, EngineSteps, Question } from '../engines/engine.ts';
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

type Asked = Pick<Question, 'text' | 'before' | 'history'>;

const ask = async (steps: EngineSteps, asked: Asked, engine: Engine) => {
  const said: Said = { text: [], cards: [], action: null, suggestions: [] };
  const question = { ...asked, stopped: new AbortController().signal, conversationId: null };
  const end = await engine(steps, question, (event) => {
    if (event.type === 'text') said.text.push(event.delta);
    else if (event.type === 'tool-result') said.cards.push(event.card);
    else if (event.type === 'action') said.action = event.action;
    else if (event.type === 'suggestions') said.suggestions = event.suggestions;
  });
  return { said, end };
};

/** Nothing is done here: what is read once a person was asked for is shown, so that no answer looks empty. */
const onceDone = (said: string, { approved, afterwards, language, dialogue }: EngineEnd): string[] => {
  if (!approved || dialogue.action?.tool !== 'hand_over') return [];
  return [handedOverSaid(said, voiceOf(language)), ...(afterwards ? [afterwards] : [])];
};

/** Says each text in its turn to an engine: our own, if no other is named. */
export const holdConversation = async (
  steps: EngineSteps,
  texts: readonly string[],
  engine: Engine = ownEngine,
): Promise<HeldTurn[]> => {
  const turns: HeldTurn[] = [];
  const heard: unknown[] = [];
  let dialogue = NEW_DIALOGUE;
  let proposed: PendingAction | null = null;
  for (const user of texts) {
    const startedAt = performance.now();
    const history = turns.map((turn) => ({ question: turn.user, answer: turn.answer }));
    const { said, end } = await ask(steps, { text: user, before: dialogue, history }, engine);
    const milliseconds = performance.now() - startedAt;
    heard.push(
      user,
      said.action?.arguments,
      ...said.cards.map(({ result, arguments: args }) => [result, args]),
    );
    const spoken = said.text.join('').trimEnd();
    const answer = [...(spoken === '' ? [] : [spoken]), ...onceDone(user, end)].join('\n\n');
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
