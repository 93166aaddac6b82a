import { tabDraft } from '../../lib/tab-draft.ts';
import type { FactValues } from './fact-values.ts';

interface LoanDraft {
  values: FactValues;
  /** Of the saved loan that it was typed over; null: of none. */
  version: number | null;
}

/** By the desk it was typed at. */
export const loanDraft = tabDraft<LoanDraft>('loan');
