const DAY_MS = 24 * 60 * 60 * 1000;

/** The last of the times of day (UTC) that has come, and the next. */
export const aroundNow = (times: readonly string[], now: Date): { last: Date; next: Date } => {
  const today = now.toISOString().slice(0, 10);
  const moments = times
    .flatMap((time) => [-DAY_MS, 0, DAY_MS].map((days) => Date.parse(`${today}T${time}:00Z`) + days))
    .sort((one, other) => one - other);
  const last = moments.findLast((moment) => moment <= now.getTime());
  const next = moments.find((moment) => moment > now.getTime());
  if (last === undefined || next === undefined) throw new Error('A day has no time for backups.');
  return { last: new Date(last), next: new Date(next) };
};

/** One that was missed is due until it was begun; a folder without any is due at once. */
export const isDue = (times: readonly string[], lastBegun: Date | null, now: Date): boolean =>
  lastBegun === null || lastBegun < aroundNow(times, now).last;
