import { expect, type Page, test } from '@playwright/test';
import { examine } from './support/examine.ts';
import { openScreen } from './support/open-screen.ts';

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
  await expect(log(page).getByRole('region', { name: /Jacaranda Quay/ })).toContainText(/\$[\d,]{7,}/);
  await expect(log(page).getByRole('button', { name: 'This helped' })).toBeVisible();
  await examine(page, 'the assistant with an answer', [360]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.reload();
  await page.mouse.move(400, 300);
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  await expect(log(page).getByRole('region', { name: /Jacaranda Quay/ })).toBeVisible();
  await ask(page, 'is it flood prone?');
  await expect(log(page).getByText(/flood/i).last()).toBeVisible();

  await page.getByRole('button', { name: 'Minimise the assistant' }).click();
  await expect(widget).toHaveCSS('height', '64px');
  await page.getByRole('button', { name: 'Close the assistant' }).click();
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  await expect(widget, 'CORE-CHAT-15: opening expands it').toHaveCSS('height', '650px');
});

test('CORE-CHAT-23: without a server a keyword reply stands in, and the question is sent once', async ({
  page,
}) => {
  await openWidget(page);
  let sent = 0;
  await page.route('**/api/assistant/turns', (route) => route.abort());
  await ask(page, 'What is the market like in New Farm?');
  await expect(log(page).getByText(/I can describe the market of a suburb/)).toBeVisible();
  await expect(log(page).getByText(/Your question is kept/)).toBeVisible();
  await page.unroute('**/api/assistant/turns');
  page.on('request', (request) => {
    if (request.url().endsWith('/api/assistant/turns')) sent += 1;
  });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(log(page).getByRole('region', { name: /New Farm/ })).toBeVisible();
  expect(sent).toBe(1);
});

test('/sensay: conversations are kept, found, renamed and deleted beside live market data', async ({
  page,
}) => {
  await openScreen(page, '/sensay');
  const market = page.getByRole('region', { name: 'Live market data' });
  await expect(market.getByText('Market overview, Sydney')).toBeVisible();
  await ask(page, 'median house price in New Farm');
  await expect(log(page).getByRole('region', { name: /New Farm/ })).toBeVisible();
  await expect(page).toHaveURL(/conversation=/);
  await expect(page.getByRole('navigation', { name: 'Conversations' })).toContainText('median house price');
  await examine(page, 'the assistant on its page', [360]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Conversation actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No conversations yet')).toBeVisible();

  await page.route('**/api/market/**', (route) => route.abort());
  await market.getByRole('button', { name: 'Refresh now' }).click();
  await expect(market.getByText('Failed to fetch real-time data. Using cached data.')).toBeVisible();
  await expect(market.getByText('Market overview, Sydney')).toBeVisible();
});
