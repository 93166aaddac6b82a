/** So many calendar months later in UTC; a day that the month does not have is its last, as PostgreSQL counts. */
export const addUtcMonths = (at: Date, months: number): Date => {
  const later = new Date(at);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return later;
};
