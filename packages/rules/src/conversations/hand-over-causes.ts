/**
 * Why a person is to answer: they were asked for; the assistant did not understand twice in a row; a complaint; a
 * negotiation; the workspace lets the team answer; or a member took it without being asked.
 */
export const HAND_OVER_CAUSES = [
  'asked',
  'misunderstood',
  'complaint',
  'negotiation',
  'team',
  'taken',
] as const;
export type HandOverCause = (typeof HAND_OVER_CAUSES)[number];

/** Those that the assistant finds by itself, without being asked for anybody. */
export const FOUND_CAUSES = ['misunderstood', 'complaint', 'negotiation'] as const;
export type FoundCause = (typeof FOUND_CAUSES)[number];

/** So often in a row it may ask back; then somebody else tries. */
export const MISUNDERSTOOD_MAX = 2;
