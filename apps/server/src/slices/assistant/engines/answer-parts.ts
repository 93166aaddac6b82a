import { phrasesOf } from '@propguard/talk/answers/phrases/all';
import type { Part } from '@propguard/talk/dialogue/message-parts';
import type { EngineEnd, EngineEvent, EngineSteps, Question } from './engine.ts';

/** A person takes over, or something has to be done first: nothing is said after it. */
const isOver = ({ prepare, handsOver, approved }: EngineEnd): boolean =>
  prepare !== undefined || handsOver !== undefined || approved === true;

const leastOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** What was read out of the whole message beside its questions is not what the talk goes on with. */
const together = (one: EngineEnd, next: EngineEnd, { isBeside }: Part): EngineEnd => ({
  ...next,
  confidence: leastOf(one.confidence, next.confidence),
  dialogue: {
    ...next.dialogue,
    ...(isBeside ? { last: one.dialogue.last } : {}),
    told: [...new Set([...one.dialogue.told, ...next.dialogue.told])],
  },
});

type Emit = (event: EngineEvent) => void;
/** `answered`: by what the parts before it were answered; it is added to. */
export type AnswerPart = (
  steps: EngineSteps,
  question: Question,
  part: Part & { answered: Set<string> },
  emit: Emit,
) => Promise<EngineEnd>;

/**
 * The questions of one message, answered one after the other: each by what the answers before it spoke of. That figures
 * are made up is said once, at the end, and what to go on with is what the last one leads to.
 */
export const answerParts =
  (answer: AnswerPart) =>
  async (parts: readonly Part[], steps: EngineSteps, question: Question, emit: Emit): Promise<EngineEnd> => {
    const note = phrasesOf(question.before.language ?? 'en').sample;
    let isSample = false;
    const sayPart = (isLast: boolean) => (event: EngineEvent) => {
      if (event.type === 'text' && event.delta.trim() === note) isSample = true;
      else if (isLast || event.type !== 'suggestions') emit(event);
    };
    let end: EngineEnd | null = null;
    const answered = new Set<string>();
    for (const [at, part] of parts.entries()) {
      if (at > 0) emit({ type: 'text', delta: '\n\n' });
      const before: EngineEnd | null = end;
      const next: EngineEnd = await answer(
        steps,
        { ...question, before: before?.dialogue ?? question.before },
        { ...part, answered },
        sayPart(at === parts.length - 1),
      );
      end = before ? together(before, next, part) : next;
      if (isOver(end)) break;
    }
    if (isSample) emit({ type: 'text', delta: `\n${note}` });
    if (end === null) throw new Error('A message has at least one part.');
    return end;
  };
