import type { ChannelCall } from '@propguard/protocol/channel-calls';
import type { ChannelCard, ChatbotSettings } from '@propguard/protocol/channels';
import { CONNECTED_CHANNELS, PANEL_NAMES } from '@propguard/rules/channels/channel-abilities';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aWidget } from '../../../test/a-widget.ts';
import { callOff, expectReadAgain } from '../../../test/acts.ts';
import { type Answers, failing, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { watchSavedFiles } from '../../../test/saved-files.ts';
import { text as widgetText } from '../../parts/widget/text.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { text } from './text.ts';

const ID = '00000000-0000-4000-8000-0000000000c1';

const card = (channel: ChannelCard['channel'], changes: Partial<ChannelCard> = {}): ChannelCard => ({
  id: null,
  channel,
  name: 'Bot',
  platform: PANEL_NAMES[channel].platform,
  status: 'unconnected',
  enabled: false,
  error: null,
  leads: 0,
  conversionRate: null,
  responseSeconds: null,
  uptime: null,
  days: [],
  lastSyncAt: null,
  checkedAt: null,
  config: null,
  test: { code: null, passedAt: null, answer: null },
  steps: [{ name: 'Token saved', state: 'waiting', note: 'Keys of your own account' }],
  ...changes,
});

const connected = (changes: Partial<ChannelCard> = {}): ChannelCard =>
  card('telegram', {
    id: ID,
    name: '@moretonfinch_bot',
    status: 'active',
    enabled: true,
    leads: 96,
    conversionRate: 0.219,
    responseSeconds: 1.04,
    uptime: 0.9892,
    days: [{ day: '2026-11-16', checks: 100, answered: 99 }],
    lastSyncAt: '2026-11-16T01:18:37Z',
    config: { webhook: 'https://propguard.example/hooks/1', verifyToken: null, settings: {}, secret: '••••' },
    ...changes,
  });

const TOTALS = { active: 1, named: 4, leads: 96, responseSeconds: 1.04, uptime: 0.9892 };
const SETTINGS: ChatbotSettings = { autoResponses: 'always', languages: ['en', 'zh'] };
const CALL: ChannelCall = {
  id: '00000000-0000-4000-8000-0000000000d1',
  at: '2026-11-16T01:18:37Z',
  channel: 'telegram',
  event: 'message',
  providerId: '90441827',
  signature: 'bad',
  answer: 401,
  note: 'bad signature',
  workMs: 2,
  body: '{"update_id":"9044"}',
  waiting: 1,
};

/** A server that keeps what it is told. */
function serverOf(start: ChannelCard, more: Answers['channels'] = {}): Answers {
  let telegram = start;
  let settings = SETTINGS;
  const become = (changes: Partial<ChannelCard>): ChannelCard => {
    telegram = { ...telegram, ...changes };
    return telegram;
  };
  return {
    channels: {
      overview: () => ({
        channels: CONNECTED_CHANNELS.map((channel) => (channel === 'telegram' ? telegram : card(channel))),
        totals: {
          active: telegram.status === 'active' ? 1 : 0,
          named: 4,
          leads: telegram.leads,
          responseSeconds: 1.04,
          uptime: 0.9892,
        },
      }),
      connect: () => become(connected()),
      change: ({ enabled }) => become({ enabled, status: enabled ? 'active' : 'inactive' }),
      sync: () => become({ lastSyncAt: '2026-11-16T02:00:00Z' }),
      test: () => become({ test: { code: 'test 482113', passedAt: null, answer: null } }),
      remove: () => {
        telegram = card('telegram');
        return { done: true };
      },
      settings: () => settings,
      changeSettings: (sent) => {
        settings = sent;
        return settings;
      },
      calls: () => ({ items: [CALL], nextCursor: null }),
      callCounts: () => ({ all: 12, accepted: 3, refused: 9, duplicate: 0, waiting: 1 }),
      replay: () => ({ waiting: 1 }),
      ...more,
    },
  };
}

const PATH = SCREENS.channels.path;
const shown = (answers: Answers, role: 'admin' | 'viewer' = 'admin') =>
  renderScreen(PATH, {
    session: sessionAs(role),
    answers: { widget: { get: () => ({ widget: aWidget() }) }, ...answers },
  });

it('shows each channel as it was measured, and how many are active', async () => {
  await shown(serverOf(connected()));
  expect(await screen.findByText(text.active(1, 4))).toBeTruthy();
  const figures = screen.getByRole('region', { name: 'Telegram' });
  for (const figure of ['Bot, @moretonfinch_bot', '96', '21.9%', '1.0 s', '98.92%'])
    expect(within(figures).getByText(figure)).toBeTruthy();
  expect(within(figures).getByText(text.strip(99, 100))).toBeTruthy();
  // Where they came from, as lengths of one bar.
  const parts = [...document.querySelectorAll<HTMLElement>('[data-strip=leads] > span')];
  expect(parts.map(({ style }) => Number(style.flexGrow))).toEqual([96]);
  for (const label of [text.totalLeads, text.activeChannels, text.responseTime])
    expect(screen.getByText(label)).toBeTruthy();
  for (const action of Object.values(text.setupActions))
    expect(screen.getByRole('button', { name: action })).toBeTruthy();
});

it('turns a channel off and on, and syncs it', async () => {
  const { user, api } = await shown(serverOf(connected()));
  await user.click(await screen.findByRole('switch', { name: text.enable('Telegram') }));
  await waitFor(() => expect(api.sentTo('channels.change')).toEqual([{ id: ID, enabled: false }]));
  expect(await screen.findByText(text.statuses.inactive)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: text.sync }));
  await waitFor(() => expect(api.sentTo('channels.sync')).toEqual([{ id: ID }]));
  expect(await screen.findByText(text.synced('Telegram'))).toBeTruthy();
});

