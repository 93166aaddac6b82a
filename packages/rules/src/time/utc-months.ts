const SHORTEST_MONTH = 28;

/** So many calendar months later in UTC; a day that the month does not have is its last, as PostgreSQL counts. */
export const addUtcMonths = (at: Date, months: number): Date => {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth() + months, at.getUTCDate()];
  // The day before the next month's first.
  const kept =
    day <= SHORTEST_MONTH ? day : Math.min(day, new Date(Date.UTC(year, month + 1, 0)).getUTCDate());
  const sinceMidnight = at.getTime() - Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), day);
  return new Date(Date.UTC(year, month, kept) + sinceMidnight);
};
