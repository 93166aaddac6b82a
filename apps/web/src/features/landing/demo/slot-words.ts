/** '9:30 am', from a time of day such as '09:30'. */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

const DAY = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const SHORT_DAY = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** 'Monday 16 November'; a day is the same day everywhere. */
export const weekdayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

/** 'Mon 16 Nov' */
export const shortWeekdayText = (day: string): string =>
  SHORT_DAY.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
