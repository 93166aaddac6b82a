import type { FactValues } from './fact-values.ts';

const STORAGE_KEY = 'propguard.loan-draft';

/**
 * What was typed and not saved. It outlives a reload and the back button, not the tab, and is only of the desk whose
 * name it carries: another loan, home or workspace finds nothing.
 */
export function readDraft(desk: string): FactValues | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as {
      desk: string;
      values: FactValues;
    } | null;
    return kept?.desk === desk ? kept.values : null;
  } catch {
    return null;
  }
}

export function keepDraft(desk: string, values: FactValues): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ desk, values }));
  } catch {
    // Without storage a reload begins with what was saved.
  }
}

export function dropDraft(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}