it('connects with keys that the service knows, then tests with words from a phone', async () => {
  let isKnown = false;
  const answers = serverOf(card('telegram'), {});
  const { connect } = answers.channels ?? {};
  const { user, api } = await shown({
    channels: {
      ...answers.channels,
      connect: (sent) => {
        if (!isKnown)
          throw new Refusal('VALIDATION_FAILED', {
            fields: [{ field: 'token', message: 'Telegram doesn’t know this token.' }],
          });
        if (!connect) throw new Error('No answer.');
        return connect(sent);
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: text.connectOf('Telegram') }));
  const dialog = await screen.findByRole('dialog', { name: text.connectOf('Telegram') });
  const token = within(dialog).getByLabelText(text.fields.token ?? '');
  await user.type(token, '123456789:AAE-a-token-of-telegram');
  await user.click(within(dialog).getByRole('button', { name: text.save }));
  expect(await within(dialog).findByText('Telegram doesn’t know this token.')).toBeTruthy();
  isKnown = true;
  await user.click(within(dialog).getByRole('button', { name: text.save }));
  await waitFor(() => expect(api.sentTo('channels.connect')).toHaveLength(2));
  expect(await within(dialog).findByText('https://propguard.example/hooks/1')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: text.startTest }));
  expect(await within(dialog).findByText('test 482113')).toBeTruthy();
});

