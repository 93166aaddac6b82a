import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/examine.ts';
import { signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

const DAY_MS = 86_400_000;
/** A Monday that is at least a week away, so that every hour of its week is still to come. */
const monday = (() => {
  const later = new Date(Date.now() + 8 * DAY_MS);
  const weekday = later.getUTCDay() || 7;
  return new Date(later.getTime() + (8 - weekday) * DAY_MS).toISOString().slice(0, 10);
})();

async function addAgent(request: APIRequestContext): Promise<string> {
  const reply = await request.post('/api/workspace/agents', {
    data: {
      name: 'Nadia Petrov',
      hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:00' })),
    },
  });
  return (await reply.json()).id;
}

const eventOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`Viewing with ${name}`) });

/** Drags by whole columns and hours, as a hand does: in steps. */
async function drag(
  page: Page,
  name: string,
  { days, hours }: { days: number; hours: number },
): Promise<void> {
  const box = await eventOf(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not on the calendar.`);
  const column = box.width + 6;
  const from = { x: box.x + box.width / 2, y: box.y + 10 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + (days * column) / 2, from.y + hours * 22, { steps: 4 });
  await page.mouse.move(from.x + days * column, from.y + hours * 44, { steps: 4 });
  await page.mouse.up();
}

test('an appointment is booked, dragged, refused where it clashes, cancelled, missed and exported', async ({
  browser,
}) => {
  const context = await signedIn(browser, someone('Nadia Petrov'));
  const agentId = await addAgent(context.request);
  const at = (hour: string) => ({ wall: { day: monday, time: hour }, kind: 'viewing', agentId });
  await context.request.post('/api/appointments', {
    data: {
      ...at('14:00'),
      person: { name: 'Sam Okafor', addresses: [{ kind: 'email', value: 'sam@okafor.com.au' }] },
    },
  });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.goto(`/appointments?day=${monday}`);
  await expect(eventOf(page, 'Sam Okafor')).toBeVisible();

  await page.getByRole('button', { name: 'New Appointment' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Add someone new' }).click();
  await form.getByLabel('Name').fill('Georgia Papadopoulos');
  await form.getByLabel('Email').fill('georgia@papadopoulos.com.au');
  await form.getByRole('button', { name: '9:00 am' }).click();
  await form.getByRole('button', { name: 'Book' }).click();
  await expect(eventOf(page, 'Georgia')).toBeVisible();
  await expectNoViolations(page, 'a week with a detail');

  await drag(page, 'Georgia', { days: 0, hours: 5 });
  await expect(page.getByTestId('ghost')).toContainText('clashes with Viewing with Sam Okafor');
  await expect(page.getByRole('button', { name: 'Move', exact: true })).toBeDisabled();
  await drag(page, 'Georgia', { days: 1, hours: 2 });
  await expect(page.getByTestId('ghost')).toContainText('fits');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(
    page.getByRole('button', { name: /Viewing with Georgia.*11:00 am – 12:00 pm, Rescheduled/ }),
  ).toBeVisible();

  await eventOf(page, 'Georgia').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByTestId('ghost')).toContainText('11:15 am – 12:15 pm');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(page.getByTestId('ghost')).toContainText('11:15 am – 12:30 pm');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Viewing with Georgia.*11:15 am – 12:30 pm/ })).toBeVisible();

  await eventOf(page, 'Georgia').click();
  await page.getByRole('button', { name: 'Didn’t come' }).click();
  await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('Didn’t come');

  await eventOf(page, 'Sam Okafor').click();
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('The seller withdrew.');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('The seller withdrew.');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Table (CSV)' }).click();
  const rows = await readFile(await (await download).path(), 'utf8');
  expect(rows).toMatch(/Viewing with Georgia Papadopoulos.*completed/);
  expect(rows).toMatch(/no-show/);
  expect(rows).toMatch(/Viewing with Sam Okafor.*cancelled/);
});
