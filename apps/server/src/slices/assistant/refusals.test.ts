import { ERRORS } from '@propguard/protocol/errors';
import { phrasesOf } from '@propguard/talk/answers/phrases/all';
import { expect, it } from 'vitest';

it('what the assistant is refused is said as the catalogue of errors says it', () => {
  const { FORBIDDEN, PLAN_LIMIT_REACHED, TIME_TAKEN, VALIDATION_FAILED } = ERRORS;
  // What a client has at that time already is told at a field, and has no code of its own.
  const { CLIENT_TWICE: _, ...ofCatalogue } = phrasesOf('en').refusals;
  expect(ofCatalogue).toEqual({
    FORBIDDEN: FORBIDDEN.message,
    PLAN_LIMIT_REACHED: PLAN_LIMIT_REACHED.message,
    TIME_TAKEN: TIME_TAKEN.message,
    VALIDATION_FAILED: VALIDATION_FAILED.message,
  });
});
