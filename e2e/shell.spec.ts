import { expect } from '@playwright/test';
import { test } from './support/test.ts';

// The other journeys ask for less motion; here it is seen.
test.use({ reducedMotion: 'no-preference' });

test('an address that leads nowhere says so', async ({ page }) => {
  const answered = await page.goto('/nowhere/at/all');
  expect(answered?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Page not found', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Know what a property is worth/ })).toBeVisible();
});

test('a screen that cannot be drawn says so, and a refresh mends it', async ({ page }) => {
  await page.route('**/assets/system-health-screen-*.js', (route) => route.abort());
  await page.goto('/system');
  await expect(page.getByRole('heading', { name: 'Something went wrong', exact: true })).toBeVisible();
  await expect(
    page.getByText("We're sorry, but something unexpected happened. Please try refreshing the page.", {
      exact: true,
    }),
  ).toBeVisible();
  await page.unroute('**/assets/system-health-screen-*.js');
  await page.getByRole('button', { name: 'Refresh Page', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'System health' })).toBeVisible();
});

test('a report without an id leads to the search', async ({ page }) => {
  await page.goto('/report');
  await expect(page).toHaveURL(/\/search$/);
});

test('the palette goes to a screen and to a place by keyboard alone', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: 'Property search' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('system');
  await expect(page.getByRole('option', { name: /System health/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/system$/);
  await expect(page.getByRole('heading', { name: 'System health' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('new farm');
  await page
    .getByRole('option', { name: /New Farm/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/search\?.*place=qld-4005-new-farm/);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the theme is chosen once and kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/system');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The last part of the bar to come; it moves its neighbours.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'Light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('on a phone the rail is a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search');
  await expect(page.getByRole('navigation', { name: 'Areas' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveURL(/\/system$/);
  await expect(sheet).toBeHidden();
});

test('at most three notices stand at once, and each goes by itself', async ({ page }) => {
  await page.clock.install();
  await page.goto('/devtools/ui');
  const show = page.getByRole('button', { name: 'Success', exact: true });
  await show.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  const notices = page.getByRole('region', { name: /Notifications/ }).locator('[data-visible=true]');
  for (let shown = 0; shown < 4; shown += 1) await show.click();
  await page.clock.runFor(100);
  await expect(notices).toHaveCount(3);
  await page.clock.runFor(3_800);
  await expect(notices).toHaveCount(3);
  await page.clock.runFor(2_000);
  await expect(notices).toHaveCount(0);
});
