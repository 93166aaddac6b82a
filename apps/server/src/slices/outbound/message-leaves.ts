import * as z from 'zod';

/** The next hour at which a message that was held back may leave: what it is known by, for whoever sets the timer. */
export const MESSAGE_LEAVES = { kind: 'message-leaves', payload: z.object({ messageId: z.uuid() }) };
