import { screen, waitFor } from '@testing-library/react';
import { MapPin, Search } from 'lucide-react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../test/render-screen.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Field } from './field.tsx';
import { SuggestInput } from './suggest-input.tsx';

const PLACES = ['Newstead', 'New Farm', 'Newmarket'].map((label) => ({ id: label, label, icon: MapPin }));

const WHICH_ONE = { question: 'Which one?', options: PLACES.slice(0, 2) };

function openPlaces(mustChoose?: typeof WHICH_ONE, paceMs = 0) {
  const onChoose = vi.fn();
  const onSubmit = vi.fn();
  function Places() {
    const [typed, setTyped] = useState('');
    const settled = useDebounced(typed, paceMs);
    const found = PLACES.filter(({ label }) => label.toLowerCase().startsWith(settled.toLowerCase()));
    return (
      <Field label="Place">
        <SuggestInput
          icon={Search}
          value={typed}
          onValueChange={setTyped}
          options={typed ? found : []}
          notice={typed && found.length === 0 ? 'Nothing is called that.' : undefined}
          listLabel="Suggestions"
          countText={(count) => `${count} found`}
          onChoose={onChoose}
          onSubmit={onSubmit}
          mustChoose={mustChoose}
          isCatchingUp={paceMs > 0 && settled !== typed}
          placeholder="Suburb or address"
          maxLength={100}
        />
      </Field>
    );
  }
  const { user } = renderPart(<Places />);
  const field = screen.getByRole('combobox', { name: 'Place' });
  /** The option that a screen reader hears: the field points at it. */
  const heard = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { user, field, heard, onChoose, onSubmit };
}

it('is closed until something is typed, then says how many there are', async () => {
  const { user, field } = openPlaces();
  expect(field.ariaExpanded).toBe('false');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(field, 'new');
  expect(field.ariaExpanded).toBe('true');
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Suggestions' }).id);
  expect(screen.getByRole('status').textContent).toBe('3 found');
});

it('walks through the options and the field itself, round and round', async () => {
  const { user, field, heard } = openPlaces();
  await user.type(field, 'new');
  expect(heard()).toBeUndefined();
  await user.keyboard('{ArrowDown}');
  expect(heard()).toBe('Newstead');
  await user.keyboard('{ArrowUp}');
  expect(heard()).toBeUndefined();
  await user.keyboard('{ArrowUp}');
  expect(heard()).toBe('Newmarket');
});

it('chooses what the arrows led to, and sends the words when they led nowhere', async () => {
  const { user, field, onChoose, onSubmit } = openPlaces();
  await user.type(field, 'new{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('New Farm');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field.ariaExpanded).toBe('false');
  await user.type(field, '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('chooses what is clicked, and keeps the focus in the field', async () => {
  const { user, field, onChoose } = openPlaces();
  await user.type(field, 'newm');
  await user.click(screen.getByRole('option', { name: 'Newmarket' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Newmarket');
  expect(document.activeElement).toBe(field);
});

it('closes by Escape, and is emptied by a second one', async () => {
  const { user, field } = openPlaces();
  await user.type(field, 'new{Escape}');
  expect(field.ariaExpanded).toBe('false');
  screen.getByDisplayValue('new');
  await user.keyboard('{Escape}');
  expect(screen.queryByDisplayValue('new')).toBeNull();
});

it('says that there is nothing', async () => {
  const { user, field } = openPlaces();
  await user.type(field, 'zz');
  expect(screen.getByRole('status').textContent).toBe('Nothing is called that.');
  expect(screen.queryAllByRole('option')).toEqual([]);
});

it('asks which one is meant where several are, until one is chosen or something else is typed', async () => {
  const { user, field, onChoose, onSubmit } = openPlaces(WHICH_ONE);
  await user.type(field, 'new{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('Which one?');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Newstead',
    'New Farm',
  ]);
  await user.type(field, 's');
  expect(screen.getByRole('status').textContent).toBe('1 found');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Newstead');
});

it('keeps an Enter that comes before what is offered, and sends the words once they were looked up', async () => {
  const { user, field, onSubmit } = openPlaces(undefined, 100);
  await user.type(field, 'newm{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
});

it('asks which one after an early Enter, too, and forgets it when something else is typed', async () => {
  const { user, field, onSubmit } = openPlaces(WHICH_ONE, 100);
  await user.type(field, 'new{Enter}');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Which one?'));
  await user.type(field, 's{Enter}t');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 found'));
  expect(onSubmit).not.toHaveBeenCalled();
});
