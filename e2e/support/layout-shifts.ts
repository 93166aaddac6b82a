import { expect, type Page } from '@playwright/test';

const MOST_SHIFT = 0.05;
const PHONE = { width: 390, height: 844 };

declare global {
  interface Window {
    shifted?: number;
  }
}

/** On a phone, as browsers count it: what moves within half a second of a key or a click was asked for. */
export async function watchShifts(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) window.shifted = (window.shifted ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What was on the screen stayed where it was while the rest of it came. */
export async function expectStill(page: Page, where: string): Promise<void> {
  const shifted = (await page.evaluate(() => window.shifted)) ?? 0;
  expect.soft(shifted, `${where} jumps on a phone while it loads`).toBeLessThan(MOST_SHIFT);
}
