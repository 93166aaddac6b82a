/**
 * Who answers: the assistant, nobody yet, a member of the team; or nobody for now: put off until a moment, or closed,
 * in both cases until the person writes again.
 */
export const CONVERSATION_STATES = ['assistant', 'waiting', 'person', 'resolved', 'snoozed'] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** `contact` is the person who writes to us; `system` are our own notes that both sides see. */
export const MESSAGE_AUTHORS = ['contact', 'assistant', 'member', 'system'] as const;

/** A person has been asked for, and the assistant is silent. */
export const isHandedOver = (state: ConversationState): boolean =>
  state === 'waiting' || state === 'person' || state === 'snoozed';

type Standing = { state: ConversationState; segment: number };

/**
 * What `resolved` ended stays closed: the next message begins a segment, and the assistant answers it afresh. What was
 * put off waits for a person again: they have more to say.
 */
export const whenWrittenTo = ({ state, segment }: Standing): Standing => {
  if (state === 'resolved') return { state: 'assistant', segment: segment + 1 };
  return state === 'snoozed' ? { state: 'waiting', segment } : { state, segment };
};

/** What an inbox shows: what is still to be done, one's own of it, what nobody has taken, what is put off, what is over. */
export const INBOX_VIEWS = ['open', 'mine', 'waiting', 'snoozed', 'closed'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

export const SURVEY_KINDS = ['csat', 'nps'] as const;
export type SurveyKind = (typeof SURVEY_KINDS)[number];
/** From one to five how the help was; from nought to ten whether they would tell a friend. */
export const SURVEY_SCALES: Readonly<Record<SurveyKind, { least: number; most: number }>> = {
  csat: { least: 1, most: 5 },
  nps: { least: 0, most: 10 },
};
