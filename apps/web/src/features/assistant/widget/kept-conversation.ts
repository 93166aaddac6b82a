import { useState } from 'react';
import { randomId } from '../../../lib/random-id.ts';

const KEY = 'propguard.widget-conversation';

interface KeptConversation {
  id: string;
  isStored: boolean;
}

const begin = (): KeptConversation => ({ id: randomId(), isStored: false });

function read(): KeptConversation {
  const id = window.localStorage.getItem(KEY);
  return id ? { id, isStored: true } : begin();
}

/** The widget goes on with the conversation that was last had in it, over reloads and screens. */
export function useKeptConversation() {
  const [kept, setKept] = useState(read);
  return {
    ...kept,
    keep: () => window.localStorage.setItem(KEY, kept.id),
    beginAnew: () => {
      window.localStorage.removeItem(KEY);
      setKept(begin());
    },
  };
}
