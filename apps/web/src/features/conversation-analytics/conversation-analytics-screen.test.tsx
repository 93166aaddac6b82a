import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectReadAgain } from '../../../test/acts.ts';
import { failing, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const ID = '5b0a1f9e-0000-4000-8000-000000000001';
const said = (uuid: string, role: string) => ({
  uuid,
  role,
  source: 'web',
  content: `Words of ${uuid}`,
  createdAt: '2026-11-02T00:00:00.000Z',
});
const mention = (uuid: string) => ({ type: 'mention' as const, messages: [said(uuid, 'user')] });

const show = (at: string, more: object = {}) =>
  renderScreen(at, {
    session: sessionAs('admin'),
    answers: {
      conversationAnalytics: {
        choices: () => ({ hasSensay: true, conversations: [{ id: ID, title: 'The levy' }] }),
        historical: () => ({
          items: [4, 6, 11].map((cumulativeConversations, index) => ({
            date: `2026-11-0${index + 1}`,
            cumulativeConversations,
          })),
          problem: null,
        }),
        sources: () => ({
          items: [
            { source: 'web', conversations: 8 },
            { source: 'telegram', conversations: 3 },
          ],
          problem: null,
        }),
        handOvers: () => ({
          days: 30,
          items: [
            { cause: 'asked' as const, handOvers: 3, answered: 2, medianSeconds: 240 },
            { cause: 'complaint' as const, handOvers: 1, answered: 0, medianSeconds: null },
          ],
        }),
        mentions: () => ({
          success: true,
          items: [mention('m1'), { type: 'placeholder' as const, count: 2 }, mention('m4')],
          problem: null,
        }),
        messages: () => ({
          success: true,
          items: [said('m2', 'user'), said('m3', 'assistant')],
          problem: null,
        }),
        ...more,
      },
    },
  });

it('LEADS-CONV-04, -06, -07: shows four figures, the trend and the sources, and reads both again', async () => {
  const { user, api } = await show('/sensay-analytics');
  await screen.findByText(text.cards.total);
  screen.getByText('increasing');
  expect(
    within(screen.getByText(text.recent).closest('section') ?? document.body).getByText('+5'),
  ).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: text.parts.sources }));
  await screen.findByText(text.share(8, '72.7'));
  await user.click(screen.getByRole('button', { name: text.refresh }));
  await waitFor(() => expect(api.sentTo('conversationAnalytics.sources')).toHaveLength(2));
  expect(api.sentTo('conversationAnalytics.historical')).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: text.from.sensay }));
  await waitFor(() => expect(api.sentTo('conversationAnalytics.sources').at(-1)).toEqual({ from: 'sensay' }));
});

it('tells times by the clock of the workspace, as the inbox does', async () => {
  await show('/sensay-analytics?tab=viewer');
  // Midnight in Greenwich is ten in the morning in Brisbane.
  expect((await screen.findAllByText(/2 Nov 2026, 10:00 am/)).length).toBeGreaterThan(0);
});

it('leads from what was said to where it is answered, for our own conversations alone', async () => {
  const { user } = await show('/sensay-analytics?tab=viewer');
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: text.viewer.openInInbox });
  expect(link.pathname + link.search).toBe(`/inbox?conversation=${ID}`);
  await user.click(screen.getByRole('radio', { name: text.from.sensay }));
  await waitFor(() => expect(screen.queryByRole('link', { name: text.viewer.openInInbox })).toBeNull());
});

it('leads on to channels where nobody wrote yet', async () => {
  const none = () => ({ items: [], problem: null });
  await show('/sensay-analytics', { historical: none, sources: none });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: text.connect });
  expect(link.pathname).toBe('/channels');
});

it('shows why people were brought in, of our own conversations alone', async () => {
  const { user, api } = await show('/sensay-analytics');
  const card = within(await screen.findByRole('region', { name: text.handOvers.title }));
  card.getByText(text.handOvers.cause.asked);
  card.getByText(text.share(3, '75.0'));
  card.getByText(text.handOvers.wait(240));
  card.getByText(text.handOvers.unanswered);
  const waiting = card.getByRole<HTMLAnchorElement>('link', { name: text.handOvers.seeWaiting });
  expect(waiting.pathname + waiting.search).toBe('/inbox?view=waiting');
  await user.click(screen.getByRole('button', { name: text.refresh }));
  await waitFor(() => expect(api.sentTo('conversationAnalytics.handOvers')).toHaveLength(2));
  await user.click(screen.getByRole('radio', { name: text.from.sensay }));
  await waitFor(() => expect(screen.queryByText(text.handOvers.title)).toBeNull());
  expect(api.sentTo('conversationAnalytics.handOvers')).toHaveLength(2);
});

it('LEADS-CONV-11, -12, -19: says what the service said, tries again, and has words for nothing', async () => {
  let isDenied = true;
  const nothing = () => ({ items: [], problem: isDenied ? 'Access denied to replica analytics' : null });
  const { user } = await show('/sensay-analytics', { historical: nothing, sources: nothing });
  await screen.findByText('Access denied to replica analytics');
  isDenied = false;
  await user.click(screen.getByRole('button', { name: text.retry }));
  await screen.findByText(text.noHistory);
  await user.click(screen.getByRole('tab', { name: text.parts.sources }));
  await screen.findByText(text.noSources);
});

