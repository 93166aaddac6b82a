import { dayIn } from '@propguard/rules/time/wall-time';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { useSpoken } from './languages/spoken.tsx';
import { clockText, dayHeading, type FreeTime, nearest } from './times.ts';

const SHOWN = 3;

interface TakenCardProps {
  missed: FreeTime;
  times: readonly FreeTime[];
  zone: string;
  onTime: (time: FreeTime) => void;
}

/** Somebody was faster. Nothing that was typed is lost, and the nearest times are one click away. */
export function TakenCard({ missed, times, zone, onTime }: TakenCardProps) {
  const { text, locale } = useSpoken();
  const dayOf = ({ startTime }: FreeTime): string => dayIn(zone, new Date(startTime));
  const others = nearest(
    times.filter(({ startTime }) => startTime !== missed.startTime),
    missed.startTime,
    SHOWN,
  );
  return (
    <section role="alert" className="mt-5 rounded-2 border border-line bg-surface p-4">
      <Badge tone="danger" icon={TriangleAlert}>
        {text.taken}
      </Badge>
      <h2 className="mt-2 text-14 font-semibold">
        {text.takenTitle({ time: clockText(missed.startTime, zone, locale) })}
      </h2>
      <p className="text-13 text-muted">{text.takenHint}</p>
      <div className="mt-2.5 flex flex-wrap gap-1.5">
        {others.map((time) => (
          <Button key={time.startTime} size="sm" onClick={() => onTime(time)}>
            {dayOf(time) === dayOf(missed) ? '' : `${dayHeading(dayOf(time), locale)}, `}
            {clockText(time.startTime, zone, locale)}
          </Button>
        ))}
      </div>
    </section>
  );
}
