import type { CallSlot, TourSlot } from '@propguard/protocol/enquiries';
import { ERRORS } from '@propguard/protocol/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, Refusal } from '../../../../test/fake-api.ts';
import { renderPart } from '../../../../test/render-screen.tsx';
import { clockText, shortWeekdayText, weekdayText } from '../demo/slot-words.ts';
import { text as demoText } from '../demo/text.ts';
import { TourDemo } from '../demo/tour-demo.tsx';
import { text } from '../text.ts';
import { EnquiryDialog } from './enquiry-dialog.tsx';
// Read beforehand, as the page fetches it only when it is asked for.
import './tour-dialog.tsx';

const words = text.enquiry;
const RECEIVED = {
  id: '019a0000-0000-7000-8000-000000000009',
  startsAt: null,
  code: 'VT407182',
  path: '/booking/pass',
  mailed: false,
};
const ZONE = 'Australia/Brisbane';

async function openDialog(kind: 'sales' | 'call', answers: Answers['enquiries'] = {}) {
  const onClose = vi.fn();
  const rendered = renderPart(<EnquiryDialog kind={kind} onClose={onClose} />, {
    answers: { enquiries: answers },
  });
  await screen.findByRole('dialog', { name: words[kind].title });
  return { ...rendered, onClose };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });

it('sends a question to sales, and says that it is there until it is closed', async () => {
  const { user, api, onClose } = await openDialog('sales', { askSales: () => RECEIVED });
  await user.type(field(words.name), 'Eve Lund');
  await user.type(field(words.email), 'Eve@Example.com');
  await user.type(field(words.phone), '07 3000 0000');
  await user.type(field(words.company), 'Lund Homes');
  await user.type(field(words.sales.message), 'Prices for 500 a month?');
  await user.click(button(words.sales.submit));
  const heading = await screen.findByRole('heading', { name: words.sales.done });
  expect(document.activeElement).toBe(heading);
  expect(api.sentTo('enquiries.askSales')).toEqual([
    {
      name: 'Eve Lund',
      email: 'eve@example.com',
      phone: '07 3000 0000',
      company: 'Lund Homes',
      message: 'Prices for 500 a month?',
    },
  ]);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(within(screen.getByRole('status')).getByRole('button', { name: words.close }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('names everything that a question lacks, and sends nothing', async () => {
  const { user, api } = await openDialog('sales');
  await user.type(field(words.phone), '12');
  await user.click(button(words.sales.submit));
  await screen.findByText('Enter your name.');
  screen.getByText('Say what you’d like to know.');
  for (const label of [words.name, words.email, words.phone, words.sales.message]) {
    expect(field(label).ariaInvalid).toBe('true');
  }
  expect(api.sentTo('enquiries.askSales')).toEqual([]);
});

it('shows at its field what the server has against it, and keeps what was typed', async () => {
  const { user } = await openDialog('sales', {
    askSales: () => {
      throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'company', message: 'Too curious.' }] });
    },
  });
  await user.type(field(words.name), 'Eve');
  await user.type(field(words.email), 'eve@example.com');
  await user.type(field(words.company), 'Lund');
  await user.type(field(words.sales.message), 'Why?');
  await user.click(button(words.sales.submit));
  await screen.findByText('Too curious.');
  expect(field(words.company).ariaInvalid).toBe('true');
  expect(field(words.sales.message).value).toBe('Why?');
});

it.each(['the button', 'Escape', 'the cross'])('asks nothing when it is called off by %s', async (way) => {
  const { user, api, onClose } = await openDialog('sales');
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(button(way === 'the cross' ? 'Close' : words.cancel));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(api.sentTo('enquiries.askSales')).toEqual([]);
});

const call = (day: string, time: string, available = true): CallSlot => ({
  date: day,
  time,
  startsAt: `${day}T${time}:00Z`,
  available,
});
const TAKEN = call('2026-11-16', '09:00', false);
const CALLS = [
  TAKEN,
  call('2026-11-17', '09:00', false),
  call('2026-11-17', '09:30'),
  call('2026-11-18', '14:00'),
];
const MORNING = CALLS[2] as CallSlot;
const AFTERNOON = CALLS[3] as CallSlot;

