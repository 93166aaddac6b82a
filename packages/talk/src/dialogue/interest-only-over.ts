import type { Understanding } from '../understanding/understand.ts';
import { PRINCIPAL_TOO } from './asked-sum-words.ts';
import type { Call, DialogueState } from './state.ts';
import { words } from './sum-amounts.ts';
import { wholeCall } from './whole-call.ts';

/** 'Principal and interest then': the same loan, of which more than interest is paid again. */
export const interestOnlyOver = (heard: Understanding, before: DialogueState): Call | null =>
  before.loan.interestOnly === true && PRINCIPAL_TOO.test(words(heard))
    ? wholeCall('repayments', heard, before)
    : null;
