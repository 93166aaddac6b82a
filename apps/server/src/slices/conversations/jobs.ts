import { defineJob } from '../../jobs/define-job.ts';
import { CarryInput } from './carry-input.ts';

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
