import { CONVERSATION_STATES } from '@propguard/rules/conversations/states';
import * as z from 'zod';

/** What is carried, for who asks for it and for who does it. */
export const CarryInput = z.object({
  conversationId: z.uuid(),
  /** When who answers has changed: a person is asked for, the asker goes on without one. */
  became: z.enum(CONVERSATION_STATES).optional(),
});
export type CarryInput = z.infer<typeof CarryInput>;
