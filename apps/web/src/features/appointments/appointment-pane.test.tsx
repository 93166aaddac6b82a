import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fillIn } from '../../../test/acts.ts';
import { anAppointment } from '../../../test/an-appointment.ts';
import { APPOINTMENTS_WEEK, anAppointmentDetail, openAppointments } from '../../../test/appointments.tsx';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { text } from './text.ts';

const { id: ID, title: TITLE } = anAppointment();
const detail = anAppointmentDetail;
const pane = () => screen.findByRole('region', { name: TITLE });

async function openPane(appointments: Answers['appointments'] = {}, others: Answers = {}) {
  const opened = await openAppointments(`${APPOINTMENTS_WEEK}&appointment=${ID}`, appointments, others);
  const shown = within(await pane());
  return { ...opened, press: (name: string) => opened.user.click(shown.getByRole('button', { name })) };
}
const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('says that a message waits where no mail server is set up', async () => {
  const outbound = {
    send: () => ({ reason: 'no-mail-server' }) as never,
    mailDelivery: () => ({ delivery: 'held' as const }),
  };
  const { user, press } = await openPane({}, { outbound });
  await press(text.detail.contact);
  const dialog = within(await screen.findByRole('dialog', { name: /Contact Georgia/ }));
  expect(await dialog.findByText(/it waits under Workspace, Mail/)).toBeTruthy();
  await fillIn(user, dialog.getByLabelText(text.contact.message), 'Park in the lane.');
  await user.click(dialog.getByRole('button', { name: text.contact.send }));
  expect(await screen.findByText(text.contact.held('no mail server is set up.'))).toBeTruthy();
});

it('writes to the client, and closes', async () => {
  const { user, api, press } = await openPane({}, { outbound: { send: () => ({}) as never } });
  await press(text.detail.contact);
  const dialog = within(await screen.findByRole('dialog', { name: /Contact Georgia/ }));
  await user.click(dialog.getByRole('button', { name: text.contact.send }));
  expect(await dialog.findByText('Write something.')).toBeTruthy();
  await fillIn(user, dialog.getByLabelText(text.contact.subject), 'Parking');
  await fillIn(user, dialog.getByLabelText(text.contact.message), 'Park in the lane.');
  await user.click(dialog.getByRole('button', { name: text.contact.send }));
  await dialogGone();
  expect(api.sentTo('outbound.send')).toMatchObject([
    { addressId: ID, purpose: 'service', subject: 'Parking', text: 'Park in the lane.' },
  ]);
});

it.each([
  ['contact', text.detail.contact],
  ['reschedule', text.detail.reschedule],
  ['cancel', text.detail.cancel],
])('Escape closes the dialog to %s, and leaves the pane', async (_, name) => {
  const { user, press } = await openPane();
  await press(name);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await dialogGone();
  expect(await pane()).toBeTruthy();
});

it('moves it to a free time of another day, for a reason', async () => {
  const { user, api, press } = await openPane();
  await press(text.detail.reschedule);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: text.rescheduling.confirm }));
  expect(await dialog.findByText(text.form.chooseTime)).toBeTruthy();
  const day = dialog.getByLabelText(text.form.day);
  await user.clear(day);
  await user.type(day, '2030-01-08');
  await waitFor(() =>
    expect(api.sentTo('appointments.freeTimes').at(-1)).toMatchObject({ from: '2030-01-08' }),
  );
  await user.click(await dialog.findByRole('button', { name: /11:00/ }));
  expect(dialog.queryByText(text.form.chooseTime)).toBeNull();
  await fillIn(user, dialog.getByLabelText(text.rescheduling.reason), 'She is away.');
  await user.click(dialog.getByRole('button', { name: text.rescheduling.confirm }));
  await dialogGone();
  expect(api.sentTo('appointments.move')).toEqual([
    { id: ID, reason: 'She is away.', minutes: 60, startsAt: '2030-01-08T01:00:00.000Z' },
  ]);
});

it('moves it to a time by hand: one that comes twice, outside hours', async () => {
  let tries = 0;
  const { user, api, press } = await openPane({
    move: () => {
      tries += 1;
      if (tries === 1)
        throw new Refusal('VALIDATION_FAILED', {
          fields: [{ field: 'wall.time', message: 'This time comes twice.' }],
        });
      return detail();
    },
  });
  await press(text.detail.reschedule);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: text.form.otherTime }));
  await user.type(dialog.getByLabelText(text.form.time), '02:30');
  await user.click(dialog.getByRole('checkbox', { name: text.form.agreed }));
  await user.click(dialog.getByRole('button', { name: text.rescheduling.confirm }));
  expect(await dialog.findByText('This time comes twice.')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: text.form.second }));
  await user.click(dialog.getByRole('button', { name: text.rescheduling.confirm }));
  await waitFor(() =>
    expect(api.sentTo('appointments.move').at(-1)).toMatchObject({
      wall: { day: '2030-01-07', time: '02:30', zone: 'Australia/Brisbane', which: 'second' },
      outsideHours: true,
    }),
  );
});

it('reads free times again when they could not be read', async () => {
  const { user, api, press } = await openPane({
    freeTimes: () => {
      throw new Refusal('INTERNAL');
    },
  });
  await press(text.detail.reschedule);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(api.sentTo('appointments.freeTimes').length).toBe(2));
});

it('keeps it when the cancelling is called off', async () => {
  const { user, api, press } = await openPane();
  await press(text.detail.cancel);
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: text.cancelling.keep }),
  );
  await dialogGone();
  expect(api.sentTo('appointments.cancel')).toEqual([]);
});

