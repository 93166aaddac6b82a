import { phrasesOf } from '@propguard/talk/answers/phrases/all';
import type { Engine, EngineEnd, EngineEvent } from './engine.ts';

/** A person takes over, or something has to be done first: nothing is said after it. */
const isOver = ({ prepare, handsOver, approved }: EngineEnd): boolean =>
  prepare !== undefined || handsOver !== undefined || approved === true;

const leastOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

const together = (one: EngineEnd, next: EngineEnd): EngineEnd => ({
  ...next,
  confidence: leastOf(one.confidence, next.confidence),
  dialogue: { ...next.dialogue, told: [...new Set([...one.dialogue.told, ...next.dialogue.told])] },
});

/**
 * The questions of one message, answered one after the other: each by what the answers before it spoke of. That figures
 * are made up is said once, at the end, and what to go on with is what the last one leads to.
 */
export const answerParts =
  (answer: Engine): ((parts: readonly string[], ...rest: Parameters<Engine>) => Promise<EngineEnd>) =>
  async (parts, scope, question, emit) => {
    const note = phrasesOf(question.before.language ?? 'en').sample;
    let isSample = false;
    const sayPart = (isLast: boolean) => (event: EngineEvent) => {
      if (event.type === 'text' && event.delta.trim() === note) isSample = true;
      else if (isLast || event.type !== 'suggestions') emit(event);
    };
    let end: EngineEnd | null = null;
    for (const [at, text] of parts.entries()) {
      if (at > 0) emit({ type: 'text', delta: '\n\n' });
      const before: EngineEnd | null = end;
      const next: EngineEnd = await answer(
        scope,
        { ...question, text, before: before?.dialogue ?? question.before },
        sayPart(at === parts.length - 1),
      );
      end = before ? together(before, next) : next;
      if (isOver(end)) break;
    }
    if (isSample) emit({ type: 'text', delta: `\n${note}` });
    if (end === null) throw new Error('A message has at least one part.');
    return end;
  };
