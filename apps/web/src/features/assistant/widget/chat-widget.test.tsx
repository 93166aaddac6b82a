import type { TurnEvent } from '@propguard/protocol/assistant-turns';
import type { Conversation } from '@propguard/protocol/conversations';
import type { WidgetVariant } from '@propguard/rules/assistant/keyword-replies';
import { ALEX_ACTIONS, sentenceOf } from '@propguard/rules/assistant/quick-actions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { eventFeed } from '../../../../test/event-feed.ts';
import { type Answers, Refusal } from '../../../../test/fake-api.ts';
import { sessionAs } from '../../../../test/people.ts';
import { renderPart } from '../../../../test/render-screen.tsx';
import { CONVERSATION_ID, cardOf, conversationOf, statusOf, turnOf } from '../../../../test/turns.ts';
import { forgetConversation } from '../conversation/open-conversations.ts';
import { text } from '../text.ts';
import { ChatWidget } from './chat-widget.tsx';

const words = text.widget;

interface Kept {
  variant?: WidgetVariant;
  /** The conversation that was last had in the widget, with one answer. */
  conversation?: Conversation;
  /** How many of its answers had been read. */
  read?: number;
  isReady?: () => boolean;
  visitor?: boolean;
  assistant?: Answers['assistant'];
  conversations?: Answers['conversations'];
}

function openPage({
  variant = 'core',
  conversation,
  read,
  isReady = () => true,
  visitor = false,
  ...answers
}: Kept = {}) {
  if (conversation) localStorage.setItem('propguard.widget-conversation', conversation.id);
  if (read !== undefined) localStorage.setItem('propguard.widget-read', String(read));
  onTestFinished(() => forgetConversation(CONVERSATION_ID));
  let kept = conversation ?? conversationOf();
  const feed = eventFeed<TurnEvent>();
  const rendered = renderPart(<ChatWidget variant={variant} />, {
    at: '/search',
    session: sessionAs('agent', { visitor }),
    paths: { '/health/ready': () => new Response(null, { status: isReady() ? 200 : 503 }) },
    answers: {
      assistant: {
        getStatus: () => statusOf(),
        getConversation: () => ({ conversation: kept, turns: conversation ? [turnOf()] : [] }),
        send: ({ id, text: question }) =>
          turnOf({ id, question, state: 'queued', answer: '', outcome: null, endedAt: null }),
        watchTurn: () => feed.stream(),
        ...answers.assistant,
      },
      conversations: {
        takeBack: () => {
          kept = { ...kept, state: 'assistant' };
          return kept;
        },
        handOver: () => {
          kept = { ...kept, state: 'waiting' };
          return kept;
        },
        ...answers.conversations,
      },
    },
  });
  const launcher = () => screen.getByRole('button', { name: new RegExp(`^${words.open}`, 'u') });
  const open = async () => {
    await rendered.user.click(launcher());
    return screen.findByRole('region', { name: text.name[variant] });
  };
  const asked = () => rendered.api.sentTo('assistant.send') as { id: string; text: string; source: string }[];
  const finish = async (changes: Parameters<typeof turnOf>[0] = {}) => {
    await waitFor(() => expect(asked()).not.toEqual([]));
    const turn = turnOf({ id: asked().at(-1)?.id ?? '', ...changes });
    feed.send({ position: 1, type: 'finished', turn });
    await screen.findByText(turn.answer);
  };
  return { ...rendered, launcher, open, asked, finish };
}

it('opens with the place to write in focus, and closes back to the launcher', async () => {
  const { user, open, launcher } = openPage();
  const panel = await open();
  expect(document.activeElement).toBe(within(panel).getByRole('textbox', { name: text.composer.label }));
  await user.click(within(panel).getByRole('button', { name: words.close }));
  expect(screen.queryByRole('region', { name: text.name.core })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(launcher()));
});

it('makes way while somebody reads on, and is there again on the way back and at the end', async () => {
  const { launcher } = openPage();
  const tall = { configurable: true, value: 5000 };
  Object.defineProperty(document.documentElement, 'scrollHeight', tall);
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
    fireEvent.scroll(window);
  };
  onTestFinished(() => scrollTo(0));
  const isAway = () => launcher().hasAttribute('data-away');
  scrollTo(300);
  expect(isAway()).toBe(true);
  scrollTo(200);
  expect(isAway()).toBe(false);
  scrollTo(600);
  scrollTo(5000 - window.innerHeight);
  expect(isAway()).toBe(false);
});

it('closes with Escape', async () => {
  const { user, open } = openPage();
  await open();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: text.name.core })).toBeNull();
});

it('is minimised to its head, and expanded again', async () => {
  const { user, open } = openPage();
  const panel = await open();
  await user.click(within(panel).getByRole('button', { name: words.minimise }));
  expect(within(panel).queryByRole('textbox')).toBeNull();
  expect(within(panel).queryByRole('button', { name: words.newConversation })).toBeNull();
  await user.click(within(panel).getByRole('button', { name: words.expand }));
  within(panel).getByRole('textbox', { name: text.composer.label });
});

it('asks as the widget, and goes on with the same conversation when it is opened again', async () => {
  const { user, open, asked, finish } = openPage();
  const panel = await open();
  await user.type(within(panel).getByRole('textbox'), 'What is it worth?{Enter}');
  await finish();
  expect(asked()).toEqual([expect.objectContaining({ text: 'What is it worth?', source: 'widget' })]);
  await user.click(within(panel).getByRole('button', { name: words.close }));
  within(await open()).getByText('About $820,000.');
});

