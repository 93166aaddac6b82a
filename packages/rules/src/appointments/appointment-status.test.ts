import { describe, expect, it } from 'vitest';
import { LOCATION_TYPES, usualMinutes } from './appointment-kinds.ts';
import { APPOINTMENT_STATUSES, isOverdue, mayJoin, STORED_STATUSES } from './appointment-status.ts';

const NOW = new Date('2026-11-16T00:00:00Z');

describe('OPS-APPT-23: overdue', () => {
  const overdueAt = (startsAt: string) =>
    STORED_STATUSES.filter((status) => isOverdue({ status, startsAt: new Date(startsAt) }, NOW));

  it('is what has started and was neither begun, closed nor called off', () => {
    expect(overdueAt('2026-11-15T23:59:59Z')).toEqual(['scheduled', 'confirmed', 'rescheduled']);
  });

  it('is nothing that is still to come', () => {
    expect(overdueAt('2026-11-16T00:00:00Z')).toEqual([]);
  });
});

it('OPS-APPT-13: only one that is confirmed, or under way, and has a link can be joined', () => {
  const joinable = (meetingLink: string | null) =>
    APPOINTMENT_STATUSES.filter((status) => mayJoin({ status, meetingLink }));
  expect(joinable('https://meet.example.com/a')).toEqual(['confirmed', 'in-progress']);
  expect(joinable(null)).toEqual([]);
});

it('OPS-QUAL-01 to -03: viewings take 60 minutes in person, 30 by video, 45 self-guided', () => {
  expect(LOCATION_TYPES.map((location) => usualMinutes('viewing', location))).toEqual([60, 30, 60, 30, 45]);
  expect(usualMinutes('follow-up', 'phone')).toBe(30);
});
