import { useEffect, useRef, useState } from 'react';

const SETTLE_MS = 250;

/** What stands in the field, and is handed on once typing pauses. It follows the address when that changes elsewhere. */
export function useTypedQuery(query: string, onSettle: (query: string) => void) {
  const [typed, setTyped] = useState(query);
  const handedOn = useRef(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (query === handedOn.current) return;
    handedOn.current = query;
    clearTimeout(timer.current);
    setTyped(query);
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = (value: string) => {
    clearTimeout(timer.current);
    if (value.trim() === handedOn.current) return;
    handedOn.current = value.trim();
    onSettle(value);
  };
  return {
    typed,
    type: (value: string) => {
      setTyped(value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => settle(value), SETTLE_MS);
    },
    settleNow: () => settle(typed),
    clear: () => {
      setTyped('');
      settle('');
    },
  };
}
