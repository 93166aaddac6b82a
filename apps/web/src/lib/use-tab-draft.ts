import { useState } from 'react';
import type { TabDraft } from './tab-draft.ts';

/** A state whose changes outlive a reload; `first` is where it begins without one. */
export function useTabDraft<Draft>(
  draft: TabDraft<Draft>,
  owner: string,
  first: () => Draft,
): [Draft, (next: Draft) => void] {
  const [value, setValue] = useState(() => draft.read(owner) ?? first());
  const change = (next: Draft) => {
    setValue(next);
    draft.keep(owner, next);
  };
  return [value, change];
}
