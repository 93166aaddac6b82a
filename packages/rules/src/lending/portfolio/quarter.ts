/** The calendar quarter that a day is in: new lending is counted by quarter. */
export const quarterOf = (day: string): { from: string; to: string } => {
  const year = Number(day.slice(0, 4));
  const firstMonth = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3;
  const iso = (date: number) => new Date(date).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return { from: iso(Date.UTC(year, firstMonth, 1)), to: iso(Date.UTC(year, firstMonth + 3, 0)) };
};
