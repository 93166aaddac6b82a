/** When the assistant answers by itself on channels: what it does not answer waits for the team. */
export const AUTO_RESPONSES = ['always', 'outside-hours', 'never'] as const;
export type AutoResponses = (typeof AUTO_RESPONSES)[number];