it('begins anew when asked, and nothing of the earlier conversation stays', async () => {
  const { user, open } = openPage({ conversation: conversationOf() });
  const panel = await open();
  await within(panel).findByText('About $820,000.');
  await user.click(within(panel).getByRole('button', { name: words.newConversation }));
  await waitFor(() => expect(within(panel).queryByText('About $820,000.')).toBeNull());
  expect(localStorage.getItem('propguard.widget-conversation')).toBeNull();
});

it('leads to its page with the same conversation, and closes', async () => {
  const { user, open } = openPage({ conversation: conversationOf() });
  const panel = await open();
  await user.click(within(panel).getByRole('link', { name: words.fullPage }));
  expect(window.location.pathname + window.location.search).toBe(`/sensay?conversation=${CONVERSATION_ID}`);
  expect(screen.queryByRole('region', { name: text.name.core })).toBeNull();
});

it('counts what has not been read, until it is opened', async () => {
  const { user, open } = openPage({ conversation: conversationOf(), read: 0 });
  await screen.findByRole('button', { name: `${words.open}. ${words.unread(1)}` });
  const panel = await open();
  await user.click(within(panel).getByRole('button', { name: words.close }));
  screen.getByRole('button', { name: words.open });
});

it('begins anew when the conversation that was kept is gone', async () => {
  const { open } = openPage({
    conversation: conversationOf(),
    assistant: {
      getConversation: () => {
        throw new Refusal('NOT_FOUND');
      },
    },
  });
  const panel = await open();
  await within(panel).findByText(text.greeting.core);
  await waitFor(() => expect(localStorage.getItem('propguard.widget-conversation')).toBeNull());
});

it('shows who has a conversation that was handed over, and takes it back', async () => {
  const { user, api, open } = openPage({ conversation: conversationOf({ state: 'waiting' }) });
  const panel = await open();
  await within(panel).findByText(text.handOver.waiting);
  within(panel).getByPlaceholderText(text.composer.person);
  await user.click(within(panel).getByRole('button', { name: text.handOver.takeBack }));
  await waitFor(() => expect(within(panel).queryByText(text.handOver.waiting)).toBeNull());
  expect(api.sentTo('conversations.takeBack')).toEqual([{ id: CONVERSATION_ID }]);
});

it.each(ALEX_ACTIONS)('asks Alex with the chip: $label', async ({ label, action }) => {
  const { user, open, asked, finish } = openPage({ variant: 'operations' });
  const panel = await open();
  await user.click(within(panel).getByRole('button', { name: label }));
  await finish();
  expect(asked().map((one) => one.text)).toEqual([sentenceOf(action)]);
});

it('keeps the first matches of a search in sight, and leads to all of them', async () => {
  const { user, open, finish } = openPage({ variant: 'operations' });
  const panel = await open();
  await user.type(within(panel).getByRole('textbox'), 'Homes?{Enter}');
  const items = ['One', 'Two', 'Three'].map((title) => ({
    title: `${title} Street`,
    text: '$800,000 · 3 bedrooms',
    link: { path: `/property/${title}`, label: title },
  }));
  const link = { path: '/search?q=new+farm', label: 'All' };
  await finish({ cards: [cardOf({ items, result: { count: 3 }, link })] });
  const matches = within(panel).getByRole('region', { name: text.matches.label });
  within(matches).getByText(text.matches.count(2, '3'));
  await user.click(within(matches).getByRole('link', { name: text.matches.all }));
  expect(window.location.search).toBe('?q=new+farm');
  await user.click(within(matches).getByRole('link', { name: 'Two Street' }));
  expect(window.location.pathname).toBe('/property/Two');
});

it('says what Alex has noted of what is looked for', async () => {
  const { user, open, finish } = openPage({ variant: 'operations' });
  const panel = await open();
  within(panel).getByText(text.lead.nothing);
  await user.type(within(panel).getByRole('textbox'), 'A house in Perth{Enter}');
  await finish({
    wishes: {
      place: 'Perth',
      propertyType: 'house',
      minPriceAud: null,
      maxPriceAud: null,
      minBedrooms: 3,
      maxBedrooms: null,
      minBathrooms: null,
      timeline: null,
    },
  });
  within(panel).getByText(text.lead.bedrooms);
  within(panel).getByText(text.lead.atLeast(3));
});

it('says whether Alex can be reached, and asks again when the connection changes', async () => {
  let isReady = false;
  const { open } = openPage({ variant: 'operations', isReady: () => isReady });
  const panel = await open();
  await within(panel).findByText(text.status.offline);
  isReady = true;
  window.dispatchEvent(new Event('online'));
  await within(panel).findByText(text.status.online);
});

it('Escape in the dialog above the panel closes the dialog alone', async () => {
  const { user, open } = openPage({ conversation: conversationOf(), visitor: true });
  const panel = await open();
  await user.click(await within(panel).findByRole('button', { name: text.handOver.ask }));
  await screen.findByRole('dialog', { name: text.handOver.ask });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('region', { name: text.name.core })).toBeTruthy();
});

it('asks for a person from the panel, which then says who answers', async () => {
  const { user, open } = openPage({ conversation: conversationOf() });
  const panel = await open();
  await user.click(await within(panel).findByRole('button', { name: text.handOver.ask }));
  await within(panel).findByText(text.handOver.waiting);
});
