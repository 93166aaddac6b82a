/** What became of a call of a service, as far as a list is narrowed by it. */
export const CALL_RESULTS = ['accepted', 'refused', 'duplicate', 'waiting'] as const;
export type CallResult = (typeof CALL_RESULTS)[number];
