import { QUERY_RETRIES } from '@propguard/rules/interface/defaults';
import { isApiError, UnreachableError } from './api-error.ts';

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;
const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_ERROR = 500;

/** Only what may be otherwise in a moment: no connection, too many requests, a failing server. */
export function mayPass(error: unknown): boolean {
  if (error instanceof UnreachableError) return true;
  return isApiError(error) && (error.status === TOO_MANY_REQUESTS || error.status >= FIRST_SERVER_ERROR);
}

export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < QUERY_RETRIES && mayPass(error);
}

/** Doubles each time, unless the server has said how long to wait. */
export function retryDelayMs(failures: number, error: unknown): number {
  const asked = isApiError(error) ? error.data?.retryAfterSeconds : undefined;
  if (asked !== undefined) return asked * 1_000;
  return Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS);
}
