/** Why a calendar elsewhere could not be read or written, in words for whoever connected it. */
export class CalendarProblem extends Error {}

export const HALF_AN_ANSWER =
  'The calendar answered only in part. Nothing was changed; it is tried again in a few minutes.';

/** What a status of the other side means for somebody who set it up. */
export const problemOf = (status: number): CalendarProblem => {
  if (status === 401 || status === 403)
    return new CalendarProblem('The name or the password is not accepted there.');
  if (status === 404 || status === 410) return new CalendarProblem('There is no calendar at this address.');
  return new CalendarProblem(
    `The calendar answers with an error (${status}). It is tried again in a few minutes.`,
  );
};
