import type { AssistantTurn, TurnEvent } from '@propguard/protocol/assistant-turns';
import { ERRORS } from '@propguard/protocol/errors';
import { keywordReply } from '@propguard/rules/assistant/keyword-replies';
import { OPENING_ACTIONS, sentenceOf } from '@propguard/rules/assistant/quick-actions';
import { MESSAGE_MAX } from '@propguard/rules/conversations/limits';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type EventFeed, eventFeed } from '../../../../test/event-feed.ts';
import { type Answers, Refusal } from '../../../../test/fake-api.ts';
import { sessionAs } from '../../../../test/people.ts';
import { renderPart } from '../../../../test/render-screen.tsx';
import { actionOf, cardOf, conversationOf, statusOf, turnOf } from '../../../../test/turns.ts';
import { forgetConversation } from '../conversation/open-conversations.ts';
import { text } from '../text.ts';
import { ChatTab } from './chat-tab.tsx';

interface Sent {
  id: string;
  conversationId: string;
  text: string;
  source: string;
}

type AssistantAnswers = NonNullable<Answers['assistant']>;

/** A server that takes each question and answers it with the events that the test sends. */
function openChat(answers: AssistantAnswers = {}, conversations: Answers['conversations'] = {}) {
  const feed: EventFeed<TurnEvent> = eventFeed();
  const rendered = renderPart(<ChatTab />, {
    session: sessionAs('agent'),
    answers: {
      assistant: {
        getStatus: () => statusOf(),
        getConversation: () => ({ conversation: conversationOf(), turns: [] }),
        send: ({ id, text: question }) =>
          turnOf({ id, question, state: 'queued', answer: '', outcome: null, endedAt: null }),
        watchTurn: () => feed.stream(),
        ...answers,
      },
      conversations,
    },
  });
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: text.composer.label });
  const log = screen.getByRole('log', { name: text.log });
  const asked = () => rendered.api.sentTo('assistant.send') as Sent[];
  const ask = async (question: string): Promise<Sent> => {
    await rendered.user.type(box, `${question}{Enter}`);
    await waitFor(() => expect(asked().at(-1)?.text).toBe(question));
    return asked().at(-1) as Sent;
  };
  /** Asks, and ends the answer with this turn. */
  const answered = async (changes: Partial<AssistantTurn>): Promise<AssistantTurn> => {
    const { id } = await ask('What is it worth?');
    const turn = turnOf({ id, ...changes });
    feed.send({ position: 1, type: 'finished', turn });
    await waitFor(() => expect(log.ariaBusy).toBe('false'));
    return turn;
  };
  return { ...rendered, feed, box, log, asked, ask, answered };
}

it('sends what was typed with Enter, and empties the box', async () => {
  const { box, log, feed, ask, asked } = openChat();
  const { id } = await ask('What is it worth?');
  expect(asked()).toEqual([
    expect.objectContaining({ text: 'What is it worth?', source: 'dashboard', id: expect.any(String) }),
  ]);
  expect(box.value).toBe('');
  within(log).getByText('What is it worth?');
  feed.send({ position: 1, type: 'finished', turn: turnOf({ id }) });
  await within(log).findByText('About $820,000.');
});

it('begins a line with Shift and Enter, and sends with the button', async () => {
  const { user, box, feed, asked } = openChat();
  await user.type(box, 'one{Shift>}{Enter}{/Shift}two');
  expect(box.value).toBe('one\ntwo');
  expect(asked()).toEqual([]);
  await user.click(screen.getByRole('button', { name: text.composer.send }));
  await waitFor(() => expect(asked().map((one) => one.text)).toEqual(['one\ntwo']));
  feed.send({ position: 1, type: 'finished', turn: turnOf({ id: asked()[0]?.id ?? '' }) });
  await screen.findByText('About $820,000.');
});

it('leaves Enter to the keyboard that is still composing a word', () => {
  const { box, asked } = openChat();
  fireEvent.change(box, { target: { value: 'かい' } });
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(box.value).toBe('かい');
  expect(asked()).toEqual([]);
});

it('sends nothing that is empty or too long, and says the limit', async () => {
  const { user, box, asked } = openChat();
  await user.type(box, '   {Enter}');
  fireEvent.change(box, { target: { value: 'a'.repeat(MESSAGE_MAX + 1) } });
  screen.getByText(text.composer.tooLong(MESSAGE_MAX.toLocaleString('en-AU')));
  expect(box.ariaInvalid).toBe('true');
  await user.type(box, '{Enter}');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: text.composer.send }).disabled).toBe(true);
  expect(asked()).toEqual([]);
});

