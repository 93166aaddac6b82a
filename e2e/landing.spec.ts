import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { examine, expectNoViolations } from './support/examine.ts';
import { openScreen } from './support/open-screen.ts';
import { operatorBrowser, someone } from './support/people.ts';
import { test } from './support/test.ts';

// The other journeys ask for less motion; here it is seen.
test.use({ reducedMotion: 'no-preference' });

async function fillPerson(page: Page, name: string): Promise<string> {
  const { email } = someone(name);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email address').fill(email);
  return email;
}

/** A time that this test alone takes: the last ones, while people take the first. */
async function lastFreeTour(request: APIRequestContext): Promise<{ date: string; index: number }> {
  const { items } = await (await request.get('/api/enquiries/tour-slots')).json();
  const free = items.filter(({ available }: { available: boolean }) => available).at(-1);
  const sameDay = items.filter(({ date }: { date: string }) => date === free.date);
  return { date: free.date, index: sameDay.indexOf(free) };
}

test('CORE-LAND: the menus lead to what there is, and the page says what is measured', async ({ page }) => {
  await openScreen(page, '/');
  await expect(page.getByText('Powered by Sensay')).toBeVisible();
  await page.getByRole('button', { name: 'Products' }).click();
  const products = page.getByRole('list', { name: 'Products' });
  await expect(products.getByRole('link', { name: 'Property Intelligence' })).toHaveAttribute('href', '/app');
  await expect(products.getByRole('link', { name: 'Market Analysis' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(products).toBeHidden();
  await expect(page.getByRole('button', { name: 'Products' })).toBeFocused();

  const band = page.locator('section', { hasText: 'Measured on this installation' });
  await expect(band.getByText('These are illustrative figures. They are not measurements.')).toBeVisible();
  await expect(band.getByText(/^on [\d,]+ held-out sales$/)).toBeVisible();
  await expect(band.getByText('sales on record')).toBeVisible();

  await page.getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveURL(/#pricing$/);
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
  await expect(page.getByRole('heading', { name: 'Terms of use' })).toBeVisible();
});

test('CORE-LAND-05: on a phone the menu closes on navigation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openScreen(page, '/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expectNoViolations(page, 'the menu of a phone');
  await menu.getByRole('link', { name: 'Features' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Three questions/ })).toBeInViewport();
});

test('CORE-LAND-10: the demo is a real analysis', async ({ page }) => {
  await openScreen(page, '/');
  await page.getByRole('link', { name: 'Try Demo: 123 Main Street' }).click();
  await expect(page.getByRole('heading', { name: /^123 Main Street, Parramatta/ })).toBeVisible();
  await expect(page).toHaveURL(/\/app\?.*assessment=/);
});

test('CORE-DEMO: tabs by keyboard, languages, and a tour that is then booked for everyone', async ({
  page,
}) => {
  await openScreen(page, '/');
  await page.getByRole('button', { name: /^Español/ }).click();
  await expect(page.getByText(/^Unos \$8\.5M/)).toBeVisible();
  await page.getByRole('button', { name: /^Italiano/ }).click();
  await expect(page.getByText('not in Italiano')).toBeVisible();

  await page.getByRole('tab', { name: /^Multilingual AI Assistant/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tab', { name: /^Virtual Tour Scheduling/ })).toBeFocused();
  await expect(page).toHaveURL(/demo=virtual-tour/);
  const { date, index } = await lastFreeTour(page.request);
  const day = new Date(`${date}T00:00:00Z`).getUTCDate();
  await page
    .getByRole('group', { name: 'Day of the tour' })
    .getByText(new RegExp(` ${day} `))
    .click();
  const slot = page.getByRole('list', { name: 'Tours of the day' }).getByRole('button').nth(index);
  await slot.click();
  await page.getByRole('button', { name: 'Book This Tour' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(dialog.getByText('Enter your name.')).toBeVisible();
  await examine(page, 'the booking of a tour', [360]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await fillPerson(page, 'Tessa Tour');
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your tour is booked' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(slot).toBeDisabled();
  await expect(slot.getByText('Booked')).toBeVisible();
});

test('CORE-LAND-25 and 26: a question and a call reach the operator', async ({ browser, page }) => {
  await openScreen(page, '/');
  await page.getByRole('button', { name: 'Contact Sales' }).click();
  const dialog = page.getByRole('dialog');
  const asked = await fillPerson(page, 'Sal Sales');
  await dialog.getByLabel('What would you like to know?').fill('What does a portfolio cost?');
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(dialog.getByRole('heading', { name: 'We have your question' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Schedule Demo Call' }).click();
  await expect(page).toHaveURL(/enquiry=call/);
  const booked = await fillPerson(page, 'Carla Call');
  await dialog.getByRole('radio', { disabled: false }).last().check();
  await examine(page, 'the booking of a call', [360]);
  await dialog.getByRole('button', { name: 'Book this call' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();

  const operator = await (await operatorBrowser(browser)).newPage();
  await openScreen(operator, '/enquiries?kind=call');
  await operator.getByRole('row').filter({ hasText: booked }).click();
  const pane = operator.getByRole('region', { name: 'The enquiry' });
  await pane.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(pane.getByRole('button', { name: 'Mark as open' })).toBeVisible();
  await examine(operator, 'an enquiry', [1440]);
  await operator.goto('/enquiries?kind=sales');
  await expect(operator.getByRole('row').filter({ hasText: asked })).toBeVisible();
});

test('CORE-LAND-24: the guided tour leads through the real product, and goes on where it was left', async ({
  page,
}) => {
  await openScreen(page, '/');
  await page.getByRole('button', { name: 'Watch Demo Video' }).click();
  const video = page.getByRole('dialog', { name: 'PropGuard in under a minute' });
  const played = () => video.locator('video').evaluate((one) => (one as HTMLVideoElement).currentTime);
  await expect.poll(played).toBeGreaterThan(0.5);
  await expect
    .poll(() =>
      video.locator('video').evaluate((one) => (one as HTMLVideoElement).textTracks[0]?.cues?.length),
    )
    .toBeGreaterThan(5);
  await expectNoViolations(page, 'the video');
  await video.getByRole('button', { name: 'Take the guided tour' }).click();
  const tour = page.getByRole('dialog');
  await expect(tour.getByRole('heading', { name: 'Find a property' })).toBeFocused();
  await expect(page).toHaveURL(/\/search/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: /^123 Main Street, Parramatta/ })).toBeVisible();
  await expect(page.locator('[data-tour-mark]')).toContainText('80% range');
  await expect(tour.getByRole('heading', { name: 'Get a value' })).toBeFocused();
  await tour.getByRole('button', { name: 'Next' }).click();
  await tour.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/assessment=.*tab=risk/);
  await expectNoViolations(page, 'the tour over a result');

  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, '/');
  await page.getByRole('button', { name: 'Watch Demo Video' }).click();
  await video.getByRole('button', { name: 'Take the guided tour' }).click();
  await expect(tour.getByText('Step 4 of')).toBeVisible();
  await expect(page).toHaveURL(/assessment=.*tab=risk/);
  await tour.getByRole('button', { name: 'Back' }).click();
  await expect(tour.getByRole('heading', { name: 'Ask why' })).toBeFocused();
});