it('LEADS-VIEW-03, -11, -12: opens what was collapsed and closes it again', async () => {
  const { user, api } = await show('/sensay-analytics?tab=viewer');
  await screen.findByText(text.viewer.collapsed(2));
  await user.click(screen.getByRole('button', { name: text.viewer.expand }));
  await screen.findByText('Words of m3');
  expect(api.sentTo('conversationAnalytics.messages')).toMatchObject([{ limit: '2', beforeUUID: 'm4' }]);
  await user.click(screen.getByRole('button', { name: text.viewer.collapse }));
  await waitFor(() => expect(screen.queryByText('Words of m3')).toBeNull());
  expect(screen.getByRole('button', { name: text.viewer.next }).hasAttribute('disabled')).toBe(true);
});

it('LEADS-VIEW-07 to -10: goes on only when exactly twenty came, by the last message, and back by the first', async () => {
  const items = Array.from({ length: 20 }, (_, index) => mention(`n${index}`));
  const { user, api } = await show('/sensay-analytics?tab=viewer', {
    mentions: () => ({ success: true, items, problem: null }),
  });
  await user.click(await screen.findByRole('button', { name: text.viewer.next }));
  await screen.findByText(text.viewer.page(2));
  expect(api.sentTo('conversationAnalytics.mentions').at(-1)).toMatchObject({ beforeUUID: 'n19' });
  await user.click(await screen.findByRole('button', { name: text.viewer.previous }));
  await screen.findByText(text.viewer.page(1));
  await waitFor(() =>
    expect(api.sentTo('conversationAnalytics.mentions').at(-1)).toMatchObject({ afterUUID: 'n0' }),
  );
});

it('closes what was opened on one page when another is shown', async () => {
  const items = [
    ...Array.from({ length: 19 }, (_, index) => mention(`n${index}`)),
    { type: 'placeholder' as const, count: 2 },
  ];
  const { user } = await show('/sensay-analytics?tab=viewer', {
    mentions: () => ({ success: true, items, problem: null }),
  });
  const turn = async (name: string, page: number) => {
    await user.click(await screen.findByRole('button', { name }));
    await screen.findByText(text.viewer.page(page));
    await screen.findByRole('button', { name: text.viewer.expand });
  };
  await turn(text.viewer.next, 2);
  await turn(text.viewer.previous, 1);
  await user.click(screen.getByRole('button', { name: text.viewer.expand }));
  await screen.findByText('Words of m3');
  // This page was read before: nothing is loading between the two.
  await turn(text.viewer.next, 2);
  expect(screen.queryByText('Words of m3')).toBeNull();
});

it('says how the id of a conversation looks, where it is none', async () => {
  const { user } = await show('/sensay-analytics?tab=viewer', {
    mentions: () => {
      throw new Refusal('VALIDATION_FAILED', {
        fields: [{ field: 'conversationId', message: 'Enter the id of a conversation.' }],
      });
    },
  });
  await user.click(await screen.findByRole('radio', { name: text.from.sensay }));
  await user.type(await screen.findByLabelText(text.viewer.sensayId), 'theirs');
  await user.click(screen.getByRole('button', { name: text.viewer.show }));
  await screen.findByText('Enter the id of a conversation.');
});

it('draws every day that it was told, the first one too', async () => {
  const { user } = await show('/sensay-analytics');
  await user.click(await screen.findByRole('button', { name: /table/i }));
  expect(within(await screen.findByRole('table')).getByText('1 Nov 2026')).toBeTruthy();
});

it('LEADS-VIEW-15: says that a placeholder or a conversation could not be had', async () => {
  const { user } = await show('/sensay-analytics?tab=viewer', {
    messages: () => ({ success: false, items: [], problem: 'Failed to fetch messages: 500' }),
  });
  await user.click(await screen.findByRole('button', { name: text.viewer.expand }));
  await screen.findByText(text.viewer.expandFailed);
});

it('shows another conversation, and reads one again', async () => {
  const other = '5b0a1f9e-0000-4000-8000-000000000002';
  const { user, api } = await show('/sensay-analytics?tab=viewer', {
    choices: () => ({
      hasSensay: true,
      conversations: [
        { id: ID, title: 'The levy' },
        { id: other, title: 'The roof' },
      ],
    }),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: text.viewer.choose }), 'The roof');
  await waitFor(() =>
    expect(api.sentTo('conversationAnalytics.mentions').at(-1)).toMatchObject({ conversationId: other }),
  );
});

it('LEADS-VIEW-13: reads a conversation again that could not be read', async () => {
  await expectReadAgain(
    await show('/sensay-analytics?tab=viewer', { mentions: failing }),
    'conversationAnalytics.mentions',
    text.retry,
  );
});

it('shows a conversation of the service by its name there', async () => {
  const { user, api } = await show('/sensay-analytics');
  await user.click(await screen.findByRole('tab', { name: text.tabs.viewer }));
  await waitFor(() => expect(window.location.search).toBe('?tab=viewer'));
  await user.click(await screen.findByRole('radio', { name: text.from.sensay }));
  await user.type(await screen.findByLabelText(text.viewer.sensayId), 'theirs');
  await user.click(screen.getByRole('button', { name: text.viewer.show }));
  await waitFor(() =>
    expect(api.sentTo('conversationAnalytics.mentions').at(-1)).toMatchObject({
      from: 'sensay',
      conversationId: 'theirs',
    }),
  );
});
