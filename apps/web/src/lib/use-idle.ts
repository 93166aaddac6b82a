import { useEffect, useState } from 'react';

const AT_MOST_MS = 1_500;

/** False until the browser has nothing more urgent to do: for what may come after the rest of the page. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const settle = () => setIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(settle, AT_MOST_MS);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(settle, { timeout: AT_MOST_MS });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return idle;
}
