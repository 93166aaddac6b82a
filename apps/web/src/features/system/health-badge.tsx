import type { ServiceHealth } from '@propguard/protocol/system-health';
import { Check, Minus, TriangleAlert, X } from 'lucide-react';
import { Badge } from '../../ui/feedback/badge.tsx';
import { text } from './text.ts';

const LOOKS = {
  healthy: { tone: 'positive', icon: Check },
  degraded: { tone: 'caution', icon: TriangleAlert },
  down: { tone: 'danger', icon: X },
  absent: { tone: 'neutral', icon: Minus },
} as const;

/** A service that is not there is neither well nor ill: it stays grey. */
export function HealthBadge({ health }: { health: ServiceHealth | null }) {
  if (health === null) return <Badge icon={Minus}>{text.unavailable}</Badge>;
  return <Badge {...LOOKS[health.status]}>{text.status[health.status]}</Badge>;
}
