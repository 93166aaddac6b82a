import type { AssistantCard, PendingAction } from '@propguard/protocol/assistant-turns';
import { groundsOf, ungrounded } from '@propguard/talk/answers/grounding';
import { NEW_DIALOGUE } from '@propguard/talk/dialogue/state';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import type { EngineEnd } from '../engines/engine.ts';
import { ownEngine } from '../engines/own-engine.ts';
import { type Done, type Fault, faultsOf } from './judge-turn.ts';
import type { Question } from './question-file.ts';

type TurnReport = {
  user: string;
  done: Done;
  isExpected: boolean;
  faults: Fault[];
  ungrounded: string[];
  milliseconds: number;
};
export type QuestionReport = { question: Question; turns: TurnReport[]; isPassed: boolean };

type Said = { text: string[]; cards: AssistantCard[]; action: PendingAction | null };

const ask = async (
  scope: WorkspaceScope,
  text: string,
  before: EngineEnd['dialogue'],
  proposed: PendingAction | null,
) => {
  const said: Said = { text: [], cards: [], action: null };
  const question = { text, before, history: [], stopped: new AbortController().signal };
  const end = await ownEngine(scope, question, (event) => {
    if (event.type === 'text') said.text.push(event.delta);
    else if (event.type === 'tool-result') said.cards.push(event.card);
    else if (event.type === 'action') said.action = event.action;
  });
  return { said, end, approved: end.approved ? proposed : null };
};

/** Holds one conversation and says what was not as expected. Grounding is checked on every answer. */
export const runQuestion = async (scope: WorkspaceScope, question: Question): Promise<QuestionReport> => {
  const turns: TurnReport[] = [];
  const heard: unknown[] = [];
  let dialogue = NEW_DIALOGUE;
  let proposed: PendingAction | null = null;
  for (const { user, expect } of question.turns) {
    const startedAt = performance.now();
    const { said, end, approved } = await ask(scope, user, dialogue, proposed);
    const milliseconds = performance.now() - startedAt;
    dialogue = end.dialogue;
    proposed = said.action;
    heard.push(
      user,
      said.action?.arguments,
      ...said.cards.map(({ result, arguments: args }) => [result, args]),
    );
    const done: Done = {
      outcome: end.outcome,
      missing: end.missing,
      answer: said.text.join(''),
      cards: said.cards,
      action: said.action,
      approved,
      language: end.language,
    };
    const faults = expect ? faultsOf(expect, done) : [];
    if (question.language && done.language !== question.language)
      faults.push({ kind: 'language', text: `in ${done.language}, expected ${question.language}` });
    turns.push({
      user,
      done,
      isExpected: expect !== undefined,
      faults,
      ungrounded: ungrounded(done.answer, groundsOf(...heard)),
      milliseconds,
    });
  }
  return { question, turns, isPassed: turns.every(({ faults }) => faults.length === 0) };
};
