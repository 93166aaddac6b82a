import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { UnreadableQuestions } from './question-file.ts';

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

/** A judged set is kept as one conversation a line. */
const parsed = (path: string): unknown => {
  const text = readFileSync(path, 'utf8');
  if (!path.endsWith('.jsonl')) return JSON.parse(text);
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line));
};

const contentOf = (path: string): unknown => {
  try {
    return parsed(path);
  } catch (error) {
    throw new UnreadableQuestions(
      `No conversations could be read from ${path}: ${error instanceof Error ? error.message : 'unreadable'}`,
    );
  }
};

/** A JSON list of conversations, or one a line; the first that is not one is named. */
export const readConversations = (path: string): Conversation[] => {
  const content = contentOf(path);
  if (!Array.isArray(content)) throw new UnreadableQuestions(`${path} does not hold a list.`);
  const ids = new Set<string>();
  return content.map((one, at) => {
    const read = Conversation.safeParse(one);
    if (!read.success)
      throw new UnreadableQuestions(`${path}, conversation ${at + 1}: ${z.prettifyError(read.error)}`);
    if (ids.has(read.data.id))
      throw new UnreadableQuestions(`${path}: the id ${read.data.id} is used twice.`);
    ids.add(read.data.id);
    return read.data;
  });
};
