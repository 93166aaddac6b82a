import type { WeekSpan } from '../agents/spans.ts';
import { workingSpans } from '../agents/working-hours.ts';
import { addDays, dayIn } from '../time/wall-time.ts';
import { USUAL_ANSWER_MINUTES } from './limits.ts';

/** When a workspace answers, by the clocks on its wall, and within how many minutes of that time. */
export type AnswerHours = { zone: string; hours: readonly WeekSpan[]; answerMinutes: number };

/** Until a workspace says otherwise. */
export const usualAnswerHours = (zone: string): AnswerHours => ({
  zone,
  hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:30' })),
  answerMinutes: USUAL_ANSWER_MINUTES,
});

/** Nobody waits longer than this without being answered or closed; beyond it the count stands. */
const MOST_DAYS = 60;
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

const timesOf = ({ zone, hours }: AnswerHours) => ({ zone, hours, exceptions: [] });

/** The spans from a moment on, one after the other. */
function* spansFrom(of: AnswerHours, from: Date): Generator<{ start: Date; end: Date }> {
  let day = dayIn(of.zone, from);
  for (let count = 0; count < MOST_DAYS; count++) {
    for (const span of workingSpans(timesOf(of), day)) if (span.end > from) yield span;
    day = addDays(day, 1);
  }
}

/** How many seconds of those hours lie between two moments. */
export const answerSeconds = (of: AnswerHours, from: Date, to: Date): number => {
  let ms = 0;
  for (const { start, end } of spansFrom(of, from)) {
    if (start >= to) break;
    ms += Math.max(0, Math.min(end.getTime(), to.getTime()) - Math.max(start.getTime(), from.getTime()));
  }
  return Math.floor(ms / SECOND_MS);
};

export const isAnswered = (of: AnswerHours, at: Date): boolean => {
  for (const { start } of spansFrom(of, at)) return start <= at;
  return false;
};

/** When somebody is there again; null: the workspace has no hours. */
export const nextAnswered = (of: AnswerHours, from: Date): Date | null => {
  for (const { start } of spansFrom(of, from)) return start > from ? start : from;
  return null;
};

/** When whoever asks now can expect somebody; null: the workspace has no hours. */
export const expectedBy = (of: AnswerHours, from: Date): Date | null => {
  let left = of.answerMinutes * MINUTE_MS;
  for (const { start, end } of spansFrom(of, from)) {
    const begin = Math.max(start.getTime(), from.getTime());
    const room = end.getTime() - begin;
    if (left <= room) return new Date(begin + left);
    left -= room;
  }
  return null;
};
