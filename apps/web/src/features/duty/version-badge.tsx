import type { DutyVersion } from '@propguard/protocol/duty';
import { Check } from 'lucide-react';
import { Badge } from '../../ui/feedback/badge.tsx';
import { text } from './text.ts';

/** Whether it counts. The days of a browser and of a state may differ by one: what counts today the server says. */
export function VersionBadge({ version }: { version: DutyVersion }) {
  if (version.withdrawnAt) return <Badge tone="neutral">{text.takenBack}</Badge>;
  if (version.inForce)
    return (
      <Badge tone="positive" icon={Check}>
        {text.inForce}
      </Badge>
    );
  const isAhead = version.validFrom > new Date().toISOString().slice(0, 10);
  return <Badge tone={isAhead ? 'accent' : 'neutral'}>{isAhead ? text.planned : text.earlier}</Badge>;
}
