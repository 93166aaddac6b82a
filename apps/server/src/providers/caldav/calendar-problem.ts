/** Why a calendar elsewhere could not be read or written, in words for whoever connected it. */
export class CalendarProblem extends Error {}
/** They are not known there by the name and password they gave. */
export class UnknownThere extends CalendarProblem {}

export const HALF_AN_ANSWER =
  'The calendar only answered in part. Nothing was changed; we’ll try again in a few minutes.';

/** What a status of the other side means for somebody who set it up. */
export const problemOf = (status: number): CalendarProblem => {
  if (status === 401 || status === 403)
    return new UnknownThere('That name or password wasn’t accepted there.');
  if (status === 404 || status === 410) return new CalendarProblem('There’s no calendar at this address.');
  return new CalendarProblem(
    `The calendar answered with an error (${status}). We’ll try again in a few minutes.`,
  );
};
