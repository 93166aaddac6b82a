import type { Engine } from '../engines/engine.ts';
import { openAiEngine } from '../engines/openai-engine.ts';
import { ownEngine } from '../engines/own-engine.ts';
import { rehearse } from '../engines/rehearse.ts';
import { OPEN_AI_LIMITS } from '../settings/engine-settings.ts';

export type ModelAt = { url: string; name: string; key: string | null };

/**
 * A model as a workspace would have it: what is to be done stays ours, the rest it answers with our tools. One that fails is
 * counted, and not hidden behind our own answer.
 */
export const outsideEngine =
  ({ url: baseUrl, name: model, key }: ModelAt, onFailure: (error: unknown) => void): Engine =>
  async (steps, question, emit) => {
    const rehearsed = await rehearse(steps, question);
    if (rehearsed.kind === 'ours') return ownEngine(steps, question, emit);
    const access = { baseUrl, model, key, mayBePrivate: true };
    try {
      return await openAiEngine(
        {
          ...steps,
          emit: (event) => (event.type === 'fell-back' ? undefined : emit(event)),
          conversationId: null,
        },
        question,
        { access, ...OPEN_AI_LIMITS },
        rehearsed.plan,
      );
    } catch (error) {
      onFailure(error);
      return {
        outcome: 'decline',
        missing: null,
        language: question.before.language ?? 'en',
        confidence: null,
        dialogue: question.before,
      };
    }
  };
