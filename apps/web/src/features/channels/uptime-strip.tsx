import type { ChannelCard } from '@propguard/protocol/channels';
import { dayIn } from '@propguard/rules/time/wall-time';
import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';
import { clsx } from 'clsx';
import { useSession } from '../../lib/session.ts';
import { dayText } from '../../parts/times/instant-text.ts';
import { text } from './text.ts';

const DAYS = 90;
/** Below this share of answered checks a day is a fault, below all of them a blemish. */
const FAULT = 0.9;

type Day = ChannelCard['days'][number];

const lookOf = (day: Day | undefined): string => {
  if (!day || day.checks === 0) return 'inset-ring inset-ring-line';
  const share = day.answered / day.checks;
  if (share === 1) return 'bg-positive-fill';
  return share >= FAULT ? 'bg-caution-fill h-3/4' : 'bg-danger-fill';
};

const dayBefore = (last: Date, days: number): string =>
  new Date(last.getTime() - days * 86_400_000).toISOString().slice(0, 10);

/** One bar a day, the newest right. A day on which nobody looked is hollow, not well. */
export function UptimeStrip({ days }: { days: ChannelCard['days'] }) {
  const byDay = new Map(days.map((day) => [day.day, day]));
  const { session } = useSession();
  const now = dayIn(session?.workspace?.timeZone ?? USUAL_TIME_ZONE, new Date());
  const last = new Date([now, days.at(-1)?.day ?? now].toSorted().at(-1) ?? now);
  const shown = Array.from({ length: DAYS }, (_, place) => dayBefore(last, DAYS - 1 - place));
  const answered = days.reduce((sum, day) => sum + day.answered, 0);
  const checks = days.reduce((sum, day) => sum + day.checks, 0);
  return (
    <div>
      <div role="img" aria-label={text.strip(answered, checks)} className="flex h-6 items-end gap-px">
        {shown.map((day) => (
          <span key={day} className={clsx('h-full flex-1 rounded-[1px]', lookOf(byDay.get(day)))} />
        ))}
      </div>
      <p aria-hidden="true" className="mt-1 flex justify-between text-12 text-muted">
        <span>{dayText(shown[0] ?? '')}</span>
        <span>{text.today}</span>
      </p>
      <p className="text-12 text-muted">{text.strip(answered, checks)}</p>
    </div>
  );
}
