import type { AssistantSettings } from '@propguard/protocol/assistant-settings';
import type { TurnEvent } from '@propguard/protocol/assistant-turns';
import type { Conversation } from '@propguard/protocol/conversations';
import { ERRORS } from '@propguard/protocol/errors';
import type { Role } from '@propguard/rules/workspaces/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { eventFeed } from '../../../../test/event-feed.ts';
import { type Answers, Refusal } from '../../../../test/fake-api.ts';
import { sessionAs } from '../../../../test/people.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { watchSavedFiles } from '../../../../test/saved-files.ts';
import { CONVERSATION_ID, conversationOf, statusOf, turnOf } from '../../../../test/turns.ts';
import { triedKey } from '../../../lib/tried-key.ts';
import { forgetConversation } from '../conversation/open-conversations.ts';
import { text } from '../text.ts';

const words = text.page;

const OTHER = conversationOf({
  id: '019a0000-0000-7000-8000-0000000000c2',
  title: 'A flat in Perth',
  lastText: 'It is sold.',
});

const SETTINGS: AssistantSettings = {
  engine: 'own',
  sensay: {
    baseUrl: 'https://api.sensay.io',
    apiVersion: '2025-03-25',
    organisationId: null,
    keyHint: null,
    replicaUuid: null,
  },
  openAi: {
    baseUrl: null,
    model: null,
    keyHint: 'wxyz',
    maxOutputTokens: 800,
    maxSeconds: 60,
    maxToolRounds: 4,
  },
  updatedAt: null,
};

interface Opened {
  at?: string;
  role?: Role;
  conversation?: Conversation;
  assistant?: Answers['assistant'];
  conversations?: Answers['conversations'];
}

const AT_STORED = `/sensay?conversation=${CONVERSATION_ID}`;

/** A server that keeps one conversation of the person, and what becomes of it. */
async function openAssistant({
  at = AT_STORED,
  role = 'admin',
  conversation = conversationOf(),
  ...more
}: Opened = {}) {
  let kept = conversation;
  const become = (changes: Partial<Conversation>): Conversation => {
    kept = { ...kept, ...changes };
    return kept;
  };
  const feed = eventFeed<TurnEvent>();
  const rendered = await renderScreen(at, {
    session: sessionAs(role),
    answers: {
      market: {
        snapshot: () => {
          throw new Refusal('NOT_FOUND');
        },
        priceTrend: () => {
          throw new Refusal('NOT_FOUND');
        },
        insights: () => {
          throw new Refusal('NOT_FOUND');
        },
      },
      assistant: {
        getStatus: () => statusOf(),
        getSettings: () => SETTINGS,
        getConversation: ({ id }) => ({
          conversation: id === kept.id ? kept : { ...OTHER, id },
          turns: id === kept.id ? [turnOf()] : [],
        }),
        watchTurn: () => feed.stream(),
        ...more.assistant,
      },
      conversations: {
        list: () => ({ items: [kept, OTHER], nextCursor: null }),
        rename: ({ title }) => become({ title }),
        remove: () => ({ done: true }),
        handOver: () => become({ state: 'waiting' }),
        takeBack: () => become({ state: 'assistant', person: null }),
        takeOver: () => become({ state: 'person', person: 'Ada Rowe' }),
        ...more.conversations,
      },
    },
  });
  onTestFinished(() => {
    triedKey.forget();
    forgetConversation(CONVERSATION_ID);
    forgetConversation(OTHER.id);
  });
  const list = await screen.findByRole('navigation', { name: words.list });
  const chat = screen.getByRole('region', { name: text.log });
  const choose = async (item: string) => {
    await rendered.user.click(await screen.findByRole('button', { name: words.actions }));
    await rendered.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...rendered, list, chat, choose, feed };
}

const shownConversation = () => new URLSearchParams(window.location.search).get('conversation');

