import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/examine.ts';
import { openScreen } from './support/open-screen.ts';
import { test } from './support/test.ts';

const NEW_FARM = '/market-analysis?location=New+Farm%2C+QLD+4005';
const ANALYSIS = '**/api/pipeline/market-analysis';

const location = (page: Page) =>
  page.getByRole('textbox', { name: 'Location' }).or(page.getByRole('combobox', { name: 'Location' }));
const submit = (page: Page) => page.getByRole('button', { name: 'Analyse Market' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

/** Colours change with the theme, the layout with the width. */
async function expectUsable(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoViolations(page, `${state}, light`);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolations(page, `${state}, dark`, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

test('CORE-MKT-01, 03, 05, 06, 08: a market is asked for and analysed', async ({ page }) => {
  await openScreen(page, '/market-analysis');
  await location(page).fill('   ');
  await submit(page).click();
  await expect(toast(page, 'Location Required')).toBeVisible();
  await expect(page.getByText('Please enter a location for market analysis.')).toBeVisible();

  await location(page).fill('new farm');
  await page.getByRole('combobox', { name: 'Property type' }).click();
  await page.getByRole('option', { name: 'Unit' }).click();
  await page.getByRole('radio', { name: 'Basic' }).click();
  await submit(page).click();
  await expect(toast(page, 'Market Analysis Complete')).toBeVisible();
  await expect(
    page.getByText('Analysis for New Farm, QLD 4005 completed successfully.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/location=new\+farm&type=unit&depth=basic/);
  await expect(page.getByRole('heading', { name: 'Indicators' })).toHaveCount(0);

  await page.reload();
  await expect(heading(page, 'New Farm, QLD 4005')).toBeVisible();
  await expect(location(page)).toHaveValue('new farm');
});

test('CORE-MKT-02, 09, 10: the results explain themselves', async ({ page }) => {
  await openScreen(page, NEW_FARM);
  for (const name of ['Trend analysis', 'AI insights', 'Recommendations', 'Indicators', 'Compare localities'])
    await expect(heading(page, name)).toBeVisible();
  await expect(page.locator('main').getByText('Sample data').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Market heat (25|50|75|100) of 100$/ })).toBeVisible();
  await expect(page.getByText('of 1,000')).toBeVisible();
  await expect(page.getByText('No rental data has been imported').first()).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('market-qld-4005-new-farm-house.csv');
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain('Location,"New Farm, QLD 4005"');
  expect(csv).toMatch(/^Median price,\d+,/m);
});

test('places are compared and chosen on the map, and the address keeps it all', async ({ page }) => {
  await openScreen(page, NEW_FARM);
  await page.getByRole('radio', { name: '3y' }).click();
  await page.getByLabel('Add a location').fill('Paddington QLD');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Prices compared' })).toBeVisible();
  await expect(page).toHaveURL(/period=3y.*vs=Paddington\+QLD/);

  await page.getByRole('heading', { name: /^Market heat, / }).scrollIntoViewIfNeeded();
  const hottest = page.getByRole('region', { name: 'Hottest localities' }).getByRole('button').first();
  await hottest.click();
  await expect(page).toHaveURL(/place=/);
  await page.getByRole('button', { name: 'Add to the comparison' }).click();
  await expect(page).toHaveURL(/vs=Paddington\+QLD%7C/);

  await page.getByRole('button', { name: 'Remove Paddington, QLD 4064' }).click();
  await expect(page).not.toHaveURL(/Paddington/);
  await page.goBack();
  await expect(page).toHaveURL(/Paddington/);
});

test('CORE-MKT-04: a place without data says so and offers another', async ({ page }) => {
  await openScreen(page, '/market-analysis?location=Atlantis');
  await expect(page.getByText('No Market Data Available')).toBeVisible();
  await expectUsable(page, 'empty');
  await page.getByRole('button', { name: 'Try Different Location' }).click();
  await expect(location(page)).toBeFocused();
  await expect(location(page)).toHaveValue('');
});

test('CORE-MKT-07: a failure is told, and tried again', async ({ page }) => {
  await page.route(ANALYSIS, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(NEW_FARM);
  await expect(page.getByRole('alert').getByText('Analysis Failed')).toBeVisible();
  await expect(
    page.getByText('Unable to complete market analysis. Please try again.', { exact: true }),
  ).toBeVisible();
  await expectUsable(page, 'failed');
  await page.unroute(ANALYSIS);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'New Farm, QLD 4005')).toBeVisible();
});

test('CORE-MKT-03: skeletons stand in while it loads', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ANALYSIS, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(NEW_FARM);
  await expect(page.getByRole('status').getByText('Analysing the market')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeVisible();
  await expectUsable(page, 'loading');
  release();
  await expect(heading(page, 'New Farm, QLD 4005')).toBeVisible();
});

for (const width of [1440, 360]) {
  test(`the results can be used by everyone at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await openScreen(page, `${NEW_FARM}&vs=Paddington+QLD`);
    await page.getByRole('heading', { name: /^Market heat, / }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Hottest localities' })).toBeVisible();
    await expect(page.locator('main [aria-busy=true], main [data-status=loading]')).toHaveCount(0);
    await expectUsable(page, `results at ${width} px`);
    const beyondPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyondPx).toBe(0);
  });
}

test('a toast can be read from when it comes until it has gone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(NEW_FARM);
  await expect(toast(page, 'Market Analysis Complete')).toBeAttached();
  const faintest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let least = 1;
        const look = () => {
          const shown = document.querySelector('[data-sonner-toast]');
          if (!shown) return resolve(least);
          least = Math.min(least, Number(getComputedStyle(shown).opacity));
          requestAnimationFrame(look);
        };
        look();
      }),
  );
  expect(faintest).toBe(1);
});