async function openCall(answers: Answers['enquiries'] = {}) {
  const rendered = await openDialog('call', {
    callSlots: () => ({ timeZone: ZONE, items: CALLS }),
    bookCall: () => RECEIVED,
    ...answers,
  });
  await screen.findByRole('button', { name: words.call.submit });
  const fillPerson = async () => {
    await rendered.user.type(field(words.name), 'Eve Lund');
    await rendered.user.type(field(words.email), 'eve@example.com');
  };
  const time = (slot: CallSlot) =>
    screen.getByRole<HTMLInputElement>('radio', {
      name: slot.available ? clockText(slot.time) : words.call.taken(clockText(slot.time)),
    });
  return { ...rendered, fillPerson, time };
}

it('books a call on the day and at the time that were chosen', async () => {
  const { user, api, fillPerson, time } = await openCall();
  await user.click(screen.getByRole('combobox', { name: words.call.day }));
  await user.click(await screen.findByRole('option', { name: weekdayText(AFTERNOON.date) }));
  await user.click(time(AFTERNOON));
  await fillPerson();
  await user.type(field(words.call.message), 'Bring the report.');
  await user.click(button(words.call.submit));
  await screen.findByRole('heading', { name: words.call.done });
  screen.getByText(words.booked(weekdayText(AFTERNOON.date), clockText(AFTERNOON.time)));
  expect(api.sentTo('enquiries.bookCall')).toEqual([
    {
      name: 'Eve Lund',
      email: 'eve@example.com',
      phone: '',
      message: 'Bring the report.',
      startsAt: AFTERNOON.startsAt,
    },
  ]);
  await waitFor(() => expect(api.sentTo('enquiries.callSlots')).toHaveLength(2));
});

it('begins at the first day with a free time, and offers no time that is taken', async () => {
  const { time } = await openCall();
  expect(time(MORNING).disabled).toBe(false);
  expect(time({ ...MORNING, time: '09:00', available: false }).disabled).toBe(true);
});

it('asks for a time, and books nothing without one', async () => {
  const { user, api, fillPerson } = await openCall();
  await fillPerson();
  await user.click(button(words.call.submit));
  await screen.findByText('Choose a time.');
  expect(api.sentTo('enquiries.bookCall')).toEqual([]);
});

it('says that somebody else was faster, keeps what was typed, and shows the time as taken', async () => {
  let items = CALLS;
  const { user, fillPerson, time } = await openCall({
    callSlots: () => ({ timeZone: ZONE, items }),
    bookCall: () => {
      items = CALLS.map((slot) => (slot === MORNING ? { ...slot, available: false } : slot));
      throw new Refusal('TIME_TAKEN');
    },
  });
  await user.click(time(MORNING));
  expect(time(MORNING).checked).toBe(true);
  await fillPerson();
  await user.click(button(words.call.submit));
  await screen.findByText(ERRORS.TIME_TAKEN.message);
  const taken = time({ ...MORNING, available: false });
  expect([taken.disabled, taken.checked]).toEqual([true, false]);
  expect(field(words.name).value).toBe('Eve Lund');
});

it('says that the times could not be read, and reads them again when asked', async () => {
  let broken = true;
  const { user } = await openDialog('call', {
    callSlots: () => {
      if (broken) throw new Refusal('INTERNAL');
      return { timeZone: ZONE, items: CALLS };
    },
  });
  await screen.findByText(words.timesFailed);
  broken = false;
  await user.click(button('Retry'));
  await screen.findByRole('combobox', { name: words.call.day });
});

it.each(['the button', 'Escape'])('books no call when it is called off by %s', async (way) => {
  const { user, api, onClose } = await openCall();
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(button(words.cancel));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(api.sentTo('enquiries.bookCall')).toEqual([]);
});

const tour = (id: string, date: string, time: string, changes: Partial<TourSlot> = {}): TourSlot => ({
  id,
  date,
  time,
  startsAt: `${date}T${time}:00Z`,
  duration: 45,
  type: 'live',
  available: true,
  ...changes,
});
const TOURS = [
  tour('a', '2026-11-16', '09:00', { available: false }),
  tour('b', '2026-11-17', '10:00', { type: 'virtual', price: 40 }),
  tour('c', '2026-11-18', '11:00'),
];

