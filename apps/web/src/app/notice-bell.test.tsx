import type { Notice } from '@propguard/protocol/notices';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal } from '../../test/fake-api.ts';
import { sessionAs } from '../../test/people.ts';
import { renderPart } from '../../test/render-screen.tsx';
import { text as partText } from '../parts/notices/text.ts';
import { SCREENS } from '../routes/route-table.ts';
import { NoticeBell } from './notice-bell.tsx';
import '../features/notices/notice-panel.tsx';
import { text } from '../features/notices/text.ts';

const notice = (id: string, words: string, changes: Partial<Notice> = {}): Notice => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  kind: 'mention',
  text: words,
  path: '/nowhere',
  at: null,
  createdAt: '2026-11-16T00:00:00Z',
  seenAt: null,
  doneAt: null,
  ...changes,
});
const ANA = notice('1', 'Ana mentioned you in a note on Jo.');
const TASK = notice('2', '‘Send the floor plan’ is due today.', { seenAt: '2026-11-16T01:00:00Z' });

/** A server that keeps what it is told. */
function serverOf(start: Notice[], changes: Answers['notices'] = {}): Answers {
  let items = start;
  const open = () => items.filter(({ doneAt }) => doneAt === null);
  return {
    notices: {
      list: () => ({ items: open(), nextCursor: null }),
      summary: () => ({
        open: open().length,
        unseen: open().filter(({ seenAt }) => seenAt === null).length,
      }),
      mark: ({ ids, as }) => {
        const at = '2026-11-16T02:00:00Z';
        items = items.map((one) =>
          ids.includes(one.id)
            ? { ...one, seenAt: one.seenAt ?? at, doneAt: as === 'done' ? at : null }
            : one,
        );
        return { done: true };
      },
      ...changes,
    },
  };
}
const bell = (unseen: number) => screen.findByRole('button', { name: partText.open(unseen) });
const openPanel = async (items: Notice[], unseen: number, changes: Answers['notices'] = {}) => {
  const shown = renderPart(<NoticeBell />, {
    session: sessionAs('agent'),
    answers: serverOf(items, changes),
  });
  await shown.user.click(await bell(unseen));
  return { ...shown, panel: within(await screen.findByRole('dialog', { name: text.panel })) };
};

it('counts what is new under the bell, and counts it as seen once it is shown', async () => {
  const { api, panel } = await openPanel([ANA, TASK], 1);
  await panel.findByText(ANA.text);
  panel.getByText(TASK.text);
  await waitFor(() => expect(api.sentTo('notices.mark')).toEqual([{ ids: [ANA.id], as: 'seen' }]));
  await screen.findByRole('button', { name: partText.open(0), hidden: true });
});

it('leads to where it is dealt with, and closes', async () => {
  const { user, panel } = await openPanel([TASK], 0);
  await user.click(await panel.findByRole('link', { name: /floor plan/u }));
  expect(window.location.pathname).toBe('/nowhere');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is done by its button, and open again by undoing', async () => {
  const { user, api, panel } = await openPanel([TASK], 0);
  await user.click(await panel.findByRole('button', { name: partText.done(TASK.text) }));
  await panel.findByText(partText.emptyTitle);
  await user.click(await screen.findByRole('button', { name: partText.undo, hidden: true }));
  await waitFor(() => expect(api.sentTo('notices.mark')).toHaveLength(2));
  expect(api.sentTo('notices.mark')).toEqual([
    { ids: [TASK.id], as: 'done' },
    { ids: [TASK.id], as: 'open' },
  ]);
});

it('closes by Escape, and leads to the settings', async () => {
  const { user } = await openPanel([], 0);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await bell(0));
  await user.click(await screen.findByRole('link', { name: text.settingsLink }));
  expect(window.location.pathname).toBe(SCREENS.noticeSettings.path);
});

it('says what failed, and reads again', async () => {
  let isBroken = true;
  const { user, panel } = await openPanel([], 0, {
    list: () => {
      if (isBroken) throw new Refusal('OVERLOADED');
      return { items: [TASK], nextCursor: null };
    },
  });
  await panel.findByText(partText.failed);
  isBroken = false;
  await user.click(panel.getByRole('button', { name: 'Retry' }));
  await panel.findByText(TASK.text);
});