it('shows the answer as its pieces arrive: the tool at work, its card, then the words', async () => {
  const { log, feed, ask, box } = openChat();
  const { id } = await ask('Homes in New Farm?');
  within(log).getByText(text.thinking.dashboard);
  expect(box.disabled).toBe(true);
  feed.send({ position: 1, type: 'started', turnId: id, attempt: 1, engine: 'own' });
  feed.send({ position: 2, type: 'tool-started', callId: 'c', tool: 'search_listings', label: 'Searching' });
  await within(log).findByText('Searching');
  feed.send({ position: 3, type: 'tool-result', callId: 'c', card: cardOf({ callId: 'c' }) });
  await within(log).findByRole('article', { name: 'Homes in New Farm' });
  expect(within(log).queryByText('Searching')).toBeNull();
  feed.send({ position: 4, type: 'text', delta: 'Two homes ' });
  await within(log).findByText('Two homes');
  feed.send({ position: 5, type: 'text', delta: 'are for sale.' });
  await within(log).findByText('Two homes are for sale.');
  expect(log.ariaBusy).toBe('true');
  feed.send({ position: 6, type: 'finished', turn: turnOf({ id, answer: 'Two homes are for sale.' }) });
  await waitFor(() => expect(box.disabled).toBe(false));
});

it('goes on where the stream broke, and shows nothing twice', async () => {
  const { log, feed, ask, api } = openChat();
  const { id } = await ask('Homes?');
  feed.send({ position: 1, type: 'started', turnId: id, attempt: 1, engine: 'own' });
  feed.send({ position: 2, type: 'text', delta: 'Two ' });
  await within(log).findByText('Two');
  feed.break();
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(api.sentTo('assistant.watchTurn')).toEqual([
      { id, after: '0' },
      { id, after: '2' },
    ]);
  });
  feed.send({ position: 2, type: 'text', delta: 'Two ' });
  feed.send({ position: 3, type: 'text', delta: 'homes.' });
  await within(log).findByText('Two homes.');
  feed.send({ position: 4, type: 'finished', turn: turnOf({ id, answer: 'Two homes.' }) });
  await waitFor(() => expect(log.ariaBusy).toBe('false'));
});

it('stops an answer that is under way', async () => {
  const { user, log, feed, ask, api } = openChat({
    stopTurn: ({ id }) => turnOf({ id, state: 'stopped', answer: '' }),
  });
  const { id } = await ask('Homes?');
  await user.click(await screen.findByRole('button', { name: text.composer.stop }));
  await within(log).findByText(text.turn.stopped);
  expect(api.sentTo('assistant.stopTurn')).toEqual([{ id }]);
  feed.send({ position: 1, type: 'stopped', turn: turnOf({ id, state: 'stopped', answer: '' }) });
  await screen.findByRole('button', { name: text.composer.send });
});

it.each(OPENING_ACTIONS)('begins with $label in one press', async ({ label, action }) => {
  const { user, asked, feed } = openChat();
  await user.click(screen.getByRole('button', { name: label }));
  await waitFor(() => expect(asked().map((one) => one.text)).toEqual([sentenceOf(action)]));
  feed.send({ position: 1, type: 'finished', turn: turnOf({ id: asked()[0]?.id ?? '' }) });
  await screen.findByText('About $820,000.');
  expect(screen.queryByRole('button', { name: label })).toBeNull();
});

it('asks what is suggested, and what may be answered with one press', async () => {
  const { user, asked, feed, answered } = openChat();
  await answered({ outcome: 'ask', missing: 'location', suggestions: ['And in Perth?'] });
  screen.getByRole('button', { name: 'Bay Area market' });
  await user.click(screen.getByRole('button', { name: 'And in Perth?' }));
  await waitFor(() => expect(asked().at(-1)?.text).toBe('And in Perth?'));
  const second = turnOf({ id: asked().at(-1)?.id ?? '', outcome: 'ask', missing: 'location' });
  feed.send({ position: 1, type: 'finished', turn: second });
  await user.click(await screen.findByRole('button', { name: 'Bay Area market' }));
  await waitFor(() => expect(asked().at(-1)?.text).toBe(sentenceOf('bay_area_market')));
  feed.send({ position: 1, type: 'finished', turn: turnOf({ id: asked().at(-1)?.id ?? '' }) });
  await waitFor(() => expect(screen.getAllByText('About $820,000.')).toHaveLength(3));
});

