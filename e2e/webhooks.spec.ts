import { expect } from '@playwright/test';
import { expectNoViolations } from './support/examine.ts';
import { signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

test('an admin adds an endpoint, tries it, sees why it was refused, and chooses what pops up', async ({
  browser,
}) => {
  const page = await (await signedIn(browser, someone('Nadia Petrov'))).newPage();
  await page.goto('/workspace/webhooks');
  await expect(page.getByText('No endpoint yet')).toBeVisible();
  await page.getByRole('button', { name: 'New endpoint' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Our CRM');
  await dialog.getByLabel('Address').fill('http://127.0.0.1:9/hooks');
  await dialog.getByRole('checkbox', { name: /appointment\.booked/ }).check();
  await dialog.getByRole('button', { name: 'Add the endpoint' }).click();
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Send a test to Our CRM' }).click();
  const log = page.getByRole('list', { name: 'Log of Our CRM' });
  // It is on the server's own machine, where nothing is posted to. The log follows by itself.
  await expect(log.getByText(/OUTSIDE_SERVICES_PRIVATE/)).toBeVisible();
  await expect(log.getByText('Not delivered')).toBeVisible();
  await log.getByRole('button', { name: 'Show: webhook.test' }).click();
  await expect(log.getByText('"type": "webhook.test"')).toBeVisible();
  await expectNoViolations(page, 'webhooks');

  await page.goto('/account/notices');
  const choice = page.getByRole('switch', { name: /A new listing fits a lead|Pop up on my browsers/ }).last();
  const wasOn = await choice.isChecked();
  await choice.click();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await page.reload();
  await expect(choice).toBeChecked({ checked: !wasOn });
  await expect(page.getByRole('region', { name: 'Browsers that show notices' })).toBeVisible();
  await expectNoViolations(page, 'notices');
});
