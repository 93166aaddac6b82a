/** Who answers: the assistant, nobody yet, a member of the team; or nobody any more, until the person writes again. */
export const CONVERSATION_STATES = ['assistant', 'waiting', 'person', 'resolved'] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** `contact` is the person who writes to us; `system` are our own notes that both sides see. */
export const MESSAGE_AUTHORS = ['contact', 'assistant', 'member', 'system'] as const;

/** A person has been asked for, and the assistant is silent. */
export const isHandedOver = (state: ConversationState): boolean => state === 'waiting' || state === 'person';

type Standing = { state: ConversationState; segment: number };

/** What `resolved` ended stays closed: the next message begins a segment, and the assistant answers it afresh. */
export const whenWrittenTo = ({ state, segment }: Standing): Standing =>
  state === 'resolved' ? { state: 'assistant', segment: segment + 1 } : { state, segment };
