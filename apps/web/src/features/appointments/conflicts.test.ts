import type { Agent } from '@propguard/protocol/agents';
import { expect, it } from 'vitest';
import { anAppointment } from '../../../test/an-appointment.ts';
import { conflictsOf } from './conflicts.ts';
import { text } from './text.ts';

const NOW = new Date('2030-01-01T00:00:00Z');
const AGENT = {
  id: 'a',
  zone: 'Australia/Brisbane',
  hours: [{ day: 1, from: '09:00', to: '17:00' }],
  exceptions: [],
} as unknown as Agent;
const dragged = anAppointment({ id: 'dragged' });
const other = anAppointment({
  id: 'other',
  title: 'Viewing with Sam',
  client: null,
  startTime: '2030-01-07T03:00:00.000Z',
  endTime: '2030-01-07T04:00:00.000Z',
  busyFrom: '2030-01-07T03:00:00.000Z',
  busyTo: '2030-01-07T04:15:00.000Z',
});
const at = (time: string) => ({
  startsAt: new Date(`2030-01-07T${time}:00Z`),
  endsAt: new Date(new Date(`2030-01-07T${time}:00Z`).getTime() + 3_600_000),
});

it.each([
  ['a free hour', at('05:00'), other, []],
  [
    'its own old time',
    { startsAt: new Date(dragged.startTime), endsAt: new Date(dragged.endTime) },
    dragged,
    [],
  ],
  ['over another', at('03:30'), other, [text.conflicts.agent('Viewing with Sam')]],
  ['into the time that is kept free', at('04:00'), other, [text.conflicts.agent('Viewing with Sam')]],
  ['where its own buffer does not fit', at('02:00'), other, [text.conflicts.agent('Viewing with Sam')]],
  ['over one that was called off', at('03:30'), { ...other, status: 'cancelled' as const }, []],
  ['over another agent’s', at('03:30'), { ...other, agent: { id: 'b', name: 'B' } }, []],
  [
    'where the client is elsewhere',
    at('03:30'),
    { ...other, agent: { id: 'b', name: 'B' }, client: { id: 'c', name: 'C' } },
    [text.conflicts.client('Viewing with Sam')],
  ],
  ['after work', at('07:30'), other, [text.conflicts.hours]],
  [
    'before now',
    { startsAt: new Date('2029-12-31T01:00:00Z'), endsAt: new Date('2029-12-31T02:00:00Z') },
    other,
    [text.conflicts.past],
  ],
])('%s', (_what, proposal, standing, expected) => {
  const around = { items: [dragged, standing], outside: [], agent: AGENT, now: NOW };
  expect(conflictsOf(dragged, proposal, around)).toEqual(expected);
});

it.each([
  ['over it', at('05:30'), 'a', [text.conflicts.elsewhere]],
  ['so that its own buffer does not fit', at('04:00'), 'a', [text.conflicts.elsewhere]],
  ['over another agent’s', at('05:30'), 'b', []],
])('what stands in a calendar of their own: %s', (_what, proposal, agentId, expected) => {
  const outside = [{ agentId, startTime: '2030-01-07T05:00:00.000Z', endTime: '2030-01-07T06:00:00.000Z' }];
  const around = { items: [dragged], outside, agent: AGENT, now: NOW };
  expect(conflictsOf(dragged, proposal, around)).toEqual(expected);
});
