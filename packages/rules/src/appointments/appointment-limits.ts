/** Whose they are, where they are nobody's: in a filter, in the place of an agent's id. */
export const NOBODY = 'none';
/** People who take part beside the agent and the client. */
export const PARTICIPANTS_MAX = 15;
export const HOLD_MINUTES = 5;
export const SHORTEST_MINUTES = 5;
export const LONGEST_MINUTES = 12 * 60;
export const TITLE_MAX_LENGTH = 200;
export const NOTES_MAX_LENGTH = 5_000;
export const REASON_MAX_LENGTH = 500;
export const PREPARATION_MAX = 30;
export const NEXT_STEPS_MAX = 10;
/** Times that one member, key or visitor may keep at once. */
export const HOLDS_PER_WORKSPACE = 200;
/** OPS-APPT-28 */
export const FEATURES_SHOWN = 3;
/** Hours before the start. */
export const REMINDER_HOURS = [24, 2] as const;
/** By this much the load of an agent is counted back. */
export const ROUND_ROBIN_DAYS = 30;

/** What holds for a kind until the workspace says otherwise. */
export const USUAL_BOOKING_RULES = {
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 15,
  noticeMinutes: 120,
  horizonDays: 60,
} as const;
export const BUFFER_MAX_MINUTES = 240;
export const NOTICE_MAX_MINUTES = 30 * 24 * 60;
export const HORIZON_MAX_DAYS = 365;
