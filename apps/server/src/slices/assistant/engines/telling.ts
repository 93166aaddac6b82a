import type { State } from '@propguard/rules/places/states';
import type { Voice } from '@propguard/talk/answers/composed';
import { groundsOf, ungrounded } from '@propguard/talk/answers/grounding';
import { gapBetween } from '@propguard/talk/answers/join-sentences';
import type { DialogueState } from '@propguard/talk/dialogue/state';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import type { EngineEvent } from './engine.ts';

type Emit = (event: EngineEvent) => void;
export type Telling = {
  scope: WorkspaceScope;
  voice: Voice;
  before: DialogueState;
  said: string;
  /** What the last answers said: what goes beside an answer is not said again. */
  recent: ReadonlySet<string>;
  /** Where the home or the question is, as far as it was said. */
  state: State | null;
  conversationId: string | null;
  /** How likely it is that the message was understood; null where nobody can say. */
  confidence: number | null;
  /** How often in a row the person was not understood, this message included. */
  missed: number;
  emit: Emit;
};

/** Says each sentence that stands on something; one that does not is left out and logged. */
export const tell = (
  { scope, voice, said, emit }: Telling,
  sentences: readonly string[],
  grounds: readonly unknown[],
): boolean => {
  const known = groundsOf(said, ...grounds);
  let isWhole = true;
  for (const [at, sentence] of sentences.entries()) {
    const loose = ungrounded(sentence, known);
    if (loose.length > 0) {
      scope.services.log.error(
        { loose },
        'a sentence of the assistant had figures that no tool gave; it was left out',
      );
      isWhole = false;
      continue;
    }
    emit({ type: 'text', delta: gapBetween(sentences[at - 1], sentence, voice.language) + sentence });
  }
  return isWhole;
};

export const after = ({ before, voice, missed }: Telling, change: Partial<DialogueState>): DialogueState => ({
  ...before,
  language: voice.language,
  pending: null,
  action: null,
  told: [],
  missed,
  ...change,
});
