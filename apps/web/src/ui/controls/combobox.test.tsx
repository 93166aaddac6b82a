import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../test/render-screen.tsx';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';

const ZONES = [
  { value: 'brisbane', label: 'Brisbane', description: 'GMT+10' },
  { value: 'hobart', label: 'Hobart', description: 'GMT+11' },
  { value: 'perth', label: 'Perth', description: 'GMT+8', disabled: true },
  { value: 'sydney', label: 'Sydney', description: 'GMT+11' },
];

function Zones() {
  const [zone, setZone] = useState('');
  return (
    <Field label="Time zone">
      <Combobox
        options={ZONES}
        value={zone}
        onValueChange={setZone}
        placeholder="Choose"
        searchPlaceholder="Search"
        emptyText="None is called that."
      />
    </Field>
  );
}

async function openZones() {
  const { user } = renderPart(<Zones />);
  const field = screen.getByRole('combobox', { name: 'Time zone' });
  await user.click(field);
  const search = await screen.findByPlaceholderText('Search');
  const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  return { user, field, search, offered };
}

it('offers what holds every word that was typed', async () => {
  const { user, search, offered } = await openZones();
  expect(offered()).toHaveLength(ZONES.length);
  await user.type(search, 'gmt+11 syd');
  expect(offered()).toEqual(['SydneyGMT+11']);
  await user.clear(search);
  await user.type(search, 'atlantis');
  expect(offered()).toEqual([]);
  screen.getByText('None is called that.');
});

it('takes the option that the arrows led to, and closes', async () => {
  const { user, field, offered } = await openZones();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field.textContent).toBe('Hobart');
  expect(field.ariaExpanded).toBe('false');
  expect(offered()).toEqual([]);
});

it('passes over an option that cannot be chosen', async () => {
  const { user, field } = await openZones();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field.textContent).toBe('Sydney');
});

it('takes the option that is clicked, and marks it when it is opened again', async () => {
  const { user, field } = await openZones();
  await user.click(screen.getByRole('option', { name: /Sydney/u }));
  expect(field.textContent).toBe('Sydney');
  await user.click(field);
  const option = await screen.findByRole('option', { name: /Sydney/u });
  expect(within(option).getByText('Sydney')).toBeDefined();
  expect(option.querySelector('svg')).not.toBeNull();
});

it('keeps what was chosen before when it is closed by Escape', async () => {
  const { user, field } = await openZones();
  await user.keyboard('{ArrowDown}{Escape}');
  expect(field.textContent).toBe('Choose');
  expect(document.activeElement).toBe(field);
});
