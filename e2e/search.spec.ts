import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/examine.ts';
import { openScreen } from './support/open-screen.ts';
import { test } from './support/test.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Properties' }).getByRole('article');
const count = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('button', { name });
const mapIsDrawn = (page: Page) =>
  expect(page.locator('[data-status=ready]')).toBeVisible({ timeout: 30_000 });

test('a suburb is found by typing, and narrows the search', async ({ page }) => {
  await openScreen(page, '/search?place=qld-4005-new-farm');
  const box = page.getByRole('combobox', { name: 'Suburb, postcode or address' });
  await box.fill('paramatta');
  await expect(page.getByRole('option', { name: /^Parramatta, NSW 2150/ })).toBeVisible();
  await expectNoViolations(page, 'the suggestions');
  await box.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await box.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await box.fill('parramatta nsw');
  await page.getByRole('option', { name: /^Parramatta, NSW 2150/ }).click();
  await expect(page).toHaveURL(/place=nsw-2150-parramatta/);
  await expect(box).toHaveValue('Parramatta, NSW 2150');
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).filter({ hasNotText: 'Parramatta, NSW 2150' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove the filter Parramatta, NSW 2150' }).click();
  await expect(page).not.toHaveURL(/place=/);
  await page.goBack();
  await expect(box).toHaveValue('Parramatta, NSW 2150');
});

test('an address opens its listing', async ({ page }) => {
  await openScreen(page, '/search');
  const { items } = await (await page.request.get('/api/listings?limit=1')).json();
  const { id, property } = items[0];
  const box = page.getByRole('combobox', { name: 'Suburb, postcode or address' });
  await box.fill(`${property.address} ${property.locality.name}`);
  await expect(page.getByRole('option').first()).toContainText(property.address);
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/property/${id}`));
});

test('filters take effect at once, stand in the address, and go one by one', async ({ page }) => {
  await openScreen(page, '/search');
  await filter(page, 'Property type').click();
  await page.getByRole('button', { name: 'House', exact: true }).click();
  await page.getByRole('button', { name: 'Townhouse', exact: true }).click();
  await expect(page).toHaveURL(/type=house%2Ctownhouse/);
  await page.keyboard.press('Escape');

  await filter(page, 'Price').click();
  await page.getByLabel('Highest price').fill('1.2m');
  await page.getByLabel('Highest price').press('Enter');
  await expect(page).toHaveURL(/priceMax=1200000/);
  await page.keyboard.press('Escape');
  await filter(page, 'Rooms').click();
  await page.getByRole('radiogroup', { name: 'Bedrooms' }).getByRole('radio', { name: '3+' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest price first');
  await expect(page).toHaveURL(/sort=price_up/);

  const wanted = '/api/listings?type=house,townhouse&priceMax=1200000&bedroomsMin=3&sort=price_up';
  const { items, total } = await (await page.request.get(wanted)).json();
  await expect(count(page)).toHaveText(`${total.count.toLocaleString('en-AU')} properties`);
  await expect(cards(page).first()).toContainText(items[0].property.address);
  await page.reload();
  await expect(cards(page).first()).toContainText(items[0].property.address);
  await page.getByRole('button', { name: 'Remove the filter Up to $1.2M' }).click();
  await expect(page).not.toHaveURL(/priceMax/);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/type=/);
});

test('a price range upside down is said at its field', async ({ page }) => {
  await page.goto('/search?priceMin=900000&priceMax=100000');
  await expect(page.getByText('We can’t run this search')).toBeVisible();
  await filter(page, 'Price').click();
  await expect(page.getByLabel('Lowest price')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('dialog').getByText('The lowest price is above the highest.')).toBeVisible();
  await expectNoViolations(page, 'a refused filter');
  await page.getByLabel('Lowest price').fill('cheap');
  await page.getByLabel('Lowest price').press('Enter');
  await expect(page.getByText('Enter a figure.')).toBeVisible();
  await page.getByLabel('Lowest price').fill('');
  await page.getByLabel('Lowest price').press('Enter');
  await expect(page).not.toHaveURL(/priceMin/);
});

test('a search without a find says which filter is in the way', async ({ page }) => {
  await page.goto('/search?state=QLD&type=house&priceMax=2');
  await expect(page.getByText('No properties match this search')).toBeVisible();
  const loosen = page.getByRole('button', { name: /Without Up to \$2/ });
  await expect(loosen).toContainText('properties');
  await expectNoViolations(page, 'nothing found');
  await loosen.click();
  await expect(cards(page).first()).toBeVisible();
});

test('a list that fails says so and can be asked for again', async ({ page }) => {
  await page.route('**/api/listings?*', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/search');
  await expect(page.getByText('We couldn’t load the properties')).toBeVisible();
  await expectNoViolations(page, 'the failed list');
  await page.unroute('**/api/listings?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('the list is walked by keys, grows, and keeps its place on the way back', async ({ page }) => {
  await openScreen(page, '/search');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(48);
  const links = cards(page).getByRole('heading').getByRole('link');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByRole('region', { name: 'Properties to compare' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(1000);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/property\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -2);
});

test('what floats over the search can be used by everyone', async ({ page }) => {
  await openScreen(page, '/search?place=nsw-2150-parramatta');
  await filter(page, 'Features').click();
  await expectNoViolations(page, 'a filter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keys in the list of properties' }).click();
  await expectNoViolations(page, 'the keys');
});

test('the map searches where it is moved to, and opens what it shows', async ({ page }) => {
  await openScreen(page, '/search?place=nsw-2150-parramatta');
  await mapIsDrawn(page);
  const canvas = page.locator('canvas.maplibregl-canvas');
  await canvas.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/box=/);
  await expect(page).not.toHaveURL(/place=/);
  const here = page.url();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(page).not.toHaveURL(here);

  await page.getByRole('checkbox', { name: 'Search as I move the map' }).click();
  const kept = new URL(page.url()).searchParams.get('box');
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await page.getByRole('button', { name: 'Search this area' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('box')).not.toBe(kept);

  const marks = page.getByRole('list', { name: 'Properties on the map' }).getByRole('button');
  await expect(marks.first()).toBeAttached();
  const single = marks.filter({ hasText: /^Property, / }).first();
  // From so far away there may be nothing but clusters: each opens on what it holds.
  await expect(async () => {
    if ((await single.count()) === 0) await marks.first().press('Enter');
    await expect(single).toBeAttached({ timeout: 3_000 });
  }).toPass({ timeout: 25_000 });
  await single.press('Enter');
  await expect(page).toHaveURL(/listing=/);
  const peek = page
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: 'Close', exact: true }) });
  await expect(peek.getByRole('link')).toHaveAttribute('href', /\/property\//);
  await expectNoViolations(page, 'a listing on the map');
  await peek.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).not.toHaveURL(/listing=/);
});

test('on a phone the filters are a sheet, and list and map change places', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openScreen(page, '/search?type=house');
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Land', exact: true }).click();
  await expect(page).toHaveURL(/type=house%2Cland/);
  await expectNoViolations(page, 'the sheet of filters');
  await sheet.getByRole('button', { name: /Show .* properties/ }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('radio', { name: 'Map' }).click();
  await expect(page).toHaveURL(/view=map/);
  await mapIsDrawn(page);
  await expect(cards(page)).toHaveCount(0);
  await expectNoViolations(page, 'the map of a phone');
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
});

test('bad input in the address gets an answer, never a blank page', async ({ page }) => {
  const addresses = [
    `q=${'a'.repeat(3000)}`,
    'q=🏠',
    'type=castle',
    'box=170,-40,-170,-30',
    'box=nonsense',
    'bedroomsMin=many',
    'place=nowhere',
    'listing=not-an-id',
  ];
  for (const address of addresses) {
    await page.goto(`/search?${address}`);
    await expect(page.getByRole('heading', { name: 'Property search' })).toBeVisible();
    const answer = page.getByText(/We can’t run this search|No properties match/).or(cards(page).first());
    await expect(answer.first(), address).toBeVisible();
  }
});
