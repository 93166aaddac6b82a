import { expect, type Page } from '@playwright/test';
import { examine } from './support/examine.ts';
import { openScreen } from './support/open-screen.ts';
import { sampleListing } from './support/sample-listing.ts';
import { test } from './support/test.ts';

const UNKNOWN = '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a';
/** The widths of the page itself are looked at with every other screen's. */
const PHONE = [360];
const LISTING_CALL = /\/api\/homes\/[\da-f-]{36}$/;

const nearbyRows = (page: Page) => page.getByRole('group', { name: 'Nearby sales' }).getByRole('row');

test('the drawings turn by key and button, and fill the screen', async ({ context, page }) => {
  const { id, property } = await sampleListing(context);
  await openScreen(page, `/property/${id}`);
  await expect(page).toHaveTitle(new RegExp(`^${property.address}, `));
  const gallery = page.getByRole('region', { name: `Drawings of ${property.address}` });
  await expect(gallery.getByRole('img', { name: /^Street front of .* a sample drawing/ })).toBeVisible();

  await gallery.getByRole('button', { name: 'Next picture' }).click();
  await expect(gallery.getByText('2 of 3')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(gallery.getByText('1 of 3')).toBeVisible();

  const enlarge = gallery.getByRole('button', { name: /^Show full screen/ });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog', { name: 'Street front' });
  await expect(lightbox).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: 'Plan of the lot' })).toBeVisible();
  await expect(page).toHaveURL(/picture=plan/);
  await examine(page, 'the lightbox', PHONE);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).not.toHaveURL(/picture/);
  await expect(enlarge).toBeFocused();
});

test('nearby sales follow the choices, and the address keeps them', async ({ context, page }) => {
  const { id } = await sampleListing(context, 'state=NSW');
  await openScreen(page, `/property/${id}`);
  await page.getByRole('combobox', { name: 'How near' }).click();
  await page.getByRole('option', { name: 'Within 5 km' }).click();
  await page.getByRole('combobox', { name: 'How recent' }).click();
  await page.getByRole('option', { name: 'Last 2 years' }).click();
  await page.getByRole('button', { name: 'Price' }).click();
  await expect(page).toHaveURL(/radius=5000&months=24&sort=-?price/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'How near' })).toHaveText('Within 5 km');
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', /./);

  const row = nearbyRows(page).nth(1);
  // The table is drawn anew when its figures come.
  await expect(() => row.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
  await expect(page.locator('figure[data-status=ready]')).toBeVisible({ timeout: 30_000 });
  const address = await row.getByRole('link').innerText();
  await row.hover();
  await expect(page.locator('.map-point-tag')).toContainText(address);
  await page.getByRole('heading', { name: 'Nearby sales' }).hover();
  await expect(page.locator('.map-point-tag')).toBeHidden();
  await row.getByRole('link').focus();
  await expect(page.locator('.map-point-tag')).toContainText(address);
});

test('the history as a table, and a link to share', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await sampleListing(context, 'status=sold');
  await openScreen(page, `/property/${id}`);
  const history = page.getByRole('list', { name: 'Price and listing history' });
  await expect(history.getByText('Listed for sale')).toBeVisible();
  await page.getByRole('radio', { name: 'Table' }).click();
  await expect(page).toHaveURL(/history=table/);
  await expect(page.getByRole('row', { name: /Listed for sale/ })).toBeVisible();
  await examine(page, 'a sold listing, its history as a table', PHONE);

  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('two listings are laid aside and compared', async ({ context, page }) => {
  const [first, second] = [
    await sampleListing(context, 'state=NSW'),
    await sampleListing(context, 'state=VIC'),
  ];
  for (const { id } of [first, second]) {
    await openScreen(page, `/property/${id}`);
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Compare', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  await page.getByRole('link', { name: '2 side by side' }).click();
  await expect(page).toHaveURL(`/compare?ids=${first.id},${second.id}`);
});

test('a property by its own id: for sale it leads to its listing, else it has a page', async ({
  context,
  page,
}) => {
  const active = await sampleListing(context);
  await page.goto(`/property/${active.property.id}`);
  await expect(page).toHaveURL(`/property/${active.id}`);

  const sold = await sampleListing(context, 'status=sold');
  await openScreen(page, `/property/${sold.property.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sold.property.address);
  await expect(page.getByText('Not for sale now')).toBeVisible();
  await expect(page.getByText('Last sale')).toBeVisible();
  await examine(page, 'a property that is not for sale', [1440]);
});

test('an id that leads nowhere is explained, and the search is at hand', async ({ page }) => {
  await openScreen(page, '/property/12-smith-street');
  await expect(page.getByText('“12-smith-street” isn’t a property’s id.')).toBeVisible();
  await examine(page, 'what is no id', PHONE);
  await page.goto(`/property/${UNKNOWN}`);
  await expect(page.getByText('There’s no listing or property with this id.')).toBeVisible();
  await page.getByLabel('Suburb, town or postcode').fill('Stanmore');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=Stanmore/);
});

test('while it loads and when it fails, the page says so, and Retry brings it', async ({ context, page }) => {
  const { id, property } = await sampleListing(context);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(LISTING_CALL, async (route) => {
    await held;
    await route.fulfill({ status: 422, json: { code: 'VALIDATION_FAILED', message: 'Not today.' } });
  });
  await page.goto(`/property/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Loading the property' })).toBeAttached();
  await examine(page, 'a property that is loading', PHONE);
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t load the property' })).toBeVisible();
  await expect(page.getByText('Not today.')).toBeVisible();
  await examine(page, 'a property that failed', PHONE);
  await page.unroute(LISTING_CALL);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(property.address);
});

test('on a phone the gallery is swiped, and a summary stays in sight', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const { id, property } = await sampleListing(context);
  const page = await context.newPage();
  await openScreen(page, `/property/${id}`);
  const picture = page.getByRole('button', { name: /^Show full screen/ });
  const swipe = async (fromX: number, toX: number) => {
    await picture.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: fromX, clientY: 300 });
    await picture.dispatchEvent('pointerup', { pointerType: 'touch', clientX: toX, clientY: 305 });
  };
  await swipe(300, 80);
  await expect(page.getByText('2 of 3')).toBeVisible();
  await swipe(80, 300);
  await expect(page.getByText('1 of 3')).toBeVisible();
  await page.getByRole('heading', { name: 'Nearby sales' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(property.address, { exact: true }).last()).toBeInViewport();
  await context.close();
});
