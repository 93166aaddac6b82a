const SECONDS_A_MINUTE = 60;
const MINUTES_AN_HOUR = 60;

/** '4:02' below an hour, '3 h 20 min' above. */
export function waitedText(seconds: number): string {
  const minutes = Math.floor(seconds / SECONDS_A_MINUTE);
  if (minutes < MINUTES_AN_HOUR) return `${minutes}:${String(seconds % SECONDS_A_MINUTE).padStart(2, '0')}`;
  return `${Math.floor(minutes / MINUTES_AN_HOUR)} h ${minutes % MINUTES_AN_HOUR} min`;
}

export function promisedText(minutes: number): string {
  if (minutes < MINUTES_AN_HOUR) return `${minutes} min`;
  return minutes % MINUTES_AN_HOUR === 0
    ? `${minutes / MINUTES_AN_HOUR} h`
    : `${Math.floor(minutes / MINUTES_AN_HOUR)} h ${minutes % MINUTES_AN_HOUR} min`;
}

export const shareOf = (seconds: number, promisedMinutes: number | null): number =>
  promisedMinutes === null ? 0 : seconds / (promisedMinutes * SECONDS_A_MINUTE);
