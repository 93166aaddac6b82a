import type { Changes } from '@propguard/protocol/assessments';

const STORAGE_KEY = 'propguard.what-if-draft';

/** What is tried and not saved: it outlives a reload and the back button, not the tab, and is of one assessment alone. */
export function readDraft(assessmentId: string): Changes | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as {
      assessmentId: string;
      changes: Changes;
    } | null;
    return kept?.assessmentId === assessmentId ? kept.changes : null;
  } catch {
    return null;
  }
}

export function keepDraft(assessmentId: string, changes: Changes): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ assessmentId, changes }));
  } catch {
    // Without storage a reload begins with what was assessed.
  }
}

export function dropDraft(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}
