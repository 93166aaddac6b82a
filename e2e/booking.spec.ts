import { expect } from '@playwright/test';
import { examine } from './support/examine.ts';
import { signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '18:00' }));
const PHONE = { width: 390, height: 844 };

test('a stranger books by a public page, moves, cancels and waits; the member sees each', async ({
  browser,
}) => {
  const owner = await signedIn(browser, someone('Nadia Petrov'));
  await owner.request.post('/api/workspace/agents', {
    data: { name: 'Nadia Petrov', zone: 'Australia/Brisbane', hours: EVERY_DAY },
  });
  const office = await owner.newPage();
  await office.goto('/workspace/booking-pages');
  await office.getByRole('button', { name: 'Make a page' }).click();
  const form = office.getByRole('dialog');
  await form.getByLabel('Title').fill('Meet Nadia');
  await form.getByRole('button', { name: 'Make page' }).click();
  await expect(office.getByText('Meet Nadia is open for bookings')).toBeVisible();
  await examine(office, '/workspace/booking-pages', [1440]);
  const path = await office.getByRole('link', { name: 'Preview Meet Nadia' }).getAttribute('href');

  const context = await browser.newContext({ viewport: PHONE, timezoneId: 'Australia/Perth' });
  const stranger = await context.newPage();
  await stranger.goto(path ?? '');
  await expect(stranger.getByRole('heading', { name: 'Meet Nadia' })).toBeVisible();
  // Next month is free as a whole, whatever day it is today.
  await stranger.getByRole('button', { name: 'Next month' }).click();
  const times = stranger.getByRole('button', { name: /there$/ });
  await times.first().click();
  await expect(stranger.getByText('Held for you until')).toBeVisible();
  await stranger.getByLabel('Full name').fill('Daniel Okafor');
  await stranger.getByLabel('Email', { exact: true }).fill('daniel.okafor@example.com');
  await examine(stranger, '/book', [390]);
  await stranger.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(stranger.getByText('Keep this link')).toBeVisible();

  await office.goto('/appointments?view=list');
  await expect(office.getByRole('row', { name: /Daniel Okafor/ })).toBeVisible();

  await stranger.getByRole('link', { name: 'Change or cancel' }).click();
  await stranger.getByRole('button', { name: 'Move to another time' }).click();
  await stranger.getByRole('button', { name: 'Next month' }).click();
  await stranger
    .getByRole('button', { name: /there$/ })
    .last()
    .click();
  await stranger.getByRole('button', { name: /^Move to \w+day/ }).click();
  await expect(stranger.getByText('Your booking has been moved')).toBeVisible();
  await examine(stranger, '/booking', [390]);
  await stranger.getByRole('button', { name: 'Cancel the booking' }).click();
  await stranger.getByRole('alertdialog').getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(stranger.getByText('This booking is cancelled')).toBeVisible();

  await stranger.goto(path ?? '');
  await stranger.getByRole('button', { name: 'Join the waitlist' }).click();
  const wish = stranger.getByRole('form', { name: 'Join the waitlist' });
  await wish.getByLabel('Full name').fill('Daniel Okafor');
  await wish.getByLabel('Email').fill('daniel.okafor@example.com');
  await wish.getByRole('button', { name: 'Join the waitlist' }).click();
  await stranger.getByRole('link', { name: 'See your place' }).click();
  await expect(stranger.getByText('Nothing has come up yet.')).toBeVisible();
  await examine(stranger, '/waitlist', [390]);

  const { items } = await (await owner.request.get('/api/appointments')).json();
  const { history } = await (await owner.request.get(`/api/appointments/${items[0].id}`)).json();
  expect(history.map(({ kind, by }: Record<string, string>) => `${kind} by ${by}`).toSorted()).toEqual([
    'booked by client',
    'cancelled by client',
    'moved by client',
  ]);
});
