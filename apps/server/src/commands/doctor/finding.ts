/** `fault`: it does not work, or data are in danger. `warning`: it works, and somebody should know. */
export type FindingState = 'good' | 'warning' | 'fault';

/** What was looked at, what was found in words, and what to do about it. */
export type Finding = { about: string; state: FindingState; says: string; todo?: string };

export const good = (about: string, says: string): Finding => ({ about, state: 'good', says });
export const warning = (about: string, says: string, todo: string): Finding => ({
  about,
  state: 'warning',
  says,
  todo,
});
export const fault = (about: string, says: string, todo: string): Finding => ({
  about,
  state: 'fault',
  says,
  todo,
});

export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.message === 'fetch failed'
    ? reasonOf(error.cause)
    : error.message;
};
