import type { Agent } from '@propguard/protocol/agents';
import type { BookingPage, CalendarFeed } from '@propguard/protocol/booking';
import { REMINDER_TEMPLATE, REMINDER_TEMPLATE_BODY } from '@propguard/rules/appointments/reminder-way';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { ownListingsAre } from '../../../test/homes.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SCREENS } from '../../routes/route-table.ts';
import { text } from './text.ts';
import { reminderText } from './whatsapp-reminders-text.ts';

const NADIA: Agent = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Nadia Petrov',
  memberId: null,
  zone: 'Australia/Brisbane',
  hours: [],
  isSample: false,
  capacity: 5,
  meetingLink: null,
  phone: null,
  exceptions: [],
  createdAt: '2026-11-01T00:00:00Z',
};
const SAM: Agent = { ...NADIA, id: '00000000-0000-4000-8000-000000000005', name: 'Sam Whitlock' };
const HOME = '00000000-0000-4000-8000-000000000002';
const PAGE: BookingPage = {
  id: '00000000-0000-4000-8000-000000000003',
  slug: 'meet-nadia-k3x9',
  title: 'Meet Nadia',
  kind: 'viewing',
  places: ['physical'],
  note: '',
  isOpen: true,
  subject: 'agent',
  agent: { id: NADIA.id, name: NADIA.name },
  home: null,
  createdAt: '2026-11-01T00:00:00Z',
};
const FEED: CalendarFeed = {
  id: '00000000-0000-4000-8000-000000000004',
  agent: { id: NADIA.id, name: NADIA.name },
  createdAt: '2026-11-01T00:00:00Z',
};

