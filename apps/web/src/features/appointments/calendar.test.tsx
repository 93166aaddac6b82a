import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { choose } from '../../../test/acts.ts';
import { anAppointment } from '../../../test/an-appointment.ts';
import { APPOINTMENTS_WEEK, openAppointments } from '../../../test/appointments.tsx';
import { Refusal } from '../../../test/fake-api.ts';
import { onPhone } from '../../../test/phone.ts';
import { text } from './text.ts';

const { id: ID } = anAppointment();
const event = () => screen.findByRole('button', { name: /Viewing with Georgia/ });
const isOpened = () => waitFor(() => expect(window.location.search).toContain(`appointment=${ID}`));

/** Seven days of 100 px. */
function laidOut(): void {
  const spy = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 700, 440));
  onTestFinished(() => spy.mockRestore());
}
const drag = (what: Element, x: number, y: number) => {
  fireEvent.pointerDown(what, { button: 0, clientX: 50, clientY: 50, pointerId: 1, pointerType: 'mouse' });
  fireEvent.pointerMove(what, { clientX: 50 + x, clientY: 50 + y, pointerId: 1 });
  fireEvent.pointerUp(what, { pointerId: 1 });
  fireEvent.click(what);
};

it('is dragged to another day and time, then moved by the button', async () => {
  laidOut();
  const { user, api } = await openAppointments(APPOINTMENTS_WEEK);
  drag(await event(), 100, 44);
  expect((await screen.findByTestId('ghost')).textContent).toContain('12:00 pm – 1:00 pm');
  expect(window.location.search).not.toContain('appointment=');
  await user.click(screen.getByRole('button', { name: text.move }));
  await waitFor(() =>
    expect(api.sentTo('appointments.move')).toEqual([
      { id: ID, startsAt: '2030-01-08T02:00:00.000Z', minutes: 60 },
    ]),
  );
});

it('has initials for a lane where no name fits, which nobody is read twice', async () => {
  await openAppointments(APPOINTMENTS_WEEK);
  const initials = within(await event()).getByText('GP');
  expect(initials.getAttribute('aria-hidden')).toBe('true');
});

it('is shown where it goes on after midnight', async () => {
  const late = anAppointment({
    startTime: '2030-01-07T13:45:00.000Z',
    endTime: '2030-01-07T14:30:00.000Z',
    duration: 45,
  });
  await openAppointments(APPOINTMENTS_WEEK, { calendar: () => ({ items: [late], outside: [] }) });
  await event();
  screen.getByText('11 pm');
});

it('is made longer by its lower edge', async () => {
  laidOut();
  await openAppointments(APPOINTMENTS_WEEK);
  await event();
  drag(screen.getByTestId(`resize-${ID}`), 0, 22);
  expect((await screen.findByTestId('ghost')).textContent).toContain('11:00 am – 12:30 pm');
});

it('a drag that ended does not go on', async () => {
  laidOut();
  const { user } = await openAppointments(APPOINTMENTS_WEEK);
  for (const what of [await event(), screen.getByTestId(`resize-${ID}`)]) {
    drag(what, 0, 44);
    await user.click(await screen.findByRole('button', { name: text.undo }));
    fireEvent.pointerMove(what, { clientX: 50, clientY: 200, pointerId: 1 });
    expect(screen.queryByTestId('ghost')).toBeNull();
  }
});

it.each([
  ['the week', ''],
  ['the month', '&mode=month'],
  ['the agenda', '&mode=agenda'],
  ['the list', '&view=list'],
])('opens one from %s', async (_, more) => {
  const { user } = await openAppointments(APPOINTMENTS_WEEK + more);
  const name = more.includes('month')
    ? /11:00 am Georgia/
    : more
      ? /^(Mon|7)\D.*11:00 am/
      : /Viewing with Georgia/;
  await user.click(await screen.findByRole('button', { name }));
  await isOpened();
});

it('goes to today, and to a day of the strip on a phone', async () => {
  onPhone();
  const { user } = await openAppointments(APPOINTMENTS_WEEK);
  await user.click(await screen.findByRole('button', { name: /Wednesday 9 January 2030/ }));
  await waitFor(() => expect(window.location.search).toContain('day=2030-01-09'));
  await user.click(screen.getByRole('button', { name: text.today }));
  await waitFor(() => expect(window.location.search).not.toContain('day=2030'));
});

it('shows the list, of one type and one agent, and more of it', async () => {
  const { user, api } = await openAppointments(APPOINTMENTS_WEEK, {
    list: () => ({ items: [anAppointment()], nextCursor: 'next' }),
  });
  await user.click(await screen.findByRole('radio', { name: text.views.list }));
  await screen.findByRole('table', { name: text.listTitle });
  await choose(user, text.type, text.kinds.meeting);
  await choose(user, text.agents, 'Nadia Petrov');
  await user.click(screen.getByRole('button', { name: text.more }));
  await waitFor(() =>
    expect(api.sentTo('appointments.list').at(-1)).toMatchObject({
      type: 'meeting',
      agentId: 'a',
      cursor: 'next',
    }),
  );
  await user.click(screen.getByRole('button', { name: text.later }));
  await waitFor(() => expect(window.location.search).toContain('day=2030-01-14'));
  await waitFor(() =>
    expect(api.sentTo('appointments.list').at(-1)).toMatchObject({ from: '2030-01-13T14:00:00.000Z' }),
  );
});

it('goes from a full day of the month to that day', async () => {
  const items = Array.from({ length: 5 }, (_, at) =>
    anAppointment({ id: `5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9${at}` }),
  );
  const { user } = await openAppointments(`${APPOINTMENTS_WEEK}&mode=month`, {
    calendar: () => ({ items, outside: [] }),
  });
  await user.click(await screen.findByRole('button', { name: text.moreOn(2, 'Monday 7 January 2030') }));
  await waitFor(() => expect(window.location.search).toContain('mode=day'));
});

it.each([
  ['calendar', ''],
  ['list', '&view=list'],
  ['figures', '&view=list'],
] as const)('reads the %s again when it could not be', async (what, more) => {
  const { user, api } = await openAppointments(APPOINTMENTS_WEEK + more, {
    [what]: () => {
      throw new Refusal('INTERNAL');
    },
  });
  await user.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(api.sentTo(`appointments.${what}`).length).toBe(2));
});
