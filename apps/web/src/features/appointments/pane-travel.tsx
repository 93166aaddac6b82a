import type { AppointmentDetail } from '@propguard/protocol/appointments';
import { clsx } from 'clsx';
import { Car, TriangleAlert } from 'lucide-react';
import { Icon } from '../../ui/controls/icon.tsx';
import { text } from './text.ts';

/** How the agent gets there from the home before, and on to the next: an estimate, and it says so. */
export function Travel({ travel }: { travel: AppointmentDetail['travel'] }) {
  if (travel.length === 0) return null;
  return (
    <div className="mt-2.5 grid gap-1.5 text-13">
      {travel.map((drive) => (
        <p key={drive.way} className={clsx('flex gap-2', drive.isTight && 'text-caution')}>
          <Icon of={drive.isTight ? TriangleAlert : Car} size={16} className="mt-0.5 shrink-0" />
          <span>
            {text.travel.drive[drive.way](drive.minutes, drive.title)}{' '}
            {drive.isTight ? text.travel.tight(drive.gapMinutes) : text.travel.gap(drive.gapMinutes)}
          </span>
        </p>
      ))}
      <p className="text-12 text-muted">{text.travel.estimate(Math.max(...travel.map(({ km }) => km)))}</p>
    </div>
  );
}
