import type { WaitlistEntry } from '@propguard/protocol/waitlist';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAppointment } from '../../../test/an-appointment.ts';
import { APPOINTMENTS_WEEK, anAppointmentDetail, openAppointments } from '../../../test/appointments.tsx';
import { text } from './text.ts';

const ENTRY: WaitlistEntry = {
  id: '22222222-2222-4222-8222-222222222222',
  page: { id: 'p', title: 'View 3 Riverbend Close', kind: 'viewing', agentId: null },
  person: { id: 'c', name: 'Isabelle Fournier' },
  leadId: null,
  place: 'physical',
  fromDay: '2030-01-07',
  toDay: '2030-01-09',
  part: 'any',
  state: 'waiting',
  offeredStartTime: null,
  offeredUntil: null,
  createdAt: '2030-01-01T00:00:00.000Z',
};
const gap = { startTime: '2030-01-08T03:00:00.000Z', agentId: 'a' };

it('shows who waits with the first gap that fits, and offers it', async () => {
  const { user, api } = await openAppointments(
    APPOINTMENTS_WEEK,
    {},
    {
      waitlist: {
        list: () => ({ items: [ENTRY] }),
        gaps: () => ({ items: [{ entryId: ENTRY.id, gap }] }),
        offer: () => ({ ...ENTRY, state: 'offered' }),
      },
    },
  );
  const card = within(await screen.findByRole('region', { name: text.waitlist.title }));
  await card.findByText(/8 Jan.*1:00/);
  expect(card.getByRole('img').getAttribute('aria-label')).toContain('Mon, Tue, Wed');
  await user.click(card.getByRole('button', { name: text.waitlist.offerTo('Isabelle Fournier') }));
  await screen.findByText(text.waitlist.offered('Isabelle Fournier'));
  expect(api.sentTo('waitlist.offer')).toEqual([{ id: ENTRY.id }]);
});

it('says before a time is given up who is next in line for it', async () => {
  const { user } = await openAppointments(
    `${APPOINTMENTS_WEEK}&appointment=${anAppointment().id}`,
    { get: () => anAppointmentDetail() },
    {
      waitlist: {
        list: () => ({ items: [{ ...ENTRY, leadId: ENTRY.id }] }),
        gaps: () => ({ items: [{ entryId: ENTRY.id, gap: null }] }),
      },
    },
  );
  await screen.findByRole('link', { name: text.waitlist.askOf('Isabelle Fournier') });
  await user.click(await screen.findByRole('button', { name: text.detail.cancel }));
  await screen.findByText(text.cancelling.next('Isabelle Fournier'));
});
