import type { Member } from '@propguard/protocol/workspaces';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const words = text.members;

const member = (id: string, name: string, changes: Partial<Member> = {}): Member => ({
  id,
  name,
  email: `${id}@example.com`,
  role: 'agent',
  joinedAt: '2026-03-01T00:00:00Z',
  you: false,
  ...changes,
});

const ADA = member('ada', 'Ada Rowe', { role: 'owner', you: true });
const BEN = member('ben', 'Ben Okafor', { joinedAt: '2026-05-01T00:00:00Z' });
const CHI = member('chi', 'Chi Nguyen', { joinedAt: '2026-04-01T00:00:00Z' });

/** A server that forgets whom it was told to remove. */
async function openMembers(removeMember?: () => never) {
  let items = [BEN, ADA, CHI];
  const rendered = await renderScreen('/workspace/members', {
    session: sessionAs('owner'),
    answers: {
      workspaces: {
        members: () => ({ items }),
        invitations: () => ({ items: [] }),
        removeMember:
          removeMember ??
          (({ id }) => {
            items = items.filter((one) => one.id !== id);
            return { done: true };
          }),
      },
    },
  });
  const table = await screen.findByRole('table');
  await within(table).findByText(BEN.name);
  const names = () =>
    within(table)
      .getAllByText(/^(Ada|Ben|Chi) /u)
      .map(({ textContent }) => textContent);
  const askToRemove = async () => {
    await rendered.user.click(within(table).getByRole('button', { name: words.removeOf(BEN.name) }));
    return screen.findByRole('alertdialog', { name: words.removeTitle(BEN.name) });
  };
  return { ...rendered, table, names, askToRemove };
}

it('sorts by the column whose head is pressed, and the other way when pressed again', async () => {
  const { user, table, names } = await openMembers();
  expect(names()).toEqual(['Ben Okafor', 'Ada RoweYou', 'Chi Nguyen']);
  await user.click(within(table).getByRole('button', { name: words.joined }));
  expect(names()).toEqual(['Ada RoweYou', 'Chi Nguyen', 'Ben Okafor']);
  await user.click(within(table).getByRole('button', { name: words.joined }));
  expect(names()).toEqual(['Ben Okafor', 'Chi Nguyen', 'Ada RoweYou']);
  expect(within(table).getByRole('columnheader', { name: words.joined }).ariaSort).toBe('descending');
});

it('removes a member once it is confirmed', async () => {
  const { user, api, names, askToRemove } = await openMembers();
  const dialog = await askToRemove();
  expect(api.sentTo('workspaces.removeMember')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: words.remove }));
  await screen.findByText(words.removed(BEN.name));
  expect(api.sentTo('workspaces.removeMember')).toEqual([{ id: BEN.id }]);
  await waitFor(() => expect(names()).toEqual(['Ada RoweYou', 'Chi Nguyen']));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it.each(['the button', 'Escape'])('removes nobody when it is called off by %s', async (way) => {
  const { user, api, names, askToRemove } = await openMembers();
  const dialog = await askToRemove();
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(within(dialog).getByRole('button', { name: text.cancel }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sentTo('workspaces.removeMember')).toEqual([]);
  expect(names()).toContain(BEN.name);
});

it('says why when the server refuses, and keeps the member', async () => {
  const { user, names, askToRemove } = await openMembers(() => {
    throw new Refusal('LAST_OWNER');
  });
  const dialog = await askToRemove();
  await user.click(within(dialog).getByRole('button', { name: words.remove }));
  await screen.findByText(words.notRemoved);
  expect(names()).toContain(BEN.name);
});
