import { ERRORS } from '@propguard/protocol/errors';
import { phrasesOf } from '@propguard/talk/answers/phrases/all';
import { expect, it } from 'vitest';

it('what the assistant is refused is said as the catalogue of errors says it', () => {
  const { FORBIDDEN, PLAN_LIMIT_REACHED, VALIDATION_FAILED } = ERRORS;
  expect(phrasesOf('en').refusals).toEqual({
    FORBIDDEN: FORBIDDEN.message,
    PLAN_LIMIT_REACHED: PLAN_LIMIT_REACHED.message,
    VALIDATION_FAILED: VALIDATION_FAILED.message,
  });
});
