import type { Measured } from '@propguard/protocol/installation';
import { useCallback, useEffect, useState } from 'react';

interface Reading {
  measured: Measured | null;
  failed: boolean;
  reading: boolean;
}

async function readMeasured(signal: AbortSignal): Promise<Measured> {
  const reply = await fetch('/api/installation/measured', { signal });
  if (!reply.ok) throw new Error(`HTTP error! status: ${reply.status}`);
  return (await reply.json()) as Measured;
}

/** One public call, made without the API's client: the page is there before that would be. */
export function useMeasured() {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Reading>({ measured: null, failed: false, reading: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    const stop = new AbortController();
    setState((before) => ({ ...before, reading: true }));
    readMeasured(stop.signal).then(
      (measured) => setState({ measured, failed: false, reading: false }),
      () => {
        if (!stop.signal.aborted) setState({ measured: null, failed: true, reading: false });
      },
    );
    return () => stop.abort();
  }, [attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...state, retry };
}
