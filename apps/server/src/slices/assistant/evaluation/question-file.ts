import { readFileSync } from 'node:fs';
import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import * as z from 'zod';

const CLASSES = ['single', 'follow-up', 'ambiguous', 'out-of-scope', 'adversarial', 'multilingual'] as const;
const OneOrSeveral = z.union([z.string(), z.array(z.string()).min(1)]);

const Expectation = z.object({
  outcome: z.enum(['answer', 'ask', 'confirm', 'decline']),
  tool: OneOrSeveral.optional(),
  arguments: z.record(z.string(), z.unknown()).optional(),
  missing: OneOrSeveral.optional(),
  figures: z.array(z.string()).optional(),
  says: z.array(z.string()).optional(),
  neverSays: z.array(z.string()).optional(),
});
export type Expectation = z.infer<typeof Expectation>;

const Question = z.object({
  id: z.string(),
  class: z.enum(CLASSES),
  language: z.enum(ASSISTANT_LANGUAGES).optional(),
  turns: z.array(z.object({ user: z.string(), expect: Expectation.optional() })).min(1),
});
export type Question = z.infer<typeof Question>;

export class UnreadableQuestions extends Error {}

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UnreadableQuestions(`There is no file of questions at ${path}, or it cannot be read.`);
  }
};

/** JSON lines; lines that begin with // and empty ones are skipped. A line that cannot be read is named. */
export const readQuestions = (path: string): Question[] => {
  const ids = new Set<string>();
  return textOf(path)
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '' || line.startsWith('//')) return [];
      try {
        const question = Question.parse(JSON.parse(line));
        if (ids.has(question.id)) throw new Error(`The id ${question.id} is used twice.`);
        ids.add(question.id);
        return [question];
      } catch (error) {
        throw new UnreadableQuestions(
          `${path}, line ${at + 1}: ${error instanceof Error ? error.message : 'unreadable'}`,
        );
      }
    });
};
