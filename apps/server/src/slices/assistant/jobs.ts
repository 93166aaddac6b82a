import { defineJob } from '../../jobs/define-job.ts';
import { AnswerTurnInput } from './turns/answer-turn-input.ts';

/**
 * People see it as the answer. It starts where it was asked, on a node that only serves as well: a key that is tried is
 * there and nowhere else.
 */
export const answerTurnJob = defineJob({
  kind: 'answer-turn',
  lane: 'now',
  input: AnswerTurnInput,
  // A question that takes a node down with it shall not take many.
  maxAttempts: 2,
  isInternal: true,
  startsWhereQueued: true,
  givenUp: async () => (await import('./turns/give-up-turn.ts')).giveUpTurn,
  handler: async () => (await import('./turns/answer-turn.ts')).answerTurn,
});
