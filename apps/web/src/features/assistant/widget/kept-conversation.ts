import type { WidgetVariant } from '@propguard/rules/assistant/keyword-replies';
import { useCallback, useState } from 'react';
import { useKeptId } from '../conversation/kept-id.ts';

const KEY = 'propguard.widget-conversation';
const READ_KEY = 'propguard.widget-read';
const GREETED_KEY = 'propguard.widget-greeted';

interface Seen {
  /** How many of its answers have been seen; null before anyone has looked. */
  read: number | null;
  /** Alex has been met, here or on an earlier visit. */
  isGreeted: boolean;
}

const isGreetedBefore = (): boolean => window.localStorage.getItem(GREETED_KEY) !== null;

function readSeen(): Seen {
  const read = window.localStorage.getItem(KEY) === null ? null : window.localStorage.getItem(READ_KEY);
  return { read: read === null ? null : Number(read) || 0, isGreeted: isGreetedBefore() };
}

/** The widget goes on with the conversation that was last had in it, and knows what of it was read. */
export function useKeptConversation() {
  const [seen, setSeen] = useState(readSeen);
  const { beginAnew: forget, ...kept } = useKeptId(KEY);
  const markRead = useCallback((answers: number, variant: WidgetVariant) => {
    window.localStorage.setItem(READ_KEY, String(answers));
    if (variant === 'operations') window.localStorage.setItem(GREETED_KEY, 'yes');
    setSeen((last) => {
      const isGreeted = last.isGreeted || variant === 'operations';
      return last.read === answers && last.isGreeted === isGreeted ? last : { read: answers, isGreeted };
    });
  }, []);
  const beginAnew = useCallback(() => {
    window.localStorage.removeItem(READ_KEY);
    setSeen({ read: null, isGreeted: isGreetedBefore() });
    forget();
  }, [forget]);
  return { ...kept, ...seen, markRead, beginAnew };
}
