import { useCallback, useState } from 'react';
import { randomId } from '../../../lib/random-id.ts';

interface KeptId {
  id: string;
  /** The server has it: something was said in it, here or before a reload. */
  isStored: boolean;
}

const begin = (): KeptId => ({ id: randomId(), isStored: false });

/** The conversation that was last had at one place of the product, over reloads and screens. */
export function useKeptId(key: string) {
  const [kept, setKept] = useState<KeptId>(() => {
    const id = window.localStorage.getItem(key);
    return id ? { id, isStored: true } : begin();
  });
  const { id } = kept;
  const keep = useCallback(
    (isSent: boolean) => {
      window.localStorage.setItem(key, id);
      if (isSent) setKept((last) => (last.isStored ? last : { ...last, isStored: true }));
    },
    [key, id],
  );
  const beginAnew = useCallback(() => {
    window.localStorage.removeItem(key);
    setKept(begin());
  }, [key]);
  return { ...kept, keep, beginAnew };
}
