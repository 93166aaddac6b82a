import type { JobState } from '@propguard/protocol/jobs';
import { Ban, Check, Clock, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from '../../ui/controls/icon.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { text } from './text.ts';

const LOOKS: Record<JobState, { tone: BadgeTone; icon: LucideIcon }> = {
  queued: { tone: 'neutral', icon: Clock },
  running: { tone: 'accent', icon: LoaderCircle },
  succeeded: { tone: 'positive', icon: Check },
  failed: { tone: 'danger', icon: TriangleAlert },
  cancelled: { tone: 'outline', icon: Ban },
};

export function JobStateBadge({ state, cancelRequested }: { state: JobState; cancelRequested: boolean }) {
  if (state === 'running' && cancelRequested) {
    return (
      <Badge tone="caution" icon={Ban}>
        {text.cancelling}
      </Badge>
    );
  }
  return <Badge {...LOOKS[state]}>{text.states[state]}</Badge>;
}
