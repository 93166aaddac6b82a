import * as z from 'zod';
import { readRecords } from './record-file.ts';

/** A stranger's conversation: what they say, turn by turn, with nothing expected. It is judged by people. */
const Conversation = z.object({
  id: z.string().min(1),
  language: z.string().optional(),
  persona: z.string().optional(),
  /** A set that was judged has the replies beside what was said. */
  turns: z
    .array(z.union([z.string().min(1), z.object({ user: z.string().min(1) }).transform(({ user }) => user)]))
    .min(1),
});
export type Conversation = z.infer<typeof Conversation>;

/** A JSON list of conversations; or, as a judged set is kept, one a line. */
export const readConversations = (path: string): Conversation[] =>
  readRecords(path, 'conversations', Conversation);
