import type { DutyVersion } from '@propguard/protocol/duty';
import type { State } from '@propguard/rules/places/states';
import { dayIn } from '@propguard/rules/time/wall-time';
import { zoneOf } from '@propguard/rules/time/zone-of';
import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';
import { Check } from 'lucide-react';
import { Badge } from '../../ui/feedback/badge.tsx';
import { text } from './text.ts';

interface VersionBadgeProps {
  version: DutyVersion;
  state: State;
}

/** Whether it counts: the server says what does today, and a table begins at midnight where the home is. */
export function VersionBadge({ version, state }: VersionBadgeProps) {
  if (version.withdrawnAt) return <Badge tone="neutral">{text.takenBack}</Badge>;
  if (version.inForce)
    return (
      <Badge tone="positive" icon={Check}>
        {text.inForce}
      </Badge>
    );
  const isAhead = version.validFrom > dayIn(zoneOf({ state }, USUAL_TIME_ZONE), new Date());
  return <Badge tone={isAhead ? 'accent' : 'neutral'}>{isAhead ? text.planned : text.earlier}</Badge>;
}
