import type { Assessment } from '@propguard/protocol/assessments';
import { useEffect, useState } from 'react';
import { UnreachableError } from '../../../lib/api-error.ts';
import { useIdle } from '../../../lib/use-idle.ts';

/** The demonstration, once the server could not be reached. It is fetched while it still can be. */
export function useDemo(error: unknown): Assessment | null {
  const [demo, setDemo] = useState<Assessment | null>(null);
  const isIdle = useIdle();
  useEffect(() => {
    if (!isIdle) return undefined;
    let isGone = false;
    import('./demo-assessment.ts').then(
      ({ DEMO_ASSESSMENT }) => isGone || setDemo(DEMO_ASSESSMENT),
      // Without it the failure alone is told.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isIdle]);
  return error instanceof UnreachableError ? demo : null;
}
