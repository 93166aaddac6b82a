import { expect, type Locator } from '@playwright/test';
import { expectWholeRings } from './support/focus-rings.ts';
import { guestPaths } from './support/guest-links.ts';
import { expectStill, watchShifts } from './support/layout-shifts.ts';
import { openScreen } from './support/open-screen.ts';
import { signedIn, someone } from './support/people.ts';
import { expectLargeTargets } from './support/small-targets.ts';
import { test } from './support/test.ts';

const MOST_CLICKS = { toValue: 3, toVerdictOnPaper: 10 };

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

test('nothing jumps on a phone while the demos of the landing page load', async ({ page }) => {
  await watchShifts(page);
  for (const demo of ['multilingual', 'virtual-tour', 'ai-chat', 'analytics']) {
    await openScreen(page, `/?demo=${demo}#demo`);
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport();
    await expectStill(page, `the demo ${demo}`);
  }
});

test('nothing jumps on a guest’s phone while what a link leads to loads', async ({ browser }) => {
  test.slow();
  const paths = await guestPaths(await signedIn(browser, someone('Gus Host')));
  const page = await (await browser.newContext()).newPage();
  await watchShifts(page);
  expect(paths).toHaveLength(5);
  for (const path of paths) {
    await openScreen(page, path);
    await expectStill(page, path);
    // In the widget's frame a site's page is around it, and fingers are told by the pointer.
    if (path.startsWith('/widget')) continue;
    await expectLargeTargets(page, path);
    await expectWholeRings(page, path);
  }
});