it('puts the id of a new conversation into the address with its first question', async () => {
  const { user, api, feed, chat } = await openAssistant({
    at: '/sensay',
    assistant: {
      send: ({ id, text: question }) =>
        turnOf({ id, question, state: 'queued', answer: '', outcome: null, endedAt: null }),
    },
  });
  expect(shownConversation()).toBeNull();
  await user.type(screen.getByRole('textbox', { name: text.composer.label }), 'What is it worth?{Enter}');
  await waitFor(() => expect(shownConversation()).not.toBeNull());
  await waitFor(() => expect(api.sentTo('assistant.send')).toHaveLength(1));
  const sent = api.sentTo('assistant.send')[0] as { id: string; conversationId: string };
  expect(sent).toMatchObject({ source: 'web', conversationId: shownConversation() });
  feed.send({ position: 1, type: 'finished', turn: turnOf({ id: sent.id, answer: 'Not much.' }) });
  await within(chat).findByText('Not much.');
});

it('opens the conversation that is pressed, marks it, and begins a new one', async () => {
  const { user, list } = await openAssistant();
  const row = await within(list).findByRole('button', { name: /A flat in Perth/u });
  await user.click(row);
  await screen.findByRole('heading', { name: 'A flat in Perth' });
  expect(shownConversation()).toBe(OTHER.id);
  expect(row.ariaCurrent).toBe('true');
  await user.click(within(list).getByRole('button', { name: words.begin }));
  await screen.findByRole('heading', { name: words.untitled });
  expect(shownConversation()).toBeNull();
});

it('searches as it is typed, and says when nothing has these words', async () => {
  const { user, api, list } = await openAssistant({
    conversations: { list: ({ query }) => ({ items: query === 'Perth' ? [OTHER] : [], nextCursor: null }) },
  });
  await within(list).findByText(words.empty);
  const search = within(list).getByRole('searchbox', { name: words.search });
  await user.type(search, 'Perth');
  await within(list).findByText(OTHER.title);
  expect(api.sentTo('conversations.list').at(-1)).toMatchObject({ query: 'Perth' });
  await user.clear(search);
  await user.type(search, 'moon');
  await within(list).findByText(words.nothingFound);
});

it('shows more of the list when asked', async () => {
  const { user, api, list } = await openAssistant({
    conversations: {
      list: ({ cursor }) =>
        cursor === 'two'
          ? { items: [OTHER], nextCursor: null }
          : { items: [conversationOf()], nextCursor: 'two' },
    },
  });
  await user.click(await within(list).findByRole('button', { name: words.more }));
  await within(list).findByText(OTHER.title);
  within(list).getByText(conversationOf().title);
  expect(api.sentTo('conversations.list').at(-1)).toMatchObject({ cursor: 'two' });
  expect(within(list).queryByRole('button', { name: words.more })).toBeNull();
});

it('says when the list could not be read, and reads it again when asked', async () => {
  let isBroken = true;
  const { user, list } = await openAssistant({
    conversations: {
      list: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return { items: [OTHER], nextCursor: null };
      },
    },
  });
  await within(list).findByText(words.failed);
  isBroken = false;
  await user.click(within(list).getByRole('button', { name: 'Retry' }));
  await within(list).findByText(OTHER.title);
  expect(within(list).queryByText(words.failed)).toBeNull();
});

it('says when the conversation could not be read, and reads it again when asked', async () => {
  let isBroken = true;
  const { user, chat } = await openAssistant({
    assistant: {
      getConversation: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return { conversation: conversationOf(), turns: [turnOf()] };
      },
    },
  });
  await within(chat).findByText(words.conversationFailed);
  isBroken = false;
  await user.click(within(chat).getByRole('button', { name: 'Retry' }));
  await within(chat).findByText('About $820,000.');
});

it('says of a conversation that is not there that it is gone', async () => {
  const { chat } = await openAssistant({
    assistant: {
      getConversation: () => {
        throw new Refusal('NOT_FOUND');
      },
    },
  });
  await within(chat).findByText(words.gone);
});

