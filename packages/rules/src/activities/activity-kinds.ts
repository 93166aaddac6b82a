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
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
