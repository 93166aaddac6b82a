import { expect, type Page } from '@playwright/test';
import { examine } from './support/examine.ts';
import { openScreen } from './support/open-screen.ts';
import { sampleListing } from './support/sample-listing.ts';
import { test } from './support/test.ts';

const ADDRESS = '18 Jacaranda Quay, New Farm QLD 4005';
const COMMAND_CALL = '**/api/propguard/process-command';
const MARKET_CALL = '**/api/llm/market-sentiment';

const commandBox = (page: Page) => page.getByLabel('Sensay-Powered Property Intelligence Assistant');
const valuation = (page: Page) => page.getByRole('region', { name: 'Valuation' });

async function assess(page: Page, command: string): Promise<void> {
  await commandBox(page).fill(command);
  await page.getByRole('button', { name: 'Assess', exact: true }).click();
}

async function openResult(page: Page): Promise<void> {
  await openScreen(page, '/app');
  await assess(page, ADDRESS);
  await expect(page.getByRole('heading', { name: /18 Jacaranda Quay, New Farm/ })).toBeVisible();
  await expect(page).toHaveURL(/assessment=/);
}

/** The first amount of dollars in a part of the page. */
const shownValue = async (page: Page): Promise<string> =>
  (await valuation(page).innerText()).match(/\$[\d,]+/)?.[0] ?? '';

