import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import * as z from 'zod';
import { readRecords } from './record-file.ts';

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

export const readQuestions = (path: string): Question[] => readRecords(path, 'questions', Question);