it('says what is wrong in the card that has it, and disconnects after asking', async () => {
  const { user, api } = await shown(
    serverOf(connected({ status: 'error', error: 'Signatures do not verify.' })),
  );
  expect(await screen.findByText('Signatures do not verify.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: text.setKey }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: text.disconnect }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: text.disconnect }));
  await waitFor(() => expect(api.sentTo('channels.remove')).toEqual([{ id: ID }]));
});

it('leads from the figures of a channel to what people wrote there', async () => {
  const { user } = await shown(serverOf(connected()));
  await user.click(await screen.findByRole('button', { name: text.analytics }));
  const dialog = within(await screen.findByRole('dialog'));
  const talks = dialog.getByRole<HTMLAnchorElement>('link', { name: text.seeConversations });
  expect(talks.pathname + talks.search).toBe('/inbox?channel=telegram');
  const figures = dialog.getByRole<HTMLAnchorElement>('link', { name: text.seeAnalytics });
  expect(figures.pathname).toBe(SCREENS.conversationAnalytics.path);
});

it('keeps how the assistant answers', async () => {
  const { user, api } = await shown(serverOf(connected()));
  await user.click(await screen.findByRole('radio', { name: text.autoChoices['outside-hours'] }));
  await user.click(screen.getByRole('button', { name: 'French' }));
  await user.click(screen.getByRole('button', { name: text.saveSettings }));
  await waitFor(() =>
    expect(api.sentTo('channels.changeSettings')).toEqual([
      { autoResponses: 'outside-hours', languages: ['en', 'fr', 'zh'] },
    ]),
  );
});

it('shows what a service sent without what people wrote, and works on it again', async () => {
  const { user, api } = await shown(serverOf(connected()));
  const table = await screen.findByRole('table');
  await user.click(await within(table).findByText(text.signatures.bad));
  const dialog = await screen.findByRole('dialog', { name: text.bodyTitle('message') });
  expect(within(dialog).getByText(CALL.body)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: text.replay }));
  await waitFor(() => expect(api.sentTo('channels.replay')).toEqual([{ id: CALL.id }]));
  expect(await screen.findByText(text.replayed(1))).toBeTruthy();
});

it('offers a viewer nothing to change', async () => {
  await shown(serverOf(connected()), 'viewer');
  expect(await screen.findByText(text.active(1, 4))).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: text.sync })).toBeNull();
  expect(screen.queryByRole('button', { name: text.saveSettings })).toBeNull();
});

it('says so when the channels cannot be read, and reads them again', async () => {
  let isBroken = true;
  const answers = serverOf(connected());
  const { overview } = answers.channels ?? {};
  const { user } = await shown({
    channels: {
      ...answers.channels,
      overview: (sent) => {
        if (isBroken || !overview) throw new Refusal('INTERNAL');
        return overview(sent);
      },
    },
  });
  expect(await screen.findByText(text.failed)).toBeTruthy();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(text.active(1, 4))).toBeTruthy();
});

it('tests every channel', async () => {
  const { user, api } = await shown(serverOf(connected(), { testAll: () => ({ channels: [] }) as never }));
  await user.click(await screen.findByRole('button', { name: text.testAll }));
  await waitFor(() => expect(api.sentTo('channels.testAll')).toHaveLength(1));
});

it('offers no test of all while nothing is connected', async () => {
  await shown(serverOf(card('telegram')));
  await screen.findByRole('button', { name: text.add });
  expect(screen.queryByRole('button', { name: text.testAll })).toBeNull();
});

