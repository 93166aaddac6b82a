/** Dated tables that one state may have, those taken back among them. */
export const DUTY_VERSIONS_PER_STATE = 60;
export const DUTY_STEPS_MAX = 20;
export const DUTY_RATE_MAX_PERCENT = 20;
export const DUTY_NOTE_MAX_LENGTH = 300;
/** Further ahead nobody knows them. */
export const DUTY_YEARS_AHEAD = 3;
