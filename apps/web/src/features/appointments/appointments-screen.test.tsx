import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAppointment } from '../../../test/an-appointment.ts';
import { APPOINTMENTS_WEEK, anAppointmentDetail, openAppointments } from '../../../test/appointments.tsx';
import { Refusal } from '../../../test/fake-api.ts';
import { watchSavedFiles } from '../../../test/saved-files.ts';
import { text } from './text.ts';

const { id: ID } = anAppointment();
const open = openAppointments;
const detail = anAppointmentDetail;
const WEEK = APPOINTMENTS_WEEK;
const event = () => screen.findByRole('button', { name: /Viewing with Georgia/ });

describe('the calendar', () => {
  it('OPS-APPT-01 to -04: says how booking goes', async () => {
    await open(WEEK);
    const shown = () => screen.getByLabelText(text.figures).textContent;
    await waitFor(() => expect(shown()).toContain('90.0%'));
    for (const words of [
      '18 upcoming',
      '1 live, 3 still to come',
      '90 of 100 in 90 days',
      '4.6',
      'of 5.0',
      '52 min',
      'planned 50 min',
    ])
      expect(shown()).toContain(words);
  });

  it('moves by keys: a ghost says whether it fits, Escape undoes, Enter moves', async () => {
    const { user, api } = await open(WEEK);
    (await event()).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect((await screen.findByTestId('ghost')).textContent).toContain(text.fits);
    await user.keyboard('{Escape}');
    expect(screen.queryByTestId('ghost')).toBeNull();
    await user.keyboard('{Alt>}{ArrowRight}{Shift>}{ArrowDown}{/Shift}{/Alt}{Enter}');
    await waitFor(() =>
      expect(api.sentTo('appointments.move')).toEqual([
        { id: ID, startsAt: '2030-01-08T01:00:00.000Z', minutes: 75 },
      ]),
    );
    await waitFor(() => expect(screen.queryByTestId('ghost')).toBeNull());
  });

  it('stands where it was put, and moves again, while all else is still being read', async () => {
    let reads = 0;
    const { user, api } = await open(WEEK, {
      calendar: () => {
        reads += 1;
        return reads === 1 ? { items: [anAppointment()], outside: [] } : new Promise(() => undefined);
      },
      move: () => detail({ startTime: '2030-01-07T01:15:00.000Z', endTime: '2030-01-07T02:15:00.000Z' }),
    });
    (await event()).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}');
    (await screen.findByRole('button', { name: /11:15 am – 12:15 pm/ })).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}');
    await waitFor(() =>
      expect(api.sentTo('appointments.move')).toMatchObject([
        { startsAt: '2030-01-07T01:15:00.000Z' },
        { startsAt: '2030-01-07T01:30:00.000Z' },
      ]),
    );
  });

  it('keeps the focus when it goes to another day by keys', async () => {
    let reads = 0;
    const { user } = await open(WEEK, {
      calendar: () => {
        reads += 1;
        return reads === 1 ? { items: [anAppointment()], outside: [] } : new Promise(() => undefined);
      },
      move: () => detail({ startTime: '2030-01-08T01:00:00.000Z', endTime: '2030-01-08T02:00:00.000Z' }),
    });
    (await event()).focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Enter}');
    await waitFor(() => expect(screen.queryByTestId('ghost')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Tue 8'));
  });

  it('does not send what clashes', async () => {
    const { user, api } = await open(WEEK, {
      calendar: () => ({
        outside: [],
        items: [
          anAppointment(),
          anAppointment({
            id: '22222222-2222-4222-8222-222222222222',
            title: 'Viewing with Sam',
            client: null,
            startTime: '2030-01-07T02:30:00.000Z',
            endTime: '2030-01-07T03:00:00.000Z',
            busyFrom: '2030-01-07T02:30:00.000Z',
            busyTo: '2030-01-07T03:00:00.000Z',
          }),
        ],
      }),
    });
    (await event()).focus();
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect((await screen.findByTestId('ghost')).textContent).toContain(
      text.conflicts.agent('Viewing with Sam'),
    );
    expect(screen.getByRole('button', { name: text.move }).hasAttribute('disabled')).toBe(true);
    await user.keyboard('{Enter}');
    expect(api.sentTo('appointments.move')).toEqual([]);
    await user.click(screen.getByRole('button', { name: text.undo }));
    expect(screen.queryByTestId('ghost')).toBeNull();
  });

  it('turns its pages and shows other spans, all in the address', async () => {
    const { user } = await open(WEEK);
    await event();
    await user.click(screen.getByRole('button', { name: text.later }));
    expect(await screen.findByText('14 – 20 January 2030')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: text.earlier }));
    await user.click(screen.getByRole('radio', { name: text.modes.month }));
    expect(await screen.findByText('January 2030')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Tuesday 8 January 2030/ }));
    expect(await screen.findByText('Tuesday 8 January 2030')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: text.modes.agenda }));
    expect(await screen.findByRole('table', { name: text.modes.agenda })).toBeTruthy();
  });
});

