import { ROLES } from '@propguard/rules/workspaces/roles';
import * as z from 'zod';

/** Whose turn it is, and after which of its events what is said now is numbered. */
export const AnswerTurnInput = z.object({
  turnId: z.uuid(),
  conversationId: z.uuid(),
  accountId: z.uuid().nullable(),
  role: z.enum(ROLES),
  after: z.int(),
});
export type AnswerTurnInput = z.infer<typeof AnswerTurnInput>;
