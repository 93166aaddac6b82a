import { expect } from '@playwright/test';
import { expectNoViolations } from './support/examine.ts';
import { openScreen } from './support/open-screen.ts';
import { signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

test('a search is saved with alerts, renamed, opened and removed', async ({ browser }) => {
  const page = await (await signedIn(browser, someone('Berta Buyer'))).newPage();
  await openScreen(page, '/search?state=QLD&bedroomsMin=3&sort=price_up');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Queensland, 3+ bedrooms');
  await dialog.getByLabel('Name').fill('   ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('A home up north');
  await dialog.getByRole('radio', { name: 'Once a day' }).click();
  await expectNoViolations(page, 'the dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await openScreen(page, '/search');
  await page.getByRole('button', { name: /^Saved searches/ }).click();
  const list = page.getByRole('list', { name: 'Saved searches' });
  await expect(list).toContainText('Alerts once a day');
  await expectNoViolations(page, 'the saved searches');
  await list.getByRole('button', { name: 'What to do with A home up north' }).click();
  await page.getByRole('menuitem', { name: 'Name and alerts' }).click();
  const edit = page.getByRole('dialog', { name: 'Name and alerts' });
  await edit.getByLabel('Name').fill('North');
  await edit.getByRole('radio', { name: 'None' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(list).toContainText('North');
  await expect(list).toContainText('No alerts');

  await list.getByRole('button', { name: /^North/ }).click();
  await expect(page).toHaveURL(/\/search\?(?=.*state=QLD)(?=.*bedroomsMin=3)(?=.*sort=price_up)/);
  await page.getByRole('button', { name: /^Saved searches/ }).click();
  await list.getByRole('button', { name: 'What to do with North' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No saved searches yet')).toBeVisible();
  await expectNoViolations(page, 'no saved search');
});

test('a visitor may save, and learns what alerts need', async ({ page }) => {
  await openScreen(page, '/search?type=land');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByText(/Alerts need an account/)).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'As they come' })).toBeDisabled();
  await expectNoViolations(page, 'the dialog of a visitor');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^Saved searches/ }).click();
  await expect(page.getByRole('list', { name: 'Saved searches' })).toContainText('Land');
});