describe('the list', () => {
  it('OPS-APPT-10, -11, -12, -13: rows of today and overdue, the Live badge, a link to join', async () => {
    const now = Date.now();
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    const row = (n: number, given: Parameters<typeof anAppointment>[0]) =>
      anAppointment({ id: `${n}1111111-1111-4111-8111-111111111111`, ...given });
    const { user, api } = await open('/appointments?view=list', {
      end: () => anAppointmentDetail({ status: 'completed', outcome: 'no-show' }),
      list: () => ({
        items: [
          row(1, { startTime: at(-60), endTime: at(-5), meetingLink: null }),
          row(2, { startTime: at(-1), status: 'in-progress' }),
          row(3, { startTime: '2030-01-07T01:00:00.000Z', status: 'scheduled' }),
        ],
        nextCursor: null,
      }),
    });
    const table = await screen.findByRole('table', { name: text.listTitle });
    const [, overdue, live, later] = within(table).getAllByRole('row');
    expect(overdue?.getAttribute('data-state')).toBe('overdue');
    expect(overdue?.textContent).toContain(text.overdue);
    expect(live?.textContent).toContain(text.live);
    const join = within(live as HTMLElement).getByRole('link', { name: text.join });
    expect(join.getAttribute('target')).toBe('_blank');
    expect(within(later as HTMLElement).queryByRole('link')).toBeNull();
    expect(later?.hasAttribute('data-state')).toBe(false);
    await user.click(within(overdue as HTMLElement).getByRole('button', { name: /^Close / }));
    await user.click(await screen.findByRole('menuitem', { name: text.outcomes['no-show'] }));
    await screen.findByText(text.closing.done);
    expect(api.sentTo('appointments.end')).toMatchObject([{ outcome: 'no-show' }]);
  });

  it('OPS-APPT-09, -29: three blanks while it is read', async () => {
    await open('/appointments?view=list', { list: () => new Promise(() => undefined) });
    expect(await screen.findAllByTestId('skeleton-row')).toHaveLength(3);
  });

  it('says what went wrong when it could not be read', async () => {
    await open('/appointments?view=list', {
      list: () => {
        throw new Refusal('INTERNAL');
      },
    });
    expect(await screen.findByText(text.failed)).toBeTruthy();
  });

  it('filters by what is chosen', async () => {
    const { user, api } = await open('/appointments?view=list', {
      download: () => new File(['BEGIN:VCALENDAR'], 'appointments.ics', { type: 'text/calendar' }),
    });
    await screen.findByRole('table', { name: text.listTitle });
    await user.type(screen.getByLabelText(text.searchLabel), 'geo');
    await waitFor(() => expect(api.sentTo('appointments.list').at(-1)).toMatchObject({ query: 'geo' }));
    await user.click(screen.getByRole('combobox', { name: text.status }));
    await user.click(await screen.findByRole('option', { name: text.statuses.confirmed }));
    await waitFor(() =>
      expect(api.sentTo('appointments.list').at(-1)).toMatchObject({ status: 'confirmed' }),
    );
    const saved = watchSavedFiles();
    await user.click(screen.getByRole('button', { name: text.export }));
    await user.click(await screen.findByRole('menuitem', { name: text.exportFormats.ics }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['appointments.ics']));
    expect(api.sentTo('appointments.download')).toMatchObject([{ status: 'confirmed', format: 'ics' }]);
  });
});