test('CORE-DASH: before anything is asked, every panel says what will stand there', async ({ page }) => {
  await openScreen(page, '/app');
  await expect(page.getByText('Analyze a property to view risk analytics')).toBeVisible();
  await expect(page.getByText('Analyze a property to view market sentiment')).toBeVisible();
  for (const [layer, isOn] of [
    ['Flood', 'true'],
    ['Fire', 'true'],
    ['Coastal erosion', 'false'],
  ] as const)
    await expect(page.getByRole('button', { name: layer, exact: true })).toHaveAttribute(
      'aria-pressed',
      isOn,
    );
  await examine(page, 'the dashboard before a question', [360]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('tab', { name: 'Risk Analysis' }).click();
  await expect(page.getByText('Analyze a property to view detailed risk data')).toBeVisible();
  const strategies = page.getByRole('region', { name: 'Risk Mitigation Strategies' });
  await expect(strategies.getByText('For every property')).toBeVisible();
  // CORE-RISK-07: nothing is said of a place before there is one.
  await expect(strategies.getByText(/^No risk/)).toHaveCount(0);
  await examine(page, 'the risks before a question', [360]);
});

test('CORE-ASSESS: an address is assessed, and the assessment explains itself', async ({ page }) => {
  await openResult(page);
  await expect(valuation(page).getByText('80% range')).toBeVisible();
  await expect(valuation(page).getByText('90% range')).toBeVisible();
  const reasons = page.getByRole('table', { name: 'Why it’s worth this' });
  await expect(reasons.getByRole('row', { name: /^Value / })).toContainText(await shownValue(page));
  await expect(page.getByRole('table', { name: 'Comparable sales' })).toContainText('Net adjustment');
  const sentiment = page.getByRole('region', { name: 'Market Sentiment' });
  await expect(sentiment.getByText('Market Confidence')).toBeVisible();
  await expect(sentiment.getByText('AI Analysis')).toBeVisible();
  await examine(page, 'a result');
});

test('CORE-RISK and CORE-APRA: the tabs of a result', async ({ page }) => {
  await openResult(page);
  await page.getByRole('tab', { name: 'Risk Analysis' }).click();
  await expect(page).toHaveURL(/tab=risk/);
  await expect(page.getByText('Flood risk projection through 2030 (based on climate models)')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Risk Mitigation Strategies' })).toBeVisible();
  await examine(page, 'the risks of a result', [360]);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Risk Analysis' }).click();
  await page.getByRole('menuitemradio', { name: 'APRA Compliance' }).click();
  await expect(page.getByText('APS 220', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^Review Due \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(page.getByText('Property assessed').filter({ visible: true }).first()).toBeVisible();
  await examine(page, 'the verdicts of a result', [360]);
  await page.reload();
  await expect(page.getByText('APS 221', { exact: true })).toBeVisible();
});

test('a what-if moves the value and is kept under a name; the assessment stays', async ({ page }) => {
  await openResult(page);
  const before = await shownValue(page);
  const whatIf = page.getByRole('region', { name: 'What if' });
  await whatIf.getByLabel('Land').fill('1,200');
  await page.getByRole('button', { name: 'Drop 42 Moreton Parade' }).click();
  await expect(page.getByRole('button', { name: 'Put back 42 Moreton Parade' })).toBeVisible();
  await expect.poll(() => shownValue(page)).not.toBe(before);
  await page.getByLabel('Why: 42 Moreton Parade, left out').fill('Sold between relatives');
  await whatIf.getByRole('radio', { name: 'Challenge a fact' }).click();
  await whatIf.getByLabel('Name of the scenario').fill('The title says 1,200 m²');
  await whatIf.getByRole('button', { name: 'Save scenario' }).click();
  await expect(page.getByRole('button', { name: 'Open The title says 1,200 m²' })).toBeVisible();
  await expect(page).toHaveURL(/scenario=/);
  await page.reload();
  await expect(whatIf.getByLabel('Land')).toHaveValue('1200');
  await whatIf.getByRole('button', { name: 'Undo changes' }).click();
  await expect.poll(() => shownValue(page)).toBe(before);

  await whatIf.getByLabel('Bedrooms').fill('lots');
  await expect(whatIf.getByText('From 0 to 50')).toBeVisible();
});

test('CORE-ASSESS-02 and 05: one call that fails leaves the others', async ({ page }) => {
  await openResult(page);
  const before = await shownValue(page);
  await page.route(COMMAND_CALL, (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Not just now.' } }),
  );
  await assess(page, '12 Smith Street, Lismore NSW 2480');
  await expect(page.getByText(/^Failed to assess property/)).toBeVisible();
  expect(await shownValue(page)).toBe(before);
  await expect(page.getByRole('region', { name: 'Market Sentiment' })).toContainText('Lismore');
  await page.unroute(COMMAND_CALL);

  await page.route(MARKET_CALL, (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Not just now.' } }),
  );
  await assess(page, '5 Quarry Lane, Fremantle');
  await expect(page.getByRole('heading', { name: /5 Quarry Lane/ })).toBeVisible();
  await expect(page.getByText('We couldn’t load the market’s sentiment')).toBeVisible();
  await assess(page, 'zzzz qqqq');
  await expect(page.getByText(/Name an address or a suburb in Australia/)).toBeVisible();
});

test('an address typed into the palette is assessed', async ({ page }) => {
  await openScreen(page, '/privacy');
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Find an address, lead or screen').fill('12 Smith Street, Lismore');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\?.*assessment=/);
  await expect(page.getByRole('heading', { name: /12 Smith Street, Lismore/ })).toBeVisible();
});

test('CORE-ASSESS-03: without the server a demonstration is shown, and says so', async ({ page }) => {
  // The demonstration is fetched ahead, while the server is still there.
  const demonstration = page.waitForResponse(/demo-assessment/);
  await openScreen(page, '/app');
  await demonstration;
  await page.route(COMMAND_CALL, (route) => route.abort('connectionrefused'));
  await assess(page, ADDRESS);
  await expect(page.getByText(/^Failed to assess property/)).toBeVisible();
  await expect(page.getByText('Demo data', { exact: true })).toBeVisible();
  await examine(page, 'a demonstration', [360]);
});

test('while it is analysed, the place of the result is kept', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(COMMAND_CALL, async (route) => {
    await held;
    await route.continue();
  });
  await openScreen(page, '/app');
  await assess(page, ADDRESS);
  await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeVisible();
  await expect(page.getByText('Analysing the property')).toBeAttached();
  await examine(page, 'an assessment under way', [360]);
  letGo();
  await expect(valuation(page)).toBeVisible();
});

test('a property page gains its value, its risks and a loan’s ratio', async ({ context, page }) => {
  const { id } = await sampleListing(context);
  await openScreen(page, `/property/${id}`);
  await expect(page.getByRole('list', { name: 'Risk by kind' }).getByText('Flood')).toBeVisible();
  await page.getByRole('button', { name: 'Assess this property' }).click();
  await expect(valuation(page).getByText('80% range')).toBeVisible();
  await page.getByLabel('Loan', { exact: true }).fill('$100,000');
  await expect(page.getByText('Standard', { exact: true })).toBeVisible();
  await examine(page, 'a property that was assessed', [360]);
  await page.getByRole('link', { name: 'Explain this value' }).click();
  await expect(page.getByRole('table', { name: 'Why it’s worth this' })).toBeVisible();
});
