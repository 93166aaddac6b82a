import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { clsx } from 'clsx';
import { Car, TriangleAlert } from 'lucide-react';
import { Icon } from '../../ui/controls/icon.tsx';
import { FigureScale } from '../../ui/figures/figure-scale.tsx';
import { durationText } from './event-look.ts';
import { text } from './text.ts';

const SCALE_STEP = 5;
const SHORTEST_SCALE = 30;
/** A longer drive is said in words alone. */
const LONGEST_SCALE = 120;

/** How the agent gets there from the home before, and on to the next: an estimate, and it says so. */
export function Travel({ travel }: { travel: AppointmentDetail['travel'] }) {
  if (travel.length === 0) return null;
  const longest = Math.max(
    SHORTEST_SCALE,
    ...travel.map(({ mostMinutes }) => mostMinutes).filter((most) => most <= LONGEST_SCALE),
  );
  const max = Math.ceil(longest / SCALE_STEP) * SCALE_STEP;
  return (
    <div className="mt-2.5 grid gap-1.5 text-13">
      {travel.map((drive) => (
        <div key={drive.way} className={clsx('flex gap-2', drive.isTight && 'text-caution')}>
          <Icon of={drive.isTight ? TriangleAlert : Car} size={16} className="mt-0.5 shrink-0" />
          <div className="min-w-0 flex-1">
            <p>
              {text.travel.drive[drive.way](durationText(drive.minutes), drive.title)}{' '}
              {text.travel[drive.isTight ? 'tight' : 'gap'](durationText(drive.gapMinutes))}
            </p>
            {drive.mostMinutes > 0 && drive.mostMinutes <= LONGEST_SCALE ? (
              <FigureScale
                min={0}
                max={max}
                step={SCALE_STEP}
                value={drive.minutes}
                band={[drive.leastMinutes, drive.mostMinutes]}
                format={text.travel.minutes}
                label={text.travel.range(drive.leastMinutes, drive.mostMinutes)}
              />
            ) : null}
          </div>
        </div>
      ))}
      <p className="text-12 text-muted">{text.travel.estimate(Math.max(...travel.map(({ km }) => km)))}</p>
    </div>
  );
}
