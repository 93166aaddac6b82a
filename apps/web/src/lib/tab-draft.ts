/**
 * What was typed and not saved. It outlives a reload and the back button, not the tab, and is only of the one whose
 * name it carries: another loan, file or workspace finds nothing.
 */
export function tabDraft<Draft>(name: string) {
  const storageKey = `propguard.${name}-draft`;
  return {
    read: (owner: string): Draft | null => {
      try {
        const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as {
          owner: string;
          draft: Draft;
        } | null;
        return kept?.owner === owner ? kept.draft : null;
      } catch {
        return null;
      }
    },
    keep: (owner: string, draft: Draft): void => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify({ owner, draft }));
      } catch {
        // Without storage a reload begins with what was saved.
      }
    },
    drop: (): void => sessionStorage.removeItem(storageKey),
  };
}

export type TabDraft<Draft> = ReturnType<typeof tabDraft<Draft>>;
