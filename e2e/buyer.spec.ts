import { expect, type Locator, type Page } from '@playwright/test';
import { examine } from './support/examine.ts';
import { pressByKey, typeByKey, WIDTHS } from './support/keyboard.ts';
import { openScreen } from './support/open-screen.ts';
import { sampleListing } from './support/sample-listing.ts';
import { test } from './support/test.ts';

const PRICED = 'status=active&priceMin=300000&state=NSW';

/** From a listing that somebody found, to what it is worth, what threatens it and what they can borrow. */
async function walk(page: Page): Promise<void> {
  const press = (target: Locator) => pressByKey(page, target);
  const type = (target: Locator, words: string) => typeByKey(page, target, words);
  const { id, property } = await sampleListing(page.context(), PRICED);
  await openScreen(page, '/search');
  const box = page.getByRole('combobox', { name: 'Suburb, postcode or address' });
  await type(box, `${property.address} ${property.locality.name}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/property/${id}`));

  const value = page.getByRole('region', { name: 'Valuation', exact: true });
  await press(value.getByRole('button', { name: 'Assess this property' }));
  await expect(value.getByText(/^Asking \$/)).toBeVisible();
  await expect(
    value.getByText(/our estimate.*, (inside|above|below|partly outside) the range$/i),
  ).toBeVisible();
  await expect(value.getByRole('img', { name: /our estimate.* the range$/i })).toBeVisible();

  await press(value.getByRole('link', { name: 'Flood and other risks' }));
  await expect(page).toHaveURL(/assessment=.*tab=risk/);
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(property.address) })).toBeVisible();
  await expect(page.getByText('Climate risk projections')).toBeVisible();
  // In the middle of it, back and a reload lose nothing.
  await page.goBack();
  await page.reload();
  await expect(value.getByText(/^Asking \$/)).toBeVisible();

  await press(value.getByRole('link', { name: 'What can I borrow?' }));
  await expect(page.getByText(`A loan on ${property.address}`, { exact: false })).toBeVisible();
  await expect(
    page.getByText(/^Value and date are filled in from the valuation of .* The price is what’s asked/),
  ).toBeVisible();
  await expect(page.getByLabel('Valuation', { exact: true })).toHaveValue(/\d{3}$/);
  await expect(page.getByLabel('Loan amount')).toHaveValue(/\d{3}$/);
  const lvr = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Loan-to-value ratio', exact: true }) });
  await expect(lvr.getByText('Compliant')).toBeVisible();
  await type(page.getByLabel('Salary'), '180000');
  await expect(page.getByLabel('Salary')).toHaveValue(/180,?000/);
  await press(page.getByRole('link', { name: 'The home' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(property.address);
}

for (const { name, viewport } of WIDTHS) {
  test(`a buyer sees what is asked on the value’s own scale, and goes on with keys alone, ${name}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await walk(page);
    await examine(page, 'a listing with its value and what is asked', [viewport.width]);
  });
}
