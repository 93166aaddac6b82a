import { describe, expect, it } from 'vitest';
import { type LeadStanding, nextActions } from './next-action.ts';

const NOW = new Date('2026-11-18T01:20:00Z');
const HOUR_MS = 3_600_000;
const hoursOn = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR_MS);
const LEAD: LeadStanding = {
  status: 'contacted',
  band: 'cool',
  responseDueAt: null,
  nextFollowUpAt: null,
  lastContactAt: hoursOn(-1),
  task: null,
  openQuestions: 0,
  hasAppointment: false,
  homes: 0,
  canBeCalled: { phone: true, hours: true, consent: true },
  canBeMailed: true,
};
const named = (change: Partial<LeadStanding>): string[] =>
  nextActions({ ...LEAD, ...change }, NOW).map(({ action, barrier }) =>
    barrier === null ? action : `${action}: ${barrier}`,
  );

describe('what to do next for a lead', () => {
  it.each<[string, Partial<LeadStanding>, string[]]>([
    ['nothing is due', {}, []],
    ['somebody waits for an answer', { responseDueAt: hoursOn(1), openQuestions: 3 }, ['answer', 'qualify']],
    ['a task is due tomorrow morning', { task: { title: 'Send it', dueAt: hoursOn(20) } }, ['do-task']],
    ['a task is due next week', { task: { title: 'Send it', dueAt: hoursOn(24 * 7) } }, []],
    ['a follow-up is overdue', { nextFollowUpAt: hoursOn(-48) }, ['follow-up']],
    ['nobody knows what they want', { openQuestions: null }, ['qualify']],
    ['qualified without an appointment', { status: 'qualified' }, ['book']],
    ['qualified with one', { status: 'qualified', hasAppointment: true }, []],
    ['homes fit', { homes: 2 }, ['send-homes']],
    ['homes fit, and nothing may be sent', { homes: 2, canBeMailed: false }, ['send-homes: no-email']],
    ['hot, and quiet for three days', { band: 'hot', lastContactAt: hoursOn(-72) }, ['call']],
    ['warm, and quiet for three days', { band: 'warm', lastContactAt: hoursOn(-72) }, []],
    ['warm, and never spoken with', { band: 'warm', lastContactAt: null }, ['call']],
    [
      'what cannot be done comes last',
      {
        band: 'hot',
        lastContactAt: null,
        homes: 1,
        canBeMailed: false,
        canBeCalled: { phone: true, hours: false, consent: true },
      },
      ['send-homes: no-email', 'call: hours'],
    ],
    [
      'a withdrawn consent stands before the hours',
      { band: 'hot', lastContactAt: null, canBeCalled: { phone: true, hours: false, consent: false } },
      ['call: consent'],
    ],
    [
      'no number',
      { band: 'hot', lastContactAt: null, canBeCalled: { phone: false, hours: true, consent: true } },
      ['call: no-phone'],
    ],
    ['lost', { status: 'lost', responseDueAt: hoursOn(1) }, []],
    ['closed', { status: 'closed', nextFollowUpAt: hoursOn(-1) }, []],
  ])('%s', (_, change, actions) => {
    expect(named(change)).toEqual(actions);
  });
});