describe('the detail', () => {
  const at = `${WEEK}&appointment=${ID}`;
  const pane = () => screen.findByRole('region', { name: 'Viewing with Georgia Papadopoulos' });

  it('OPS-APPT-14, -15: shows every field, and joins in a tab of its own', async () => {
    await open(at);
    const shown = await pane();
    for (const words of [
      '11:00 am – 12:00 pm',
      'Confirmed',
      '5 Poinciana Lane',
      'Nadia Petrov',
      'Show the courtyard first.',
      'Report VR-1',
      'Booked by your team',
    ])
      expect(shown.textContent).toContain(words);
    expect(within(shown).getByRole('link', { name: text.detail.joinMeeting }).getAttribute('target')).toBe(
      '_blank',
    );
    expect(within(shown).getByRole('link', { name: text.detail.documents }).getAttribute('href')).toBe(
      '/report/VR-1',
    );
  });

  it.each([
    ['start', text.detail.start, { id: ID }],
    ['end', text.outcomes['no-show'], { id: ID, outcome: 'no-show' }],
  ] as const)('%s', async (verb, name, sent) => {
    const { user, api } = await open(at, { [verb]: () => detail() });
    await user.click(within(await pane()).getByRole('button', { name }));
    await waitFor(() => expect(api.sentTo(`appointments.${verb}`)).toEqual([sent]));
  });

  it('is cancelled for a reason', async () => {
    const { user, api } = await open(at, { cancel: () => detail({ status: 'cancelled' }) });
    await user.click(within(await pane()).getByRole('button', { name: text.detail.cancel }));
    const dialog = await screen.findByRole('dialog', { name: text.cancelling.title });
    await user.click(within(dialog).getByRole('button', { name: text.cancelling.confirm }));
    expect(api.sentTo('appointments.cancel')).toEqual([]);
    await user.type(within(dialog).getByLabelText(text.cancelling.reason), 'She is ill.');
    await user.click(within(dialog).getByRole('button', { name: text.cancelling.confirm }));
    await waitFor(() =>
      expect(api.sentTo('appointments.cancel')).toEqual([{ id: ID, reason: 'She is ill.' }]),
    );
  });

  it.each([
    ['email', text.told.email('Georgia Papadopoulos')],
    ['phone', text.told.phone('Georgia Papadopoulos')],
    [null, text.told.nobody],
  ] as const)('says who hears of a cancellation, reached by %s', async (kind, words) => {
    const shown = detail();
    const addresses = kind ? [{ id: ID, kind, value: 'georgia' }] : [];
    const client = { id: ID, name: 'Georgia Papadopoulos', addresses };
    const { user } = await open(at, {
      get: () => ({ ...shown, participants: { ...shown.participants, client } }),
    });
    await user.click(within(await pane()).getByRole('button', { name: text.detail.cancel }));
    expect(await within(await screen.findByRole('dialog')).findByText(words)).toBeTruthy();
  });

  it('says what was agreed with how it ended', async () => {
    const { user, api } = await open(at, { get: () => detail({ leadId: ID }), end: () => detail() });
    await user.click(within(await pane()).getByRole('button', { name: text.detail.ending }));
    await user.type(within(await pane()).getByLabelText(text.detail.endingNote), 'Asks her bank.');
    fireEvent.change(within(await pane()).getByLabelText(text.detail.endingDay), {
      target: { value: '2030-01-10' },
    });
    await user.click(within(await pane()).getByRole('button', { name: text.outcomes.thinking }));
    await waitFor(() =>
      expect(api.sentTo('appointments.end')).toEqual([
        { id: ID, outcome: 'thinking', notes: 'Asks her bank.', followUpDay: '2030-01-10' },
      ]),
    );
  });

  it('is edited: where people meet, and without a guest who does not come', async () => {
    const guest = { id: ID, name: 'Nick Papadopoulos', addresses: [] };
    const { participants } = detail();
    let tries = 0;
    const { user, api } = await open(at, {
      get: () => detail({ participants: { ...participants, others: [guest] } }),
      change: () => {
        tries += 1;
        if (tries === 1)
          throw new Refusal('VALIDATION_FAILED', {
            fields: [{ field: 'meetingLink', message: 'Enter an address that starts with https://.' }],
          });
        return detail();
      },
    });
    await user.click(within(await pane()).getByRole('button', { name: text.detail.edit }));
    const dialog = await screen.findByRole('dialog', { name: text.editing.title });
    const link = within(dialog).getByLabelText(new RegExp(text.form.link));
    await user.clear(link);
    await user.type(link, 'meet');
    await user.click(within(dialog).getByRole('button', { name: text.editing.removeGuest(guest.name) }));
    await user.click(within(dialog).getByRole('button', { name: text.editing.save }));
    expect(await within(dialog).findByText('Enter an address that starts with https://.')).toBeTruthy();
    await user.clear(link);
    await user.click(within(dialog).getByRole('button', { name: text.editing.save }));
    await waitFor(() =>
      expect(api.sentTo('appointments.change').at(-1)).toEqual({
        id: ID,
        title: 'Viewing with Georgia Papadopoulos',
        locationType: 'hybrid',
        address: '5 Poinciana Lane',
        meetingLink: null,
        instructions: null,
        participantIds: [],
      }),
    );
  });

  it('keeps what is prepared and noted', async () => {
    const { user, api } = await open(at, { change: () => detail() });
    await user.click(within(await pane()).getByRole('checkbox', { name: 'Report VR-1' }));
    await waitFor(() =>
      expect(api.sentTo('appointments.change')).toMatchObject([
        { preparation: [{ text: 'Report VR-1', done: true }] },
      ]),
    );
    await user.click(within(await pane()).getByRole('button', { name: text.detail.editNotes }));
    await user.type(
      within(await pane()).getByLabelText(text.detail.notes, { selector: 'textarea' }),
      ' Bring keys.',
    );
    await user.click(within(await pane()).getByRole('button', { name: text.detail.save }));
    await waitFor(() =>
      expect(api.sentTo('appointments.change').at(-1)).toEqual({
        id: ID,
        notes: 'Show the courtyard first. Bring keys.',
      }),
    );
  });
});

