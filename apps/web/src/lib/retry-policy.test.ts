import { ORPCError } from '@orpc/client';
import { QUERY_RETRIES } from '@propguard/rules/interface/defaults';
import { describe, expect, it } from 'vitest';
import { UnreachableError } from './api-error.ts';
import { retryDelayMs, shouldRetry } from './retry-policy.ts';

const withStatus = (status: number, data?: unknown) => new ORPCError('SOME', { status, data });

describe('shouldRetry', () => {
  it.each([429, 500, 502, 503])('repeats a call that failed with %i, at most three times', (status) => {
    const attempts = [0, 1, 2, 3].map((failures) => shouldRetry(failures, withStatus(status)));
    expect(attempts).toEqual([true, true, true, false]);
    expect(QUERY_RETRIES).toBe(3);
  });

  it.each([400, 401, 403, 404, 409, 410, 422])('never repeats %i', (status) => {
    expect(shouldRetry(0, withStatus(status))).toBe(false);
  });

  it('repeats when the server could not be reached, and not when our own code failed', () => {
    expect(shouldRetry(0, new UnreachableError('gone'))).toBe(true);
    expect(shouldRetry(0, new TypeError('x is undefined'))).toBe(false);
  });
});

describe('retryDelayMs', () => {
  it('doubles and stops growing', () => {
    expect([0, 1, 2, 9].map((failures) => retryDelayMs(failures, withStatus(500)))).toEqual([
      1_000, 2_000, 4_000, 30_000,
    ]);
  });

  it('waits as long as the server asks', () => {
    expect(retryDelayMs(0, withStatus(429, { retryAfterSeconds: 12 }))).toBe(12_000);
  });
});
