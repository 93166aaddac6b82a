import type { FactValues } from './fact-values.ts';

const STORAGE_KEY = 'propguard.loan-draft';

interface LoanDraft {
  values: FactValues;
  /** Of the saved loan that it was typed over; null: of none. */
  version: number | null;
}

/**
 * What was typed and not saved. It outlives a reload and the back button, not the tab, and is only of the desk whose
 * name it carries: another loan, home or workspace finds nothing.
 */
export function readDraft(desk: string): LoanDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as
      | ({ desk: string } & LoanDraft)
      | null;
    return kept?.desk === desk ? kept : null;
  } catch {
    return null;
  }
}

export function keepDraft(desk: string, draft: LoanDraft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ desk, ...draft }));
  } catch {
    // Without storage a reload begins with what was saved.
  }
}

export function dropDraft(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}