it('the log: only what was refused, earlier calls, and a call that is closed again', async () => {
  const { user, api } = await shown(
    serverOf(connected(), { calls: () => ({ items: [CALL], nextCursor: 'next' }) }),
  );
  await user.click(await screen.findByRole('radio', { name: text.logCounted(text.logResults.refused, 9) }));
  await waitFor(() => expect(api.sentTo('channels.calls').at(-1)).toMatchObject({ only: 'refused' }));
  await user.click(await screen.findByRole('button', { name: text.earlier }));
  await waitFor(() => expect(api.sentTo('channels.calls').at(-1)).toMatchObject({ cursor: 'next' }));
  await user.click(screen.getAllByText(text.signatures.bad)[0] as HTMLElement);
  await screen.findByRole('dialog', { name: text.bodyTitle('message') });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each(['calls', 'settings'] as const)('reads the %s again', async (what) => {
  await expectReadAgain(await shown(serverOf(connected(), { [what]: failing })), `channels.${what}`);
});

it('LEADS-MULTI-07: gives the code in the way that is chosen, and says where the widget runs', async () => {
  const seen = [{ origin: 'https://www.agency.example', visits: 41, lastAt: '2026-11-16T01:18:37Z' }];
  const { user } = await renderScreen(PATH, {
    session: sessionAs('admin'),
    answers: { widget: { get: () => ({ widget: aWidget({ seen }) }) }, ...serverOf(connected()) },
  });
  const part = within(await screen.findByRole('region', { name: text.integration }));
  expect(await part.findByText('https://www.agency.example (41 visitors)')).toBeTruthy();
  await user.click(part.getByRole('radio', { name: text.ways.next }));
  expect(part.getByText(/next\/script/)).toBeTruthy();
  await user.click(part.getByRole('button', { name: text.copy }));
  expect(await navigator.clipboard.readText()).toContain('next/script');
});

it('shows nothing that would jump when the first look has made the widget, and keeps it when that fails', async () => {
  let finish: (isMade: boolean) => void = () => undefined;
  let widget: ReturnType<typeof aWidget> | null = null;
  const { api, user } = await shown({
    ...serverOf(connected()),
    widget: {
      get: () => ({ widget }),
      make: () =>
        new Promise((resolve, reject) => {
          finish = (isMade) => {
            if (!isMade) return reject(new Refusal('CONFLICT'));
            widget = aWidget();
            return resolve(widget);
          };
        }),
    },
  });
  await waitFor(() => expect(api.sentTo('widget.make')).toHaveLength(1));
  await waitFor(() => expect(api.sentTo('channels.overview').length).toBeGreaterThan(0));
  expect(screen.queryByText(text.active(1, 4))).toBeNull();
  finish(false);
  await screen.findByText(text.active(1, 4));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(api.sentTo('widget.make')).toHaveLength(2));
  screen.getByText(text.active(1, 4));
  finish(true);
  await screen.findByRole('radio', { name: text.ways.next });
});

it('reads the widget again', async () => {
  await expectReadAgain(await shown({ ...serverOf(connected()), widget: { get: failing } }), 'widget.get');
});

it('stays connected when that is called off', async () => {
  const { user, api } = await shown(serverOf(connected({ status: 'error', error: 'No.' })));
  await user.click(await screen.findByRole('button', { name: text.setKey }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: text.disconnect }));
  await callOff(user);
  expect(api.sentTo('channels.remove')).toEqual([]);
});

it('a mailbox is looked into at once for the test message', async () => {
  const mailbox = card('email', {
    id: ID,
    name: 'sales@example.com',
    status: 'active',
    enabled: true,
    config: { webhook: '', verifyToken: null, settings: {}, secret: '••••' },
    test: { code: 'test 482113', passedAt: null, answer: null },
  });
  const answers = serverOf(card('telegram'));
  const { overview } = answers.channels ?? {};
  const { user, api } = await shown({
    channels: {
      ...answers.channels,
      overview: (sent) => {
        const all = (overview as NonNullable<typeof overview>)(sent) as { channels: ChannelCard[] };
        return {
          ...all,
          channels: all.channels.map((one) => (one.channel === 'email' ? mailbox : one)),
        } as never;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: text.setupActions.email }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: text.readNow }));
  await waitFor(() => expect(api.sentTo('channels.sync')).toEqual([{ id: ID }]));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('changes where the chat stands and its colour, and shows it as it is chosen', async () => {
  let widget = aWidget();
  const { user, api } = await renderScreen(PATH, {
    session: sessionAs('admin'),
    answers: {
      ...serverOf(connected()),
      widget: {
        get: () => ({ widget }),
        change: (sent) => {
          widget = { ...widget, ...sent };
          return widget;
        },
      },
    },
  });
  await user.click(await screen.findByRole('radio', { name: text.sides['bottom-left'] }));
  await waitFor(() => expect(api.sentTo('widget.change')).toMatchObject([{ position: 'bottom-left' }]));
  await user.click(screen.getByRole('radio', { name: widgetText.colours.plum }));
  await waitFor(() =>
    expect(api.sentTo('widget.change')[1]).toMatchObject({ position: 'bottom-left', colour: 'plum' }),
  );
  const { positions, colours } = widgetText;
  const drawn = widgetText.preview(positions['bottom-left'], colours.plum);
  expect(await screen.findByRole('img', { name: drawn })).toBeTruthy();
});

it('shows a viewer how the chat looks, and lets them change nothing of it', async () => {
  await shown(serverOf(connected()), 'viewer');
  const colour = await screen.findByRole<HTMLInputElement>('radio', { name: widgetText.colours.plum });
  expect(colour.matches(':disabled')).toBe(true);
});

it('the log: by channel and time, saved as a table, and cleared where nothing fits', async () => {
  const saved = watchSavedFiles();
  const { user, api } = await shown(
    serverOf(connected(), {
      calls: ({ channel }) => ({ items: channel === 'sms' ? [] : [CALL], nextCursor: null }),
      downloadCalls: () => new File(['at,channel'], 'channel-calls.csv'),
    }),
  );
  await user.selectOptions(await screen.findByLabelText(text.logSpan), 'hour');
  await waitFor(() =>
    expect(api.sentTo('channels.calls').at(-1)).toMatchObject({ from: expect.stringMatching(/Z$/) }),
  );
  await user.selectOptions(screen.getByLabelText(text.logChannel), 'sms');
  expect(await screen.findByText(text.logNoneTitle)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: text.logExport }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['channel-calls.csv']));
  expect(api.sentTo('channels.downloadCalls')).toMatchObject([{ channel: 'sms' }]);
  await user.click(screen.getByRole('button', { name: text.logClear }));
  await waitFor(() => expect(screen.queryByText(text.logNoneTitle)).toBeNull());
});

