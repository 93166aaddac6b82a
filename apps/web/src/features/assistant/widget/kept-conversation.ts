import type { WidgetVariant } from '@propguard/rules/assistant/keyword-replies';
import { useCallback, useState } from 'react';
import { randomId } from '../../../lib/random-id.ts';

const KEY = 'propguard.widget-conversation';
const READ_KEY = 'propguard.widget-read';
const GREETED_KEY = 'propguard.widget-greeted';

interface KeptConversation {
  id: string;
  isStored: boolean;
  /** How many of its answers have been seen; null before anyone has looked. */
  read: number | null;
  /** Alex has been met, here or on an earlier visit. */
  isGreeted: boolean;
}

const begin = (): KeptConversation => ({
  id: randomId(),
  isStored: false,
  read: null,
  isGreeted: window.localStorage.getItem(GREETED_KEY) !== null,
});

function readKept(): KeptConversation {
  const id = window.localStorage.getItem(KEY);
  const read = window.localStorage.getItem(READ_KEY);
  return id ? { ...begin(), id, isStored: true, read: read === null ? null : Number(read) || 0 } : begin();
}

/** The widget goes on with the conversation that was last had in it, over reloads and screens. */
export function useKeptConversation() {
  const [kept, setKept] = useState(readKept);
  const { id } = kept;
  const keep = useCallback(
    (isSent: boolean) => {
      window.localStorage.setItem(KEY, id);
      if (isSent) setKept((last) => (last.isStored ? last : { ...last, isStored: true }));
    },
    [id],
  );
  const markRead = useCallback((answers: number, variant: WidgetVariant) => {
    window.localStorage.setItem(READ_KEY, String(answers));
    if (variant === 'operations') window.localStorage.setItem(GREETED_KEY, 'yes');
    setKept((last) => {
      const isGreeted = last.isGreeted || variant === 'operations';
      return last.read === answers && last.isGreeted === isGreeted
        ? last
        : { ...last, read: answers, isGreeted };
    });
  }, []);
  const beginAnew = useCallback(() => {
    window.localStorage.removeItem(KEY);
    window.localStorage.removeItem(READ_KEY);
    setKept(begin());
  }, []);
  return { ...kept, keep, markRead, beginAnew };
}
