import { expect } from '@playwright/test';
import { examine } from './support/examine.ts';
import { openScreen } from './support/open-screen.ts';
import { signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

test('CORE-PRICE: a plan is chosen, bought and used up to its limits', async ({ browser }) => {
  const page = await (await signedIn(browser, someone('Petra Novak'))).newPage();
  await openScreen(page, '/workspace/api-keys');
  await expect(page.getByText('API access comes with the Professional plan')).toBeVisible();
  await page.getByRole('link', { name: 'See plans' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Professional' })).toBeChecked();

  await openScreen(page, '/app?tab=pricing');
  await expect(page.getByRole('radio', { name: 'Investor' })).toBeChecked();
  for (const price of ['Free', '$29', '0.012 ETH', '$99', '0.04 ETH'])
    await expect(page.getByText(price).first()).toBeVisible();
  await examine(page, 'the plans');

  await page.getByRole('radio', { name: 'Explorer' }).click();
  await expect(page.getByRole('button', { name: 'Stay with Explorer' })).toBeEnabled();
  await page.getByRole('button', { name: 'Stay with Explorer' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByRole('radio', { name: 'Professional' }).click();
  await page.getByRole('button', { name: 'Continue with Professional' }).click();
  await expect(page.getByRole('region', { name: 'Complete Purchase' })).toBeVisible();
  await expect(page.getByText('No card is charged on this installation')).toBeVisible();
  await examine(page, 'the purchase', [360]);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await examine(page, 'the success', [360]);

  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Continue' }).click();
  await reloaded;
  await expect(page.getByText('Professional plan')).toBeVisible();
  await openScreen(page, '/workspace/settings');
  await expect(page.getByRole('region', { name: 'Plan and usage' })).toContainText('No limit');
  await openScreen(page, '/workspace/api-keys');
  await expect(page.getByText('API access comes with the Professional plan')).toBeHidden();
});

test('what lies behind More: returns of the property, features, settings', async ({ page }) => {
  await openScreen(page, '/app?q=18%20Jacaranda%20Quay%2C%20New%20Farm%20QLD%204005');
  await expect(page.getByRole('heading', { name: /18 Jacaranda Quay/ })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'ROI Calculator' }).click();
  const returns = page.getByRole('region', { name: 'Returns', exact: true });
  await expect(returns.getByText('4.0%')).toBeVisible();
  await page.getByLabel('Rent', { exact: true }).fill('2500');
  await expect(returns.getByText('5.5%')).toBeVisible();
  await expect(page).toHaveURL(/roi-rent=2500/);
  await page.getByLabel('Interest rate').fill('lots');
  await expect(page.getByText('From 0 to 25')).toBeVisible();
  await examine(page, 'the returns');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'ROI Calculator' }).click();
  await page.getByRole('menuitemradio', { name: 'Features' }).click();
  await expect(page.getByRole('region', { name: 'Integration Status' })).toContainText('Stripe');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await examine(page, 'the features', [360]);
  await page.getByRole('button', { name: 'Features' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/workspace\/settings/);
});