it('adds a channel: which one, its keys, and done once the answer to a test has left', async () => {
  let answer: ChannelCard['test']['answer'] = null;
  const answers = serverOf(card('telegram'));
  const { overview } = answers.channels ?? {};
  const { user, api } = await shown({
    channels: {
      ...answers.channels,
      overview: (sent) => {
        const all = (overview as NonNullable<typeof overview>)(sent) as { channels: ChannelCard[] };
        const passedAt = '2026-11-16T02:00:00Z';
        return {
          ...all,
          channels: all.channels.map((one) =>
            one.test.code !== null && answer ? { ...one, test: { code: null, passedAt, answer } } : one,
          ),
        } as never;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: text.add }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Discord/ }));
  await user.click(dialog.getByRole('button', { name: text.another }));
  await user.click(dialog.getByRole('button', { name: /^Telegram/ }));
  await user.type(dialog.getByLabelText(text.fields.token ?? ''), '123456789:AAE-a-token-of-telegram');
  await user.click(dialog.getByRole('button', { name: text.save }));
  await user.click(await dialog.findByRole('button', { name: text.startTest }));
  expect(await dialog.findByText('test 482113')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: text.done })).toBeNull();
  answer = { state: 'failed', reason: 'unreachable' };
  expect(
    await dialog.findByText(text.testFailed('the service didn’t answer.'), {}, { timeout: 4_000 }),
  ).toBeTruthy();
  expect(dialog.queryByRole('button', { name: text.done })).toBeNull();
  answer = { state: 'sent', reason: null };
  await user.click(dialog.getByRole('button', { name: text.testAgain }));
  await waitFor(() => expect(api.sentTo('channels.test')).toEqual([{ id: ID }, { id: ID }]));
  await user.click(await dialog.findByRole('button', { name: text.done }, { timeout: 4_000 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('adds the website: its line, its sites, and words to write there', async () => {
  const website = card('website', { id: ID, status: 'active', enabled: true });
  const { user, api } = await shown({
    channels: {
      ...serverOf(connected()).channels,
      overview: () => ({ channels: [website], totals: TOTALS }),
      test: () => website,
    },
  });
  await user.click(await screen.findByRole('button', { name: text.add }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Website/ }));
  expect(await dialog.findByText(/<script async/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: text.startTest }));
  await waitFor(() => expect(api.sentTo('channels.test')).toEqual([{ id: ID }]));
});
