import { nextOfficeDays, officeTimes } from './office-days.ts';
import type { TourType } from './tour-types.ts';

const TOUR_DAYS_AHEAD = 5;

/** CORE-DEMO-19: every day has these, in this order. */
export const TOUR_SEQUENCE: readonly {
  time: string;
  durationMinutes: number;
  type: TourType;
  priceAud: number | null;
}[] = [
  { time: '09:30', durationMinutes: 30, type: 'virtual', priceAud: null },
  { time: '10:30', durationMinutes: 45, type: 'live', priceAud: 50 },
  { time: '12:00', durationMinutes: 60, type: 'hybrid', priceAud: 75 },
  { time: '14:00', durationMinutes: 45, type: 'live', priceAud: 50 },
  { time: '15:30', durationMinutes: 30, type: 'virtual', priceAud: null },
];

export type TourTime = (typeof TOUR_SEQUENCE)[number] & { id: string; day: string; startsAt: Date };

/** The tours of the coming weekdays. The id names day and time, so that it stays the same from one look to the next. */
export const tourTimes = (now: Date): TourTime[] =>
  nextOfficeDays(now, TOUR_DAYS_AHEAD).flatMap((day) =>
    officeTimes(day, TOUR_SEQUENCE).map((tour) => ({ ...tour, id: `${day}-${tour.time.replace(':', '')}` })),
  );