it('renames a conversation, here and in the list', async () => {
  const { user, api, list, choose } = await openAssistant();
  await choose(words.rename);
  const dialog = await screen.findByRole('dialog', { name: words.renameTitle });
  const field = within(dialog).getByRole('textbox', { name: words.newTitle });
  await user.clear(field);
  const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: words.save });
  expect(save.disabled).toBe(true);
  await user.type(field, ' Our first home ');
  await user.click(save);
  await screen.findByRole('heading', { name: 'Our first home' });
  await within(list).findByText('Our first home');
  expect(api.sentTo('conversations.rename')).toEqual([{ id: CONVERSATION_ID, title: 'Our first home' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps what was typed when the new title is refused', async () => {
  const { user, choose } = await openAssistant({
    conversations: {
      rename: () => {
        throw new Refusal('NOT_FOUND');
      },
    },
  });
  await choose(words.rename);
  const field = await screen.findByRole('textbox', { name: words.newTitle });
  await user.type(field, ' too');
  await user.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText(ERRORS.NOT_FOUND.message);
  expect(field.ariaInvalid).toBe('true');
  screen.getByDisplayValue('A home in New Farm too');
});

it.each(['the button', 'Escape'])('renames nothing when it is called off by %s', async (way) => {
  const { user, api, choose } = await openAssistant();
  await choose(words.rename);
  const dialog = await screen.findByRole('dialog', { name: words.renameTitle });
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(within(dialog).getByRole('button', { name: words.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo('conversations.rename')).toEqual([]);
});

it('deletes a conversation once it is confirmed, and begins a new one', async () => {
  const { user, api, choose } = await openAssistant();
  await choose(words.remove);
  const dialog = await screen.findByRole('alertdialog', { name: words.removeTitle });
  expect(api.sentTo('conversations.remove')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: words.remove }));
  await screen.findByText(words.removed);
  expect(api.sentTo('conversations.remove')).toEqual([{ id: CONVERSATION_ID }]);
  expect(shownConversation()).toBeNull();
  await waitFor(() => expect(screen.queryByText('About $820,000.')).toBeNull());
});

it('deletes nothing when it is called off', async () => {
  const { user, api, choose } = await openAssistant();
  await choose(words.remove);
  const dialog = await screen.findByRole('alertdialog', { name: words.removeTitle });
  await user.click(within(dialog).getByRole('button', { name: words.cancel }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sentTo('conversations.remove')).toEqual([]);
});

it('says why it was not deleted, and keeps it', async () => {
  const { user, choose } = await openAssistant({
    conversations: {
      remove: () => {
        throw new Refusal('INTERNAL');
      },
    },
  });
  await choose(words.remove);
  const dialog = await screen.findByRole('alertdialog', { name: words.removeTitle });
  await user.click(within(dialog).getByRole('button', { name: words.remove }));
  await screen.findByText(text.handOver.failed);
  expect(shownConversation()).toBe(CONVERSATION_ID);
});

it.each([
  ['markdown', words.exportText],
  ['json', words.exportJson],
] as const)('saves the conversation as %s', async (format, item) => {
  const saved = watchSavedFiles();
  const { api, choose } = await openAssistant({
    assistant: { exportConversation: () => new File(['# All of it'], `conversation.${format}`) },
  });
  await choose(item);
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([`conversation.${format}`]));
  expect(await saved[0]?.content.text()).toBe('# All of it');
  expect(api.sentTo('assistant.exportConversation')).toEqual([{ id: CONVERSATION_ID, format }]);
});

it('says why nothing was saved', async () => {
  const saved = watchSavedFiles();
  const { choose } = await openAssistant({
    assistant: {
      exportConversation: () => {
        throw new Refusal('INTERNAL');
      },
    },
  });
  await choose(words.exportText);
  await screen.findByText(text.handOver.failed);
  expect(saved).toEqual([]);
});

it('asks for a person, and lets the assistant answer again', async () => {
  const { user, api, chat } = await openAssistant({ role: 'viewer' });
  await user.click(await within(chat).findByRole('button', { name: text.handOver.ask }));
  await within(chat).findByText(text.handOver.waiting);
  expect(api.sentTo('conversations.handOver')).toEqual([{ id: CONVERSATION_ID }]);
  expect(within(chat).queryByRole('button', { name: text.handOver.takeOver })).toBeNull();
  expect(within(chat).getByPlaceholderText(text.composer.person)).toBeDefined();
  await user.click(within(chat).getByRole('button', { name: text.handOver.takeBack }));
  await within(chat).findByRole('button', { name: text.handOver.ask });
  expect(api.sentTo('conversations.takeBack')).toEqual([{ id: CONVERSATION_ID }]);
});

it('says why nobody could be asked', async () => {
  const { user, chat } = await openAssistant({
    conversations: {
      handOver: () => {
        throw new Refusal('INTERNAL');
      },
    },
  });
  await user.click(await within(chat).findByRole('button', { name: text.handOver.ask }));
  await screen.findByText(text.handOver.failed);
  await within(chat).findByRole('button', { name: text.handOver.ask });
});

it('says why somebody else has the conversation already', async () => {
  const { user, chat } = await openAssistant({
    role: 'agent',
    conversation: conversationOf({ state: 'waiting', mine: false }),
    conversations: {
      takeOver: () => {
        throw new Refusal('CONFLICT');
      },
    },
  });
  await user.click(await within(chat).findByRole('button', { name: text.handOver.takeOver }));
  await screen.findByText(ERRORS.CONFLICT.message);
  within(chat).getByText(text.handOver.waiting);
});

it('lets a member of the team take a conversation over and write into it', async () => {
  let refusals = 1;
  const { user, api, chat } = await openAssistant({
    role: 'agent',
    conversation: conversationOf({ state: 'waiting', mine: false }),
    assistant: {
      replyAsPerson: ({ text: answer }) => {
        refusals -= 1;
        if (refusals >= 0) throw new Refusal('LIMIT_REACHED');
        return turnOf({ question: null, outcome: 'person', author: 'Ada Rowe', answer });
      },
    },
  });
  await user.click(await within(chat).findByRole('button', { name: text.handOver.takeOver }));
  await within(chat).findByText(text.handOver.person('Ada Rowe'));
  expect(api.sentTo('conversations.takeOver')).toEqual([{ id: CONVERSATION_ID }]);
  const box = within(chat).getByRole<HTMLTextAreaElement>('textbox', { name: text.composer.label });
  const send = within(chat).getByRole('button', { name: text.composer.send });
  await user.click(send);
  expect(api.sentTo('assistant.replyAsPerson')).toEqual([]);
  await user.type(box, 'I will call you.');
  await user.click(send);
  await within(chat).findByText(ERRORS.LIMIT_REACHED.message);
  expect(box.value).toBe('I will call you.');
  await user.click(send);
  await waitFor(() => expect(box.value).toBe(''));
  const sent = api.sentTo('assistant.replyAsPerson') as { turnId: string }[];
  expect(sent[0]).toMatchObject({ id: CONVERSATION_ID, text: 'I will call you.' });
  expect(sent[1]?.turnId).toBe(sent[0]?.turnId);
});

async function openSettings(given: Opened = {}) {
  const opened = await openAssistant(given);
  await opened.user.click(screen.getByRole('button', { name: text.settings.open }));
  const dialog = await screen.findByRole('dialog', { name: text.settings.title });
  const engine = await within(dialog).findByRole('combobox', { name: text.settings.engine });
  return { ...opened, dialog, engine };
}

it('stores who answers, and closes', async () => {
  const { user, api, dialog, engine } = await openSettings({
    assistant: { changeSettings: () => SETTINGS },
  });
  await user.selectOptions(engine, 'openai-compatible');
  within(dialog).getByText(text.settings.keyKept('wxyz'));
  await user.type(within(dialog).getByLabelText(text.settings.openAi.address), 'https://models.example');
  await user.type(within(dialog).getByLabelText(text.settings.openAi.model), 'small');
  await user.click(within(dialog).getByRole('button', { name: text.settings.save }));
  await screen.findByText(text.settings.saved);
  expect(api.sentTo('assistant.changeSettings')).toEqual([
    { engine: 'openai-compatible', openAi: { baseUrl: 'https://models.example', model: 'small' } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows what the server refused at its field, and keeps what was typed', async () => {
  const { user, dialog, engine } = await openSettings({
    assistant: {
      changeSettings: () => {
        throw new Refusal('VALIDATION_FAILED', {
          fields: [{ field: 'sensay.organisationId', message: 'No organisation has this id.' }],
        });
      },
    },
  });
  await user.selectOptions(engine, 'sensay');
  const organisation = within(dialog).getByRole<HTMLInputElement>('textbox', {
    name: text.settings.sensay.organisation,
  });
  await user.type(organisation, 'rowe');
  await user.type(within(dialog).getByLabelText(text.settings.sensay.key), 'a-secret-key-of-ours{Enter}');
  await within(dialog).findByText('No organisation has this id.');
  expect(organisation.ariaInvalid).toBe('true');
  expect(organisation.value).toBe('rowe');
});

it('says when the settings could not be saved', async () => {
  const { user, dialog } = await openSettings({
    assistant: {
      changeSettings: () => {
        throw new Refusal('INTERNAL');
      },
    },
  });
  await user.click(within(dialog).getByRole('button', { name: text.settings.save }));
  await within(dialog).findByText(text.settings.failed);
});

it('changes nothing when the settings are closed', async () => {
  const { user, api, engine } = await openSettings();
  await user.selectOptions(engine, 'sensay');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo('assistant.changeSettings')).toEqual([]);
});

it('lets anyone try a key of their own, says what is wrong with it, and forgets it in one press', async () => {
  const { user, api, dialog, engine } = await openSettings({
    role: 'viewer',
    assistant: {
      connect: () =>
        statusOf({ engine: 'openai-compatible', isAuthenticated: true, poweredBy: 'Small Models' }),
    },
  });
  within(dialog).getByText(text.settings.adminOnly);
  expect(within(dialog).queryByRole('button', { name: text.settings.save })).toBeNull();
  await user.selectOptions(engine, 'openai-compatible');
  const tryIt = within(dialog).getByRole('button', { name: text.settings.try });
  await user.click(tryIt);
  within(dialog).getByText(text.settings.wrong.url);
  within(dialog).getByText(text.settings.wrong.key);
  within(dialog).getByText(text.settings.wrong.model);
  expect(api.sentTo('assistant.connect')).toEqual([]);
  await user.type(within(dialog).getByLabelText(text.settings.openAi.address), 'https://models.example');
  await user.type(within(dialog).getByLabelText(text.settings.openAi.model), 'small');
  await user.type(within(dialog).getByLabelText(text.settings.openAi.key), 'sk-1234567890abcd');
  await user.click(tryIt);
  const bar = await within(dialog).findByRole('region', { name: text.tried.label });
  within(bar).getByText(/ending in abcd/u);
  await within(dialog).findByText(text.settings.connected);
  expect(api.sentTo('assistant.connect')).toHaveLength(1);
  expect(api.sentTo('assistant.changeSettings')).toEqual([]);
  await user.click(within(bar).getByRole('button', { name: text.tried.forget }));
  await waitFor(() => expect(screen.queryByRole('region', { name: text.tried.label })).toBeNull());
});

it('tries an outside engine that is stored, once, and says that it is connected', async () => {
  const { api, chat } = await openAssistant({
    assistant: {
      getStatus: () => statusOf({ engine: 'sensay' }),
      connect: () => statusOf({ engine: 'sensay', isAuthenticated: true, poweredBy: 'Sensay' }),
    },
  });
  await within(chat).findByText(text.badge.connected);
  within(chat).getByPlaceholderText(text.composer.connected('Sensay'));
  expect(api.sentTo('assistant.connect')).toHaveLength(1);
});

it('shows one part at a time where three do not fit', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { user } = await renderNarrow();
  expect(screen.queryByRole('searchbox', { name: words.search })).toBeNull();
  await user.click(screen.getByRole('radio', { name: words.tabs.list }));
  expect(screen.queryByRole('log')).toBeNull();
  await user.click(await screen.findByRole('button', { name: /A flat in Perth/u }));
  await screen.findByRole('log');
  await user.click(screen.getByRole('radio', { name: words.tabs.list }));
  await user.click(screen.getByRole('button', { name: words.begin }));
  await screen.findByRole('log');
});

async function renderNarrow() {
  onTestFinished(() => forgetConversation(OTHER.id));
  return renderScreen('/sensay', {
    session: sessionAs('viewer'),
    answers: {
      assistant: {
        getStatus: () => statusOf(),
        getConversation: () => ({ conversation: OTHER, turns: [] }),
      },
      conversations: { list: () => ({ items: [OTHER], nextCursor: null }) },
    },
  });
}
