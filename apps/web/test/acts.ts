import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

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
