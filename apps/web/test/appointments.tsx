import type { Agent } from '@propguard/protocol/agents';
import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import type { AppointmentFigures } from '@propguard/protocol/appointment-figures';
import { anAppointment } from './an-appointment.ts';
import type { Answers } from './fake-api.ts';
import { sessionAs } from './people.ts';
import { renderScreen } from './render-screen.tsx';

const ID = anAppointment().id;

const AGENT: Agent = {
  id: 'a',
  name: 'Nadia Petrov',
  memberId: null,
  zone: 'Australia/Brisbane',
  hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:00' })),
  isSample: false,
  capacity: 5,
  meetingLink: null,
  phone: '+61491570156',
  exceptions: [],
  createdAt: '2029-01-01T00:00:00.000Z',
};

const FIGURES: AppointmentFigures = {
  totalAppointments: 214,
  todayAppointments: 5,
  todayLive: 1,
  todayToCome: 3,
  thisWeekAppointments: 18,
  upcomingAppointments: 18,
  overdueAppointments: 2,
  oldestOverdueAt: null,
  completionRate: { numerator: 90, denominator: 100 },
  rescheduleRate: { numerator: 1, denominator: 10 },
  completedAppointments: 90,
  cancellationRate: { numerator: 8, denominator: 100 },
  virtualTourUsage: { numerator: 20, denominator: 100 },
  calendarIntegration: { google: true, outlook: false, apple: false },
  avgResponseTime: { minutes: 95, count: 12 },
  averageDuration: { minutes: 52, plannedMinutes: 50, count: 40 },
  clientSatisfaction: { average: 4.6, count: 31 },
};

export const anAppointmentDetail = (given: Partial<AppointmentDetail> = {}): AppointmentDetail => ({
  ...anAppointment(),
  code: 'BK-407182',
  uid: 'x@propguard',
  sequence: 0,
  bookedBy: 'member',
  instructions: null,
  notes: 'Show the courtyard first.',
  participants: {
    agent: { id: 'a', name: 'Nadia Petrov', email: null, phone: '+61491570156', avatar: 'NP' },
    client: {
      id: 'c',
      name: 'Georgia Papadopoulos',
      addresses: [{ id: ID, kind: 'email', value: 'georgia@example.com' }],
    },
    others: [],
  },
  property: null,
  preparation: [{ id: ID, kind: 'document', text: 'Report VR-1', path: '/report/VR-1', done: false }],
  reminders: [{ hoursBefore: 24, time: '2030-01-06T01:00:00.000Z', channel: null, state: null }],
  travel: [],
  goneFrom: null,
  satisfactionComment: null,
  outcomeNotes: null,
  nextSteps: [],
  followUpDay: null,
  history: [
    {
      id: ID,
      kind: 'booked',
      by: 'member',
      reason: null,
      from: null,
      to: null,
      at: '2029-12-01T00:00:00.000Z',
    },
  ],
  ...given,
});

/** The week of the appointment in these tests. */
export const APPOINTMENTS_WEEK = '/appointments?day=2030-01-07';

/** The screen of an agent, with one appointment and one free time. */
export const openAppointments = (
  at: string,
  appointments: Answers['appointments'] = {},
  others: Answers = {},
) =>
  renderScreen(at, {
    session: sessionAs('agent'),
    answers: {
      agents: { list: () => ({ items: [AGENT] }) },
      people: { list: () => ({ items: [], nextCursor: null }) },
      waitlist: { list: () => ({ items: [] }) },
      ...others,
      appointments: {
        figures: () => FIGURES,
        calendar: () => ({ items: [anAppointment()], outside: [] }),
        list: () => ({ items: [anAppointment()], nextCursor: null }),
        get: () => anAppointmentDetail(),
        freeTimes: () => ({
          zone: 'Australia/Brisbane',
          items: [
            { startTime: '2030-01-08T01:00:00.000Z', endTime: '2030-01-08T02:00:00.000Z', agentIds: ['a'] },
          ],
        }),
        move: () => anAppointmentDetail(),
        ...appointments,
      },
    },
  });
