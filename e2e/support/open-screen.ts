import { expect, type Page } from '@playwright/test';

/** Shows every state of every component, those that never end too. */
export const STYLE_GUIDE = '/devtools/ui';

/** Goes there and waits until nothing is loading any more. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
  if (path === STYLE_GUIDE) return;
  await expect(page.locator('main [aria-busy=true], main [data-status=loading]')).toHaveCount(0);
}