it('books a free time for somebody new, and says why not', async () => {
  let tries = 0;
  const { user, api } = await open(WEEK, {
    create: () => {
      tries += 1;
      if (tries === 1) throw new Refusal('TIME_TAKEN');
      return detail();
    },
  });
  await user.click(await screen.findByRole('button', { name: text.new }));
  const form = await screen.findByRole('dialog', { name: text.new });
  await user.click(within(form).getByRole('button', { name: text.form.submit }));
  expect(await within(form).findByText(text.form.chooseTime)).toBeTruthy();
  await user.click(within(form).getByRole('button', { name: text.form.newClient }));
  await user.type(within(form).getByLabelText(text.form.name), 'Mei-Lin');
  await user.type(within(form).getByLabelText(text.form.email), 'mei@example.com');
  await user.click(await within(form).findByRole('button', { name: /am|pm/ }));
  await user.click(within(form).getByRole('button', { name: text.form.submit }));
  expect(await within(form).findByText(/just been taken/)).toBeTruthy();
  await user.click(within(form).getByRole('button', { name: text.form.submit }));
  await waitFor(() =>
    expect(api.sentTo('appointments.create').at(-1)).toMatchObject({
      kind: 'viewing',
      agentId: null,
      startsAt: '2030-01-08T01:00:00.000Z',
      person: { name: 'Mei-Lin', addresses: [{ kind: 'email', value: 'mei@example.com' }] },
    }),
  );
});
