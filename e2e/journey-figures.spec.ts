import { expect, type Locator, type Page } from '@playwright/test';
import { guestPaths } from './support/guest-links.ts';
import { openScreen } from './support/open-screen.ts';
import { operatorBrowser, signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

const MOST_CLICKS = { toValue: 3, toVerdictOnPaper: 10 };
const MOST_SHIFT = 0.05;
/** Those with most that comes late: notes above the page, cards that grow, what only some may do. */
const LIVELY = ['/home', '/our-listings', '/sensay-chatbot', '/workspace/mail', '/bring-your-data'];

function clickCounter() {
  let clicks = 0;
  return {
    click: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    count: () => clicks,
  };
}

test('a first value is three clicks away, a lending verdict on paper ten', async ({ page }) => {
  test.slow();
  const { click, count } = clickCounter();
  await page.goto('/');
  await click(page.getByRole('link', { name: 'Get Started Free' }).last());
  await click(page.getByRole('button', { name: '18 Jacaranda Quay, New Farm QLD 4005' }));
  await expect(page.getByRole('region', { name: 'Valuation' }).getByText('80% range')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(MOST_CLICKS.toValue);

  await click(page.getByRole('link', { name: 'Lending checks' }).first());
  await page.getByLabel('Loan amount').fill('900000');
  await expect(page.getByRole('heading', { name: 'Loan-to-value ratio', exact: true }).first()).toBeVisible();
  await click(page.getByRole('button', { name: 'Save loan' }));
  await expect(page).toHaveURL(/loan=/);
  await click(page.getByRole('button', { name: 'Record an assessment' }));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    click(page.getByRole('button', { name: /^Credit file of/ })),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  expect(count()).toBeLessThanOrEqual(MOST_CLICKS.toVerdictOnPaper);
});

declare global {
  interface Window {
    shifted?: number;
  }
}

/** As browsers count it: what moves within half a second of a key or a click was asked for. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) window.shifted = (window.shifted ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

test('nothing jumps on a phone while a screen loads', async ({ browser }) => {
  test.slow();
  const context = await operatorBrowser(browser);
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  // The first customers' screen of a new workspace is filled with sample data, which is not what is measured.
  await openScreen(page, '/leads');
  const { items: leads } = await (await context.request.get('/api/leads?limit=1')).json();
  const jumpy: string[] = [];
  for (const path of [...LIVELY, ...leads.map(({ id }: { id: string }) => `/leads/${id}`)]) {
    await openScreen(page, path);
    const shifted = (await page.evaluate(() => window.shifted)) ?? 0;
    if (shifted >= MOST_SHIFT) jumpy.push(`${path}: ${shifted.toFixed(3)}`);
  }
  expect(jumpy).toEqual([]);
});

test('nothing jumps on a guest’s phone while what a link leads to loads', async ({ browser }) => {
  test.slow();
  const paths = await guestPaths(await signedIn(browser, someone('Gus Host')));
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await watchShifts(page);
  const jumpy: string[] = [];
  for (const path of paths) {
    await openScreen(page, path);
    const shifted = (await page.evaluate(() => window.shifted)) ?? 0;
    if (shifted >= MOST_SHIFT) jumpy.push(`${path}: ${shifted.toFixed(3)}`);
  }
  expect(paths).toHaveLength(5);
  expect(jumpy).toEqual([]);
});
