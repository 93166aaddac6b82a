import { ROLES } from '@propguard/rules/workspaces/roles';
import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Whose turn it is, and after which of its events what is said now is numbered. */
const Input = z.object({
  turnId: z.uuid(),
  conversationId: z.uuid(),
  accountId: z.uuid().nullable(),
  role: z.enum(ROLES),
  after: z.int(),
});
export type AnswerTurnInput = z.infer<typeof Input>;

/**
 * People see it as the answer. It starts where it was asked, on a node that only serves as well: a key that is tried is
 * there and nowhere else.
 */
export const answerTurnJob = defineJob({
  kind: 'answer-turn',
  lane: 'now',
  input: Input,
  // A question that takes a node down with it shall not take many.
  maxAttempts: 2,
  isInternal: true,
  startsWhereQueued: true,
  givenUp: async () => (await import('./turns/give-up-turn.ts')).giveUpTurn,
  handler: async () => (await import('./turns/answer-turn.ts')).answerTurn,
});