it('shows more rows of a card when asked, and fewer again; a row leads to its page', async () => {
  const { user, answered } = openChat();
  const items = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({
    title,
    text: '3 bedrooms',
    link: { path: `/property/${title.toLowerCase()}`, label: title },
  }));
  await answered({ cards: [cardOf({ items, link: { path: '/search?q=new+farm', label: 'See all' } })] });
  const card = screen.getByRole('article', { name: 'Homes in New Farm' });
  const rows = () => within(card).getAllByRole('listitem').length;
  expect(rows()).toBe(3);
  await user.click(within(card).getByRole('button', { name: text.card.rows(2) }));
  expect(rows()).toBe(5);
  await user.click(within(card).getByRole('button', { name: text.card.fewer }));
  expect(rows()).toBe(3);
  await user.click(within(card).getByRole('link', { name: 'Two' }));
  expect(window.location.pathname).toBe('/property/two');
  await user.click(within(card).getByRole('link', { name: 'See all' }));
  expect(window.location.search).toBe('?q=new+farm');
});

it.each([
  ['approve', text.action.approve, text.action.approved],
  ['decline', text.action.decline, text.action.declined],
] as const)('sends the decision to %s with the hash of what was shown', async (decision, button, said) => {
  const { user, api, answered } = openChat({
    decideAction: ({ id }) =>
      turnOf({ id, action: actionOf({ state: decision === 'approve' ? 'approved' : 'declined' }) }),
  });
  const { id } = await answered({ outcome: 'confirm', action: actionOf() });
  screen.getByText(actionOf().summary);
  await user.click(screen.getByRole('button', { name: button }));
  await screen.findByText(said);
  expect(api.sentTo('assistant.decideAction')).toEqual([
    { id, actionId: actionOf().id, argumentsHash: 'a-hash', decision },
  ]);
});

it('says why a decision was refused, and leaves it open', async () => {
  const { user, answered } = openChat({
    decideAction: () => {
      throw new Refusal('CONFLICT');
    },
  });
  await answered({ outcome: 'confirm', action: actionOf() });
  await user.click(screen.getByRole('button', { name: text.action.approve }));
  await screen.findByText(text.action.refused);
  screen.getByText(ERRORS.CONFLICT.message);
  screen.getByRole('button', { name: text.action.approve });
});

it('leads to the plans where the plan was the obstacle', async () => {
  const { user, answered } = openChat();
  await answered({
    action: actionOf({ state: 'failed', error: 'No.', upgradePath: '/pricing?plan=investor' }),
  });
  await user.click(screen.getByRole('link', { name: text.action.plans }));
  expect(window.location.pathname).toBe('/pricing');
});

it('rates an answer, and takes the rating back when pressed again', async () => {
  const { user, api, answered } = openChat({ rateTurn: ({ id, rating }) => turnOf({ id, rating }) });
  const { id } = await answered({});
  const up = screen.getByRole('button', { name: text.turn.helpful });
  await user.click(up);
  await waitFor(() => expect(up.ariaPressed).toBe('true'));
  await user.click(screen.getByRole('button', { name: text.turn.unhelpful }));
  await waitFor(() => expect(up.ariaPressed).toBe('false'));
  await user.click(screen.getByRole('button', { name: text.turn.unhelpful }));
  await waitFor(() =>
    expect(api.sentTo('assistant.rateTurn')).toEqual([
      { id, rating: 'up' },
      { id, rating: 'down' },
      { id, rating: null },
    ]),
  );
});

it('copies the answer', async () => {
  const { user, answered } = openChat();
  await answered({});
  await user.click(screen.getByRole('button', { name: text.turn.copy }));
  await screen.findByRole('button', { name: text.turn.copied });
  expect(await navigator.clipboard.readText()).toBe('About $820,000.');
});

it('opens a source beside the answer', async () => {
  const { user, answered } = openChat();
  const source = { id: 's', title: 'APRA APG 223', text: 'A buffer of three percent.', path: '/lending' };
  await answered({ answer: 'Three percent [1].', sources: [source] });
  await user.click(screen.getByRole('button', { name: source.title }));
  const popover = await screen.findByRole('dialog', { name: source.title });
  within(popover).getByText(source.text);
  await user.click(within(popover).getByRole('link', { name: text.card.open }));
  expect(window.location.pathname).toBe('/lending');
});

