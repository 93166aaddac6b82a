import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { FakeApi } from './fake-api.ts';

/** Opens the select of this name and takes one of its options. */
export async function choose(
  user: UserEvent,
  field: string | RegExp,
  option: string | RegExp,
): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: option }));
}

/** Pastes over what stands in the field, in one step. */
export async function fillIn(user: UserEvent, field: HTMLElement, words: string): Promise<void> {
  await user.tripleClick(field);
  await user.paste(words);
}

/** Where reading failed: whoever asks for it has it read once more. */
export async function expectReadAgain(
  { user, api }: { user: UserEvent; api: FakeApi },
  call: string,
  button = 'Retry',
): Promise<void> {
  const again = await screen.findByRole('button', { name: button });
  const before = api.sentTo(call).length;
  await user.click(again);
  await waitFor(() => expect(api.sentTo(call).length).toBe(before + 1));
}

/** Calls the open question off, and sees it go. */
export async function callOff(user: UserEvent, button = 'Cancel'): Promise<void> {
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}
