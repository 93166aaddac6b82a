const DAYS_PER_YEAR = 365.25;
/** Twelve for a file dated by month, with room for a few that are not. */
const MOST_DAYS_A_YEAR = 18;

/** Whether sales are dated by month or year only, so that a day says nothing of what came first within it. */
export const areCoarselyDated = (daysInOrder: Int32Array): boolean => {
  let distinct = 0;
  daysInOrder.forEach((day, i) => {
    if (i === 0 || day !== daysInOrder[i - 1]) distinct++;
  });
  const years = (daysInOrder[daysInOrder.length - 1]! - daysInOrder[0]!) / DAYS_PER_YEAR;
  return distinct <= MOST_DAYS_A_YEAR * Math.max(1, years) && distinct < daysInOrder.length / 2;
};