it('adds a question to what is prepared, none that is empty', async () => {
  const { user, api, press } = await openPane({ change: () => detail() });
  await press(text.detail.add);
  expect(api.sentTo('appointments.change')).toEqual([]);
  const field = within(await pane()).getByLabelText<HTMLInputElement>(text.detail.addQuestion);
  await user.type(field, 'When can they settle?{Enter}');
  await waitFor(() =>
    expect(api.sentTo('appointments.change')).toMatchObject([
      { preparation: [{ text: 'Report VR-1' }, { kind: 'question', text: 'When can they settle?' }] },
    ]),
  );
  expect(field.value).toBe('');
});

it('leaves the notes as they were', async () => {
  const { user, api, press } = await openPane();
  await press(text.detail.editNotes);
  const shown = within(await pane());
  await user.type(shown.getByLabelText(text.detail.notes, { selector: 'textarea' }), ' No.');
  await user.click(shown.getByRole('button', { name: text.detail.cancelEdit }));
  expect(shown.getByText('Show the courtyard first.')).toBeTruthy();
  expect(api.sentTo('appointments.change')).toEqual([]);
});

it('is confirmed, and shared without its notes', async () => {
  const { api, press } = await openPane({
    get: () => detail({ status: 'scheduled' }),
    confirm: () => detail(),
  });
  await press(text.detail.confirm);
  await waitFor(() => expect(api.sentTo('appointments.confirm')).toEqual([{ id: ID }]));
  await press(text.detail.share);
  expect(await screen.findByText(text.detail.shared)).toBeTruthy();
  const shared = await navigator.clipboard.readText();
  expect(shared).toContain('Monday 7 January 2030, 11:00 am');
  expect(shared).not.toContain('courtyard');
});

it('deleted in the agent’s own calendar: it is kept, or cancelled', async () => {
  const { user, api } = await openPane(
    { get: () => detail({ goneFrom: 'Google' }) },
    { calendars: { keep: () => detail() as never } },
  );
  const notice = within(
    (await screen.findByText(text.detail.goneTitle('Google'))).closest('div.mt-3') as HTMLElement,
  );
  await user.click(notice.getByRole('button', { name: text.detail.keep }));
  await waitFor(() => expect(api.sentTo('calendars.keep')).toEqual([{ id: ID }]));
  await user.click(notice.getByRole('button', { name: text.detail.cancel }));
  expect(await screen.findByRole('dialog', { name: text.cancelling.title })).toBeTruthy();
});

it('closes, and is read again when it could not be', async () => {
  const { user, api } = await openAppointments(`${APPOINTMENTS_WEEK}&appointment=${ID}`, {
    get: () => {
      throw new Refusal('INTERNAL');
    },
  });
  const failed = within(await screen.findByRole('region', { name: text.detail.label }));
  await user.click(await failed.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(api.sentTo('appointments.get').length).toBe(2));
  await user.click(failed.getByRole('button', { name: text.detail.close }));
  await waitFor(() => expect(window.location.search).not.toContain('appointment='));
});

it('closes the whole of it', async () => {
  const { press } = await openPane();
  await press(text.detail.close);
  await waitFor(() => expect(screen.queryByRole('region', { name: TITLE })).toBeNull());
});

it('takes the meeting link of a video appointment that has none, and says what is wrong with it', async () => {
  const { user, api } = await openPane({
    get: () => detail({ locationType: 'virtual', meetingLink: null }),
    change: ({ meetingLink }) => {
      if (meetingLink === 'zoom')
        throw new Refusal('VALIDATION_FAILED', {
          fields: [{ field: 'meetingLink', message: 'Enter an address that starts with https://.' }],
        });
      return detail();
    },
  });
  const shown = within(await pane());
  const link = shown.getByLabelText(text.detail.addLink);
  await user.type(link, 'zoom');
  await user.click(shown.getByRole('button', { name: text.detail.saveLink }));
  expect(await shown.findByText('Enter an address that starts with https://.')).toBeTruthy();
  await user.clear(link);
  await user.type(link, 'https://meet.example.com/b');
  await user.click(shown.getByRole('button', { name: text.detail.saveLink }));
  await waitFor(() =>
    expect(api.sentTo('appointments.change').at(-1)).toEqual({
      id: ID,
      meetingLink: 'https://meet.example.com/b',
    }),
  );
});

it('names whoever had it and left, and gives it to somebody else', async () => {
  const { user, api } = await openPane({
    get: () => detail({ agent: null, formerAgent: 'Kim Doan' }),
    move: ({ agentId }) => {
      if (api.sentTo('appointments.move').length === 1) throw new Refusal('TIME_TAKEN');
      return detail({ agent: { id: agentId ?? '', name: 'Nadia Petrov' } });
    },
  });
  const shown = within(await pane());
  expect(shown.getByText(text.detail.leftTitle('Kim Doan'))).toBeTruthy();
  await user.click(await shown.findByRole('combobox', { name: text.detail.giveTo }));
  await user.click(await screen.findByRole('option', { name: 'Nadia Petrov' }));
  await user.click(shown.getByRole('button', { name: text.detail.reassign }));
  expect(await shown.findByRole('alert')).toBeTruthy();
  await user.click(shown.getByRole('button', { name: text.detail.reassign }));
  await waitFor(() => expect(api.sentTo('appointments.move')).toHaveLength(2));
  expect(api.sentTo('appointments.move')[1]).toMatchObject({ id: ID, startsAt: detail().startTime });
});
