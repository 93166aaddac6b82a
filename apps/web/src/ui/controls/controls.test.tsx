import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { choose } from '../../../test/acts.ts';
import { renderPart } from '../../../test/render-screen.tsx';
import { Checkbox } from './checkbox.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { CopyButton } from './copy-button.tsx';
import { Field } from './field.tsx';
import { FileDrop } from './file-drop.tsx';
import { NativeSelect } from './native-select.tsx';
import { PasswordInput } from './password-input.tsx';
import { RemovableChip } from './removable-chip.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { TabPanel, Tabs } from './tabs.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { ToggleChip } from './toggle-chip.tsx';

const FRUIT = [
  { value: 'apple', label: 'Apple' },
  { value: 'pear', label: 'Pear' },
  { value: 'plum', label: 'Plum', disabled: true },
];

/** Holds what a control is given, and says it. */
function Held<V>({
  first,
  children,
}: {
  first: V;
  children: (value: V, set: (next: V) => void) => ReactNode;
}) {
  const [value, set] = useState(first);
  return (
    <>
      <output>{JSON.stringify(value)}</output>
      {children(value, set)}
    </>
  );
}
const held = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;

it('chooses by mouse and by key in a select', async () => {
  const { user } = renderPart(
    <Held first="">
      {(value, set) => (
        <Field label="Fruit">
          <Select options={FRUIT} value={value} onValueChange={set} placeholder="Choose" />
        </Field>
      )}
    </Held>,
  );
  const field = screen.getByRole('combobox', { name: 'Fruit' });
  expect(field.textContent).toBe('Choose');
  await choose(user, 'Fruit', 'Pear');
  expect(held()).toBe('pear');
  field.focus();
  await user.keyboard('{Enter}{ArrowUp}{Enter}');
  expect(held()).toBe('apple');
});

it('chooses in the list of the browser', async () => {
  const { user } = renderPart(
    <Held first="apple">
      {(value, set) => <NativeSelect label="Fruit" options={FRUIT} value={value} onValueChange={set} />}
    </Held>,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Fruit' }), 'Pear');
  expect(held()).toBe('pear');
});

it('has one of a few chosen, always', async () => {
  const { user } = renderPart(
    <Held first="apple">
      {(value, set) => <SegmentedControl label="Fruit" options={FRUIT} value={value} onValueChange={set} />}
    </Held>,
  );
  await user.click(screen.getByRole('radio', { name: 'Pear' }));
  expect(held()).toBe('pear');
  await user.click(screen.getByRole('radio', { name: 'Pear' }));
  expect(held()).toBe('pear');
  await user.click(screen.getByRole('radio', { name: 'Plum' }));
  expect(held()).toBe('pear');
});

it('has any number of chips chosen, in their own order', async () => {
  const { user } = renderPart(
    <Held<string[]> first={[]}>
      {(value, set) => <ChoiceChips label="Fruit" options={FRUIT} chosen={value} onChange={set} />}
    </Held>,
  );
  await user.click(screen.getByRole('button', { name: 'Pear' }));
  await user.click(screen.getByRole('button', { name: 'Apple' }));
  expect(held()).toEqual(['apple', 'pear']);
  await user.click(screen.getByRole('button', { name: 'Pear' }));
  expect(held()).toEqual(['apple']);
  expect(screen.getByRole('button', { name: 'Apple' }).ariaPressed).toBe('true');
});

it.each([
  [
    'checkbox',
    (value: boolean, set: (next: boolean) => void) => (
      <Checkbox label="Ripe" checked={value} onCheckedChange={(next) => set(next === true)} />
    ),
  ],
  [
    'switch',
    (value: boolean, set: (next: boolean) => void) => (
      <Switch label="Ripe" checked={value} onCheckedChange={set} />
    ),
  ],
] as const)('turns a %s on by its label, and off by the keyboard', async (role, control) => {
  const { user } = renderPart(<Held first={false}>{control}</Held>);
  await user.click(screen.getByText('Ripe'));
  expect(held()).toBe(true);
  screen.getByRole(role, { name: 'Ripe' }).focus();
  await user.keyboard(' ');
  expect(held()).toBe(false);
});

it('turns a layer on and off', async () => {
  const { user } = renderPart(
    <Held first={false}>
      {(value, set) => (
        <ToggleChip pressed={value} onPressedChange={set} swatch="flood">
          Flood
        </ToggleChip>
      )}
    </Held>,
  );
  await user.click(screen.getByRole('button', { name: 'Flood' }));
  expect(held()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Flood' }));
  expect(held()).toBe(false);
});

it('takes away what a chip names', async () => {
  const onRemove = vi.fn();
  const { user } = renderPart(<RemovableChip label="House" removeLabel="Remove House" onRemove={onRemove} />);
  await user.click(screen.getByRole('button', { name: 'Remove House' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

it('opens a tab by mouse and by arrow', async () => {
  const { user } = renderPart(
    <Held first="apple">
      {(value, set) => (
        <Tabs label="Fruit" tabs={FRUIT.slice(0, 2)} value={value} onValueChange={set}>
          <TabPanel value="apple">An apple</TabPanel>
          <TabPanel value="pear">A pear</TabPanel>
        </Tabs>
      )}
    </Held>,
  );
  screen.getByText('An apple');
  await user.click(screen.getByRole('tab', { name: 'Pear' }));
  screen.getByText('A pear');
  await user.keyboard('{ArrowLeft}');
  expect(held()).toBe('apple');
});

it('shows a password, and hides it again', async () => {
  const { user } = renderPart(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await user.type(field, 'a secret');
  expect(field.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('password');
});

it('copies a text, and says so', async () => {
  const { user } = renderPart(<CopyButton text="a key" label="Copy the key" />);
  await user.click(screen.getByRole('button', { name: 'Copy the key' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe('a key');
});

it('says when a text could not be copied', async () => {
  const { user } = renderPart(<CopyButton text="a key" label="Copy the key" compact />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy the key' }));
  await screen.findByRole('button', { name: 'Couldn’t copy' });
});

it('takes a file that is chosen or dropped, and the same one twice', async () => {
  const onFile = vi.fn();
  const file = new File(['a'], 'a.csv');
  const { user } = renderPart(
    <FileDrop label="Import a file" hint="or drop it" accept=".csv" onFile={onFile} />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Import a file', { selector: 'input' });
  await user.upload(input, file);
  expect(input.files).toHaveLength(0);
  const place = screen.getByRole('region', { name: 'Import a file' });
  fireEvent.dragOver(place);
  const over = place.className;
  fireEvent.dragLeave(place);
  expect(place.className).not.toBe(over);
  fireEvent.drop(place, { dataTransfer: { files: [file] } });
  fireEvent.drop(place, { dataTransfer: { files: [] } });
  expect(onFile.mock.calls).toEqual([[file], [file]]);
});

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

it('changes between the light and the dark theme', async () => {
  const { user } = renderPart(<ThemeToggle />);
  await user.click(screen.getByRole('button', { name: 'Dark theme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Light theme' }));
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'));
});
