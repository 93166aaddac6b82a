import { expect, it } from 'vitest';
import { tookText } from './job-time.ts';

const startedAt = '2026-11-14T13:05:00.000Z';

it('is the time between beginning and end', () => {
  expect(tookText({ startedAt, endedAt: '2026-11-14T13:07:05.000Z' })).toBe('2 min 5 s');
});

it('says nothing of a job that runs, or was cancelled before it began', () => {
  expect(tookText({ startedAt, endedAt: null })).toBeNull();
  expect(tookText({ startedAt: null, endedAt: startedAt })).toBeNull();
});
