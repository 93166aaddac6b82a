import type { Conversation } from '@propguard/protocol/conversations';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fillIn } from '../../../../test/acts.ts';
import { sessionAs } from '../../../../test/people.ts';
import { renderPart } from '../../../../test/render-screen.tsx';
import { CONVERSATION_ID, conversationOf } from '../../../../test/turns.ts';
import { text as surveys } from '../../../parts/surveys/text.ts';
import { text } from '../text.ts';
import { ChatSurvey } from './chat-survey.tsx';
import { AskForPerson } from './hand-over-bar.tsx';

const words = text.handOver;

async function askAsVisitor() {
  const onChanged = vi.fn();
  const rendered = renderPart(<AskForPerson conversation={conversationOf()} onChanged={onChanged} />, {
    session: sessionAs('viewer', { visitor: true }),
    answers: { conversations: { handOver: (): Conversation => conversationOf({ state: 'waiting' }) } },
  });
  // Who is there is known a moment later.
  await waitFor(() => expect(rendered.api.sentTo('account.session')).toHaveLength(1));
  const ask = await screen.findByRole('button', { name: words.ask });
  await waitFor(async () => {
    await rendered.user.click(ask);
    expect(screen.queryByRole('dialog')).toBeTruthy();
  });
  return { ...rendered, onChanged, dialog: within(screen.getByRole('dialog')) };
}

it('a visitor says who they are and where else they can be reached', async () => {
  const { user, api, dialog, onChanged } = await askAsVisitor();
  await fillIn(user, dialog.getByLabelText(words.name), 'Georgia');
  await fillIn(user, dialog.getByLabelText(words.address), 'georgia@example.com');
  await user.click(dialog.getByRole('button', { name: words.ask }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(api.sentTo('conversations.handOver')).toEqual([
    { id: CONVERSATION_ID, name: 'Georgia', address: 'georgia@example.com' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('or waits here without a word', async () => {
  const { user, api, dialog } = await askAsVisitor();
  await fillIn(user, dialog.getByLabelText(words.name), 'Georgia');
  await user.click(dialog.getByRole('button', { name: words.skip }));
  await waitFor(() => expect(api.sentTo('conversations.handOver')).toEqual([{ id: CONVERSATION_ID }]));
});

it('or stays with the assistant after all', async () => {
  const { user, api } = await askAsVisitor();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo('conversations.handOver')).toEqual([]);
});

it('is asked in the chat how it was', async () => {
  const item = { kind: 'csat' as const, score: null, comment: '', answeredAt: null };
  const { user, api } = renderPart(<ChatSurvey conversationId={CONVERSATION_ID} />, {
    answers: {
      inbox: {
        surveys: () => ({ items: [item] }) as never,
        rate: () => ({ items: [{ ...item, answeredAt: '2026-11-16T00:00:00Z' }] }) as never,
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: surveys.score(5, 5) }));
  await user.click(screen.getByRole('button', { name: surveys.send }));
  await screen.findByText(surveys.thanks);
  expect(api.sentTo('inbox.rate')).toEqual([{ id: CONVERSATION_ID, kind: 'csat', score: 5, comment: '' }]);
});
