import { isApiError, UnreachableError } from './api-error.ts';

const UNREACHABLE = 'We can’t reach the server. Check your connection and try again.';
const UNEXPECTED = 'Something unexpected happened. Try again.';

/** The sentence that a person reads. The server's own are written for people. */
export function errorText(error: unknown): string {
  if (error instanceof UnreachableError) return UNREACHABLE;
  return isApiError(error) ? error.message : UNEXPECTED;
}

/** What to quote to the operator, when the server gave it. */
export function requestIdOf(error: unknown): string | undefined {
  return isApiError(error) ? error.data?.requestId : undefined;
}
