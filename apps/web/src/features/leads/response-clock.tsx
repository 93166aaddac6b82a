import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Badge } from '../../ui/feedback/badge.tsx';
import { text } from './text.ts';

const TICK_MS = 15_000;
const MINUTE_MS = 60_000;

/** How long there still is to answer whoever waits, by the minute; in red once it is over. */
export function ResponseClock({ dueAt }: { dueAt: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.ceil((new Date(dueAt).getTime() - now) / MINUTE_MS);
  return (
    <Badge tone={minutes > 0 ? 'caution' : 'danger'} icon={Timer}>
      {minutes > 0 ? text.clock.left(minutes) : text.clock.late(-minutes)}
    </Badge>
  );
}
