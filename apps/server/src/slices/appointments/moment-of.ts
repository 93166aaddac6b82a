import { whenText } from '@propguard/rules/time/time-texts';
import { instantsOf } from '@propguard/rules/time/wall-time';
import { zoneCity } from '@propguard/rules/time/zone-city';
import { invalid } from '../../fail.ts';

/** A moment, or what the clocks on a wall show then. */
export type When = {
  startsAt?: string | undefined;
  wall?:
    | { day: string; time: string; zone?: string | undefined; which?: 'first' | 'second' | undefined }
    | undefined;
};

/** How the form calls what was wrong. */
export const fieldOf = ({ wall }: When): string => (wall ? 'wall.time' : 'startsAt');

/** When it begins. A time that does not exist, or comes twice, is asked about instead of guessed. */
export const momentOf = ({ startsAt, wall }: When, zone: string): Date => {
  if (!wall) {
    if (startsAt === undefined) throw invalid({ field: 'startsAt', message: 'Choose a time.' });
    return new Date(startsAt);
  }
  const place = wall.zone ?? zone;
  const [first, second] = instantsOf(place, wall.day, wall.time);
  const said = whenText('en', 'UTC', new Date(`${wall.day}T${wall.time}Z`));
  if (!first)
    throw invalid({
      field: 'wall.time',
      message: `${said} doesn’t exist in ${zoneCity(place)}: the clocks go forward over it. Choose an hour earlier or later.`,
    });
  if (second && !wall.which)
    throw invalid({
      field: 'wall.time',
      message: `${said} comes twice in ${zoneCity(place)}, because the clocks go back. Choose the first or the second.`,
    });
  return second && wall.which === 'second' ? second : first;
};

/** What has begun cannot be booked any more. */
export const refusePast = (when: When, startsAt: Date, zone: string): void => {
  if (startsAt <= new Date())
    throw invalid({
      field: fieldOf(when),
      message: `${whenText('en', zone, startsAt)} is over. Choose a later time.`,
    });
};
