/** Where a workspace is until someone says otherwise. */
export const USUAL_TIME_ZONE = 'Australia/Sydney';

/** Where calls and tours are kept. */
export const OFFICE_TIME_ZONE = 'Australia/Brisbane';
export const OFFICE_STATE = 'QLD';

/** Where a day begins first in Australia: what happened today anywhere is not in the future there. */
export const EASTERNMOST_TIME_ZONE = 'Australia/Lord_Howe';

/**
 * Whether it is the name of a time zone. Browsers and servers list them under different names (Kolkata or Calcutta, with
 * or without UTC), and know each other's. A bare offset is none: databases read its sign the other way round.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/iu.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-AU', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