const open = async (role: 'admin' | 'agent' = 'admin', changes: Answers['booking'] = {}) => {
  let items = [PAGE];
  let feeds = [FEED];
  const shown = await renderScreen(SCREENS.bookingPages.path, {
    session: sessionAs(role),
    answers: {
      agents: { list: () => ({ items: [NADIA, SAM] }) },
      ownListings: ownListingsAre(),
      suggestions: {
        list: () => ({
          items: [
            {
              kind: 'address' as const,
              propertyId: HOME,
              addressLine: '5 Poinciana Lane',
              localityId: 'teneriffe',
              locality: 'Teneriffe',
              state: 'QLD' as const,
              postcode: '4005',
              latitude: -27.4,
              longitude: 153,
            },
          ],
        }),
      },
      calendars: { list: () => ({ items: [] }) },
      waitlist: { list: () => ({ items: [] }) },
      booking: {
        pages: () => ({ items }),
        createPage: ({ title }) => ({ ...PAGE, title }),
        changePage: ({ isOpen }) => {
          items = [{ ...PAGE, isOpen: isOpen ?? true }];
          return items[0] ?? PAGE;
        },
        removePage: () => {
          items = [];
          return { done: true };
        },
        feeds: () => ({ items: feeds }),
        createFeed: () => ({ ...FEED, url: 'https://example.com/api/calendar-feeds/abc/calendar' }),
        revokeFeed: () => {
          feeds = [];
          return { done: true };
        },
        ...changes,
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
};
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], label: string, option: string) => {
  await user.click(within(screen.getByRole('dialog')).getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
};

it('closes and opens a page, and leads to it while it is open', async () => {
  const { user, api } = await open();
  const preview = await screen.findByRole<HTMLAnchorElement>('link', { name: text.previewOf('Meet Nadia') });
  expect(preview.pathname).toBe('/book/meet-nadia-k3x9');
  await user.click(screen.getByRole('switch', { name: text.openOf('Meet Nadia') }));
  await waitFor(() => expect(screen.queryByRole('link', { name: text.previewOf('Meet Nadia') })).toBeNull());
  expect(api.sentTo('booking.changePage')).toEqual([{ id: PAGE.id, isOpen: false }]);
});

it('makes a page of a home that whoever is free shows', async () => {
  const { user, api } = await open();
  await screen.findByText('Meet Nadia');
  await user.click(screen.getByRole('button', { name: text.add }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(text.pageTitle), 'View 5 Poinciana Lane');
  await choose(user, text.subject, text.subjects.home);
  await user.click(dialog.getByRole('button', { name: text.save }));
  await dialog.findByText('Choose the home.');
  await user.type(dialog.getByLabelText('Home'), '5 Poin');
  await user.click(await screen.findByRole('option', { name: /5 Poinciana Lane/ }));
  await choose(user, text.kind, text.kinds.consultation);
  await user.click(dialog.getByLabelText(text.places.virtual));
  await user.click(dialog.getByRole('button', { name: text.save }));
  await screen.findByText(text.made('View 5 Poinciana Lane'));
  expect(api.sentTo('booking.createPage')).toMatchObject([
    {
      title: 'View 5 Poinciana Lane',
      subject: 'home',
      agentId: null,
      propertyId: HOME,
      kind: 'consultation',
      places: ['physical', 'virtual'],
    },
  ]);
});

it('makes a page of an agent; called off it makes none', async () => {
  const { user, api } = await open();
  await screen.findByText('Meet Nadia');
  await user.click(screen.getByRole('button', { name: text.add }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: text.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: text.add }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(text.pageTitle), 'Talk to Nadia');
  await user.click(dialog.getByRole('button', { name: text.save }));
  await screen.findByText(text.made('Talk to Nadia'));
  expect(api.sentTo('booking.createPage')).toMatchObject([{ subject: 'agent', agentId: NADIA.id }]);
});

it('removes a page once that is confirmed', async () => {
  const { user, api } = await open();
  await user.click(await screen.findByRole('button', { name: text.removeOf('Meet Nadia') }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: text.remove }));
  await screen.findByText(text.emptyTitle);
  expect(api.sentTo('booking.removePage')).toEqual([{ id: PAGE.id }]);
});

it('makes a calendar’s link, shows it once, and closes one', async () => {
  const { user, api } = await open('agent');
  await screen.findByText('Meet Nadia');
  expect(screen.queryByRole('button', { name: text.add })).toBeNull();
  await user.click(await screen.findByRole('button', { name: text.makeFeed }));
  await screen.findByText('https://example.com/api/calendar-feeds/abc/calendar');
  expect(api.sentTo('booking.createFeed')).toEqual([{ agentId: NADIA.id }]);
  await user.click(screen.getByRole('button', { name: text.closeFeedOf('Nadia Petrov') }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: text.closeFeed }),
  );
  await screen.findByText(text.feedsEmptyTitle);
  expect(api.sentTo('booking.revokeFeed')).toEqual([{ id: FEED.id }]);
});

it('reads again when asked, after a failure', async () => {
  let broken = true;
  const { user } = await open('admin', {
    pages: () => {
      if (broken) throw new Refusal('INTERNAL');
      return { items: [PAGE] };
    },
  });
  await screen.findByText(text.failed);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Meet Nadia');
});

it('makes a page of another agent', async () => {
  const { user, api } = await open();
  await screen.findByText('Meet Nadia');
  await user.click(screen.getByRole('button', { name: text.add }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(text.pageTitle), 'Talk to Sam');
  await choose(user, text.agent, SAM.name);
  await user.click(dialog.getByRole('button', { name: text.save }));
  await waitFor(() => expect(api.sentTo('booking.createPage')).toMatchObject([{ agentId: SAM.id }]));
});

it('makes a calendar’s link for another agent', async () => {
  const { user, api } = await open();
  await user.selectOptions(await screen.findByRole('combobox', { name: text.feedAgent }), SAM.name);
  await user.click(screen.getByRole('button', { name: text.makeFeed }));
  await waitFor(() => expect(api.sentTo('booking.createFeed')).toEqual([{ agentId: SAM.id }]));
});

it.each([text.removeOf('Meet Nadia'), text.closeFeedOf('Nadia Petrov')])(
  'keeps what was to go: %s',
  async (name) => {
    const { user, api } = await open();
    await user.click(await screen.findByRole('button', { name }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([...api.sentTo('booking.removePage'), ...api.sentTo('booking.revokeFeed')]).toEqual([]);
  },
);

it('reads the calendars’ links again', async () => {
  const { user, api } = await open('admin', {
    feeds: () => {
      throw new Refusal('INTERNAL');
    },
  });
  await screen.findByText(text.feedsFailed);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(api.sentTo('booking.feeds')).toHaveLength(2));
});

it('tells who manages it which words WhatsApp has to approve, and copies them', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: reminderText.copyBody }));
  expect(await navigator.clipboard.readText()).toBe(REMINDER_TEMPLATE_BODY);
  await user.click(screen.getByRole('button', { name: reminderText.copyName }));
  expect(await navigator.clipboard.readText()).toBe(REMINDER_TEMPLATE.name);
  // As many places as are filled.
  expect(REMINDER_TEMPLATE_BODY.match(/\{\{\d\}\}/g)).toHaveLength(REMINDER_TEMPLATE.places);
});

it('changes what a page says and offers, under the same link', async () => {
  const { user, api } = await open();
  await user.click(await screen.findByRole('button', { name: text.editOf(PAGE.title) }));
  const dialog = within(await screen.findByRole('dialog', { name: text.editTitle(PAGE.title) }));
  await user.click(dialog.getByRole('checkbox', { name: text.places.physical }));
  await user.click(dialog.getByRole('button', { name: text.editSave }));
  await dialog.findByRole('alert');
  expect(api.sentTo('booking.changePage')).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: text.places.virtual }));
  await user.type(dialog.getByLabelText(text.note), 'Ring the bell.');
  await user.click(dialog.getByRole('button', { name: text.editSave }));
  await waitFor(() =>
    expect(api.sentTo('booking.changePage')).toEqual([
      { id: PAGE.id, title: PAGE.title, places: ['virtual'], note: 'Ring the bell.' },
    ]),
  );
});

it('leaves a page as it is when editing is called off', async () => {
  const { user, api } = await open();
  await user.click(await screen.findByRole('button', { name: text.editOf(PAGE.title) }));
  const dialog = await screen.findByRole('dialog', { name: text.editTitle(PAGE.title) });
  await user.click(within(dialog).getByRole('button', { name: text.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo('booking.changePage')).toEqual([]);
});
