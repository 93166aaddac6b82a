/** Longest message a person may send, as the outside services allow (CORE-EXT-06). */
export const MESSAGE_MAX = 100_000;
export const TITLE_MAX = 120;
export const HAND_OVER_REASON_MAX = 500;
/** One conversation holds no more messages of people than this; a new one is begun after it. */
export const MESSAGES_MAX = 500;
