/**
 * What can happen between a person and a workspace. Scores, triggers, memory and figures are made from it, so a kind says
 * what happened and never what follows from it. Added to, never renamed: rows with them stay.
 */
export const ACTIVITY_KINDS = [
  /** They wrote. `ref`: the message. */
  'message-received',
  /** They were answered. `ref`: the message; `outcome`: by whom. */
  'message-sent',
  /** They asked for a person. `ref`: the hand-over. */
  'hand-over-asked',
  /** A person came. `ref`: the hand-over. */
  'hand-over-taken',
  /** Something passed with them, such as a call. `ref`: the interaction; `outcome`: its type, and how it went. */
  'interaction',
  /** A time was given to them. `ref`: the appointment. */
  'appointment-booked',
  /** It got another time. `ref`: the change; `outcome`: by whom. */
  'appointment-moved',
  /** It was called off. `ref`: the appointment; `outcome`: by whom. */
  'appointment-cancelled',
  /** It is over. `ref`: the appointment; `outcome`: how it ended. */
  'appointment-ended',
  /** They said how it was. `ref`: the appointment; `outcome`: out of five. */
  'appointment-rated',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
