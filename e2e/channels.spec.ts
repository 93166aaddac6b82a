import { expect } from '@playwright/test';
import { examine } from './support/examine.ts';
import { signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

test('an admin hears why a service cannot be connected, and chooses when the assistant answers', async ({
  browser,
}) => {
  const page = await (await signedIn(browser, someone('Nadia Petrov'))).newPage();
  await page.goto('/channels');
  const telegram = page.getByRole('region', { name: 'Telegram', exact: true });
  await expect(telegram.getByText('Not connected')).toBeVisible();
  await telegram.getByRole('button', { name: 'Connect Telegram' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect Telegram' });
  await dialog
    .getByLabel('Bot token', { exact: true })
    .fill('123456789:AAE-a-token-that-nobody-gave-out-000');
  // On the server's own machine, where no service is asked.
  await dialog.getByLabel('Address of the service').fill('http://127.0.0.1:9');
  await dialog.getByRole('button', { name: 'Save and check' }).click();
  await expect(dialog.getByText(/OUTSIDE_SERVICES_PRIVATE/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(telegram.getByText('Not connected')).toBeVisible();

  await page.getByRole('radio', { name: 'Outside business hours' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Outside business hours' })).toBeChecked();
  await examine(page, '/channels');
});