async function openTours(answers: Answers['enquiries'] = {}) {
  const rendered = renderPart(<TourDemo />, {
    answers: {
      enquiries: {
        tourSlots: () => ({ timeZone: ZONE, items: TOURS }),
        bookTour: () => RECEIVED,
        ...answers,
      },
    },
  });
  await screen.findByRole('list', { name: demoText.slots.list });
  const openForm = async () => {
    await rendered.user.click(button(shortWeekdayText('2026-11-18')));
    await rendered.user.click(screen.getByRole('button', { name: /11:00 am/u }));
    await rendered.user.click(button(demoText.slots.book));
    return screen.findByRole('dialog', { name: words.tour.title });
  };
  return { ...rendered, openForm };
}

it('is done with a booked call when it is closed', async () => {
  const { user, onClose, fillPerson, time } = await openCall();
  await user.click(time(MORNING));
  await fillPerson();
  await user.click(button(words.call.submit));
  const done = await screen.findByRole('status');
  await user.click(within(done).getByRole('button', { name: words.close }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('books the tour that was chosen, in the language and of the kind that the form says', async () => {
  const { user, api, openForm } = await openTours();
  await openForm();
  await user.type(field(words.name), 'Eve Lund');
  await user.type(field(words.email), 'eve@example.com');
  await user.click(screen.getByRole('combobox', { name: words.tour.language }));
  await user.click(await screen.findByRole('option', { name: /German/u }));
  await user.click(screen.getByRole('combobox', { name: words.tour.type }));
  await user.click(await screen.findByRole('option', { name: text.tourTypes.hybrid }));
  await user.type(field(words.message), 'Two of us.');
  await user.click(button(words.tour.submit));
  await screen.findByRole('heading', { name: words.tour.done });
  expect(screen.getByRole('link', { name: words.change }).getAttribute('href')).toBe('/booking/pass');
  expect(screen.queryByText(words.mailed)).toBeNull();
  // CORE-CONST-15
  screen.getByText('VT407182');
  expect(api.sentTo('enquiries.bookTour')).toEqual([
    {
      name: 'Eve Lund',
      email: 'eve@example.com',
      phone: '',
      message: 'Two of us.',
      slotId: 'c',
      preferredLanguage: 'de',
      tourType: 'hybrid',
    },
  ]);
  await waitFor(() => expect(api.sentTo('enquiries.tourSlots')).toHaveLength(2));
  await user.click(within(screen.getByRole('status')).getByRole('button', { name: words.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows what a tour is once it is chosen, on the first day that has one free', async () => {
  const { user } = await openTours();
  expect(button(shortWeekdayText('2026-11-17')).ariaPressed).toBe('true');
  screen.getByText(demoText.slots.pick);
  await user.click(screen.getByRole('button', { name: /10:00 am/u }));
  within(screen.getByRole('region', { name: demoText.slots.detail })).getByText('Virtual, 45 min, $40');
  await user.click(button(shortWeekdayText('2026-11-16')));
  const booked = screen.getByRole<HTMLButtonElement>('button', { name: /9:00 am/u });
  expect(booked.disabled).toBe(true);
  expect(screen.queryByRole('region', { name: demoText.slots.detail })).toBeNull();
});

it('says why a tour was not booked, keeps what was typed, and reads anew which are free', async () => {
  const { user, api, openForm } = await openTours({
    bookTour: () => {
      throw new Refusal('TIME_TAKEN');
    },
  });
  await openForm();
  await user.type(field(words.name), 'Eve Lund');
  await user.type(field(words.email), 'eve@example.com');
  await user.click(button(words.tour.submit));
  await screen.findByText(ERRORS.TIME_TAKEN.message);
  expect(field(words.name).value).toBe('Eve Lund');
  await waitFor(() => expect(api.sentTo('enquiries.tourSlots')).toHaveLength(2));
});

it.each(['the button', 'Escape'])('books no tour when it is called off by %s', async (way) => {
  const { user, api, openForm } = await openTours();
  const dialog = await openForm();
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(within(dialog).getByRole('button', { name: words.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo('enquiries.bookTour')).toEqual([]);
});

it('says that the tours could not be read, and reads them again when asked', async () => {
  let broken = true;
  const { user } = renderPart(<TourDemo />, {
    answers: {
      enquiries: {
        tourSlots: () => {
          if (broken) throw new Refusal('INTERNAL');
          return { timeZone: ZONE, items: TOURS };
        },
      },
    },
  });
  await screen.findByText(demoText.slots.failed);
  broken = false;
  await user.click(button('Retry'));
  await screen.findByRole('list', { name: demoText.slots.list });
});