it.each([
  ['failed', 'The engine gave up.'],
  ['finished', null],
] as const)('answers again when asked, after a turn that has %s', async (state, error) => {
  const { user, log, feed, api, ask } = openChat({
    retryTurn: ({ id }) => turnOf({ id, state: 'queued', attempt: 2, answer: '', endedAt: null }),
  });
  const { id } = await ask('What is it worth?');
  const first = turnOf({ id, state, error });
  feed.send(
    error === null
      ? { position: 1, type: 'finished', turn: first }
      : { position: 1, type: 'failed', message: error, turn: first },
  );
  await user.click(await within(log).findByRole('button', { name: text.turn.retry }));
  await waitFor(() => expect(api.sentTo('assistant.retryTurn')).toEqual([{ id }]));
  feed.send({ position: 2, type: 'finished', turn: turnOf({ id, answer: 'Now $830,000.', attempt: 2 }) });
  await within(log).findByText('Now $830,000.');
});

it('says why a question was refused, and sends it again as the same question', async () => {
  let refusals = 1;
  const { user, log, feed, asked, ask } = openChat({
    send: ({ id, text: question }) => {
      refusals -= 1;
      if (refusals >= 0) throw new Refusal('LIMIT_REACHED');
      return turnOf({ id, question, state: 'queued', answer: '', endedAt: null });
    },
  });
  const { id } = await ask('What is it worth?');
  await within(log).findByText(`${text.turn.rejected} ${ERRORS.LIMIT_REACHED.message}`);
  await user.click(within(log).getByRole('button', { name: text.turn.sendAgain }));
  await waitFor(() => expect(asked().map((one) => one.id)).toEqual([id, id]));
  feed.send({ position: 1, type: 'finished', turn: turnOf({ id }) });
  await within(log).findByText('About $820,000.');
});

it('keeps a question that could not be sent, says so, and sends it when the connection is back', async () => {
  let isReachable = false;
  const { log, feed, asked, ask } = openChat({
    send: ({ id, text: question }) => {
      if (!isReachable) throw new TypeError('Failed to fetch');
      return turnOf({ id, question, state: 'queued', answer: '', endedAt: null });
    },
  });
  const { id } = await ask('What is it worth?');
  await within(log).findByText(text.turn.queued, {}, { timeout: 5000 });
  within(log).getByText(keywordReply('What is it worth?', 'core').reply);
  isReachable = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked()).toHaveLength(2));
  feed.send({ position: 1, type: 'finished', turn: turnOf({ id }) });
  await within(log).findByText('About $820,000.');
  expect(within(log).queryByText(text.turn.queued)).toBeNull();
});

it('marks an answer in Arabic as Arabic, from right to left', async () => {
  const { answered } = openChat();
  await answered({ language: 'ar', answer: 'حوالي 820,000 دولار.', suggestions: ['وفي بيرث؟'] });
  const answer = screen.getByText('حوالي 820,000 دولار.').closest('div');
  expect([answer?.lang, answer?.dir]).toEqual(['ar', 'rtl']);
  expect(screen.getByRole('group', { name: text.suggestions }).dir).toBe('rtl');
});

it('asks for a person, and goes back to the assistant', async () => {
  let conversation = conversationOf();
  const become = (state: 'waiting' | 'assistant') => {
    conversation = conversationOf({ state });
    return conversation;
  };
  const { user, answered } = openChat(
    { getConversation: () => ({ conversation, turns: [] }) },
    { handOver: () => become('waiting'), takeBack: () => become('assistant') },
  );
  await answered({});
  await user.click(await screen.findByRole('button', { name: text.handOver.ask }));
  await screen.findByText(text.handOver.waiting);
  await user.click(screen.getByRole('button', { name: text.handOver.takeBack }));
  await screen.findByRole('button', { name: text.handOver.ask });
  expect(screen.queryByText(text.handOver.waiting)).toBeNull();
});

it('goes on after a reload with what was said before, and begins anew where that is gone', async () => {
  const first = openChat();
  const { id, conversationId } = await first.ask('What is it worth?');
  first.feed.send({ position: 1, type: 'finished', turn: turnOf({ id }) });
  await within(first.log).findByText('About $820,000.');
  first.unmount();
  const asked: string[] = [];
  const again = openChat({
    getConversation: (input) => {
      asked.push(input.id);
      return { conversation: conversationOf(), turns: [turnOf({ id })] };
    },
  });
  await within(again.log).findByText('About $820,000.');
  expect(asked).toContain(conversationId);
  again.unmount();
  forgetConversation(conversationId);
  const gone = openChat({
    getConversation: () => {
      throw new Refusal('NOT_FOUND');
    },
  });
  await waitFor(() => expect(window.localStorage.getItem('propguard.dashboard-conversation')).toBeNull());
  const next = await gone.ask('And now?');
  expect(next.conversationId).not.toBe(conversationId);
  gone.feed.send({ position: 1, type: 'finished', turn: turnOf({ id: next.id }) });
});
