import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const KEY = ['reach'] as const;
const ASK_AGAIN_MS = 15_000;
const AT_MOST_MS = 5_000;

export type Reach = 'online' | 'offline' | 'connecting';

async function isReady(signal: AbortSignal): Promise<boolean> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(AT_MOST_MS)]);
    return (await window.fetch('/health/ready', { signal: limit, cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * OPS-WIDGET-02: whether the server answers, asked while somebody looks at it and again as soon as the browser's own
 * connection changes. A question that could not be sent has found out before.
 */
export function useReach(isAsked: boolean, couldNotSend: boolean): Reach {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => isReady(signal),
    enabled: isAsked,
    refetchInterval: ASK_AGAIN_MS,
    staleTime: 0,
    retry: false,
  });
  useEffect(() => {
    const askAgain = () => void queryClient.invalidateQueries({ queryKey: KEY });
    window.addEventListener('online', askAgain);
    window.addEventListener('offline', askAgain);
    return () => {
      window.removeEventListener('online', askAgain);
      window.removeEventListener('offline', askAgain);
    };
  }, [queryClient]);
  if (couldNotSend || data === false) return 'offline';
  return data === true ? 'online' : 'connecting';
}
