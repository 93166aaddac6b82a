import { CONVERSATION_STATES } from '@propguard/rules/conversations/states';
import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

const CarryInput = z.object({
  conversationId: z.uuid(),
  /** When who answers has changed: a person is asked for, the asker goes on without one. */
  became: z.enum(CONVERSATION_STATES).optional(),
});
export type CarryInput = z.infer<typeof CarryInput>;

/** Carries what was said, and who answers, to the other side of a conversation that is answered elsewhere. */
export const carryConversationJob = defineJob({
  kind: 'carry-conversation',
  lane: 'now',
  input: CarryInput,
  maxAttempts: 10,
  isInternal: true,
  startsWhereQueued: true,
  handler: async () => (await import('./carry-conversation.ts')).carryConversation,
});
