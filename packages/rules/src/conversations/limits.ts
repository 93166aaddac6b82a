/** Longest message a person may send, as the outside services allow (CORE-EXT-06). */
export const MESSAGE_MAX = 100_000;
export const TITLE_MAX = 120;
export const HAND_OVER_REASON_MAX = 500;
/** One conversation holds no more messages of people than this; a new one is begun after it. */
export const MESSAGES_MAX = 500;
/** What a member writes in the inbox: several channels cut anything longer. */
export const REPLY_MAX = 10_000;
/** One file goes with a reply; what every channel that takes files lets through. */
export const REPLY_FILE_MAX_BYTES = 8 * 1024 * 1024;
export const NOTE_MAX = 4_000;
export const CANNED_REPLIES_MAX = 200;
export const CANNED_SHORTCUT_MAX = 40;
export const SURVEY_COMMENT_MAX = 1_000;
/** How long somebody counts as looking at a conversation after their browser last said so. */
export const LOOKING_SECONDS = 45;
/** Until a workspace says otherwise: whoever asks for a person is answered within this. */
export const USUAL_ANSWER_MINUTES = 10;
export const ANSWER_MINUTES_MAX = 1_440;
export const NOTES_PER_CONVERSATION = 500;
