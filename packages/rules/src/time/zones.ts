/** Where a workspace is until someone says otherwise. */
export const USUAL_TIME_ZONE = 'Australia/Sydney';

/** Where calls and tours are kept. */
export const OFFICE_TIME_ZONE = 'Australia/Brisbane';

/** Where a day begins first in Australia: what happened today anywhere is not in the future there. */
export const EASTERNMOST_TIME_ZONE = 'Australia/Lord_Howe';
