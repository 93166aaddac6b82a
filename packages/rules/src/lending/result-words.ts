import type { Result } from './verdict.ts';

/** What a verdict is called wherever it is shown or printed. */
export const RESULT_WORDS: Record<Result, string> = {
  compliant: 'Compliant',
  review: 'Review',
  breach: 'Not compliant',
  'cannot-assess': 'Cannot assess',
};
