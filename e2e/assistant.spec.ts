import { expect, type Page } from '@playwright/test';
import { examine, expectNoViolations } from './support/examine.ts';
import { openScreen } from './support/open-screen.ts';
import { test } from './support/test.ts';

const ADDRESS = '18 Jacaranda Quay, New Farm QLD 4005';
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const message = (page: Page) => page.getByLabel('Message');

async function ask(page: Page, question: string): Promise<void> {
  await message(page).fill(question);
  await message(page).press('Enter');
}

async function openWidget(page: Page): Promise<void> {
  await openScreen(page, '/lending');
  await page.mouse.move(400, 300);
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  await expect(message(page)).toBeFocused();
}

test('CORE-CHAT: the widget answers with a tool, and goes on over a reload', async ({ page }) => {
  await openWidget(page);
  const widget = page.getByRole('region', { name: 'PropGuard AI' });
  await expect(widget).toHaveCSS('height', '650px');
  await expect(widget.getByText('fallback mode')).toBeVisible();
  await expect(widget.getByText('No Sensay API key configured. Using fallback AI responses.')).toBeVisible();
  await ask(page, `What is ${ADDRESS} worth?`);
  await expect(log(page).getByRole('article', { name: /Jacaranda Quay/ })).toContainText(/\$[\d,]{7,}/);
  await expect(log(page).getByRole('button', { name: 'This helped' })).toBeVisible();
  await examine(page, 'the assistant with an answer', [360]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.reload();
  await page.mouse.move(400, 300);
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  await expect(log(page).getByRole('article', { name: /Jacaranda Quay/ })).toBeVisible();
  await ask(page, 'is it flood prone?');
  await expect(log(page).getByText(/flood/i).last()).toBeVisible();

  await page.getByRole('button', { name: 'Minimise the assistant' }).click();
  await expect(widget).toHaveCSS('height', '64px');
  await page.getByRole('button', { name: 'Close the assistant' }).click();
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  await expect(widget, 'CORE-CHAT-15: opening expands it').toHaveCSS('height', '650px');
});

test('OPS-WIDGET: Alex notes what is looked for, and stands in without a server', async ({ page }) => {
  await openScreen(page, '/blockchain');
  await page.mouse.move(400, 300);
  await page.getByRole('button', { name: 'Open the assistant. 1 unread message' }).click();
  const alex = page.getByRole('region', { name: 'Alex' });
  const presence = alex.getByRole('status').first();
  await expect(alex).toHaveCSS('height', '600px');
  await expect(presence).toHaveText('Online');
  await alex.getByRole('button', { name: 'Find properties' }).click();
  await expect(log(page).getByText('Where are you looking, and what do you want to spend?')).toBeVisible();
  await ask(page, 'houses under $1.5m in Brisbane with 3 bedrooms, we want to move by Easter');
  const known = alex.locator('dl[aria-label="What we know so far"]');
  await expect(known).toHaveText(/Budget.*\$1\.5M.*Place.*Brisbane.*Type.*house.*Bedrooms.*3\+.*by Easter/i);
  const matches = alex.getByRole('region', { name: 'Property matches' });
  await expect(matches.getByRole('listitem')).toHaveCount(2);
  await expect(matches.locator('img')).toHaveCount(2);
  await expect(matches.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/property\//,
  );
  await examine(page, 'Alex with matches', [360]);
  await page.setViewportSize({ width: 1440, height: 900 });

  const lost = /\/api\/assistant\/turns$|\/health\/ready$/;
  await page.route(lost, (route) => route.abort());
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await expect(presence, 'what is measured, not what is hoped').toHaveText('Offline');
  await ask(page, 'Please schedule a tour of the market');
  await expect(log(page).getByText('Alex is typing...')).toBeVisible();
  await expect(log(page).getByText(/I can arrange a viewing or a tour/)).toBeVisible();
  await expect(log(page).getByText(/Your question is saved/)).toBeVisible();
  await page.unroute(lost);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/assistant/turns')) sent += 1;
  });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(presence).toHaveText('Online');
  await expect(log(page).getByText(/I can arrange a viewing or a tour/)).toBeHidden();
  expect(sent, 'CORE-CHAT-23: sent once').toBe(1);

  await alex.getByRole('button', { name: 'Minimise the assistant' }).click();
  await expect(alex).toHaveCSS('height', '64px');
});

test('/sensay: conversations are kept, found, renamed and deleted beside live market data', async ({
  page,
}) => {
  await openScreen(page, '/sensay');
  const market = page.getByRole('region', { name: 'Live market data' });
  await expect(market.getByText('Market overview, Sydney')).toBeVisible();
  await ask(page, 'median house price in New Farm');
  await expect(log(page).getByRole('article', { name: /New Farm/ })).toBeVisible();
  await expect(page).toHaveURL(/conversation=/);
  await expect(page.getByRole('navigation', { name: 'Conversations' })).toContainText('median house price');
  await examine(page, 'the assistant on its page', [360]);
  await page.setViewportSize({ width: 1440, height: 900 });

  const withKey: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['x-propguard-tried-key']) withKey.push(new URL(request.url()).pathname);
  });
  await page.getByRole('button', { name: 'Who answers' }).click();
  const settings = page.getByRole('dialog');
  await expect(settings.getByRole('row', { name: /PropGuard’s own engine 1 0 \d+ ms/ })).toBeVisible();
  await settings.getByLabel('Engine').selectOption('sensay');
  await settings.getByLabel('Address').fill('http://127.0.0.1:9');
  await settings.getByLabel('Organisation secret').fill('a-key-of-mine');
  await settings.getByRole('button', { name: 'Try without storing' }).click();
  await expect(settings.getByRole('alert')).toContainText(/own network|can’t reach/);
  await expectNoViolations(page, 'the settings with a key that is tried');
  await settings.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('a key ending in mine, kept in this browser only')).toBeVisible();
  await page.getByRole('button', { name: 'Forget the key' }).click();
  await expect(page.getByText('No Sensay API key configured.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('a-key-of-mine');
  expect(withKey.length).toBeGreaterThan(0);
  expect(withKey.filter((path) => !path.startsWith('/api/assistant/'))).toEqual([]);

  await page.getByRole('button', { name: 'Conversation actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No conversations yet')).toBeVisible();

  await page.route('**/api/market/**', (route) => route.abort());
  await market.getByRole('button', { name: 'Refresh now' }).click();
  await expect(market.getByText('Failed to fetch real-time data. Using cached data.')).toBeVisible();
  await expect(market.getByText('Market overview, Sydney')).toBeVisible();
});
