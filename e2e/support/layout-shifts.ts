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

const QUIET_MS = 400;
const LONGEST_WAIT_MS = 3_000;

/** Until nothing was fetched for a while: what a screen asks for by itself comes after what it shows first. */
const untilQuiet = (page: Page): Promise<void> =>
  page.evaluate(
    ([quietMs, longestMs]) =>
      new Promise<void>((resolve) => {
        const begun = performance.now();
        let last = begun;
        const observer = new PerformanceObserver(() => {
          last = performance.now();
        });
        observer.observe({ type: 'resource' });
        const look = setInterval(() => {
          const now = performance.now();
          if (now - last < quietMs && now - begun < longestMs) return;
          clearInterval(look);
          observer.disconnect();
          resolve();
        }, 50);
      }),
    [QUIET_MS, LONGEST_WAIT_MS] as const,
  );

/** What was on the screen stayed where it was while the rest of it came. */
export async function expectStill(page: Page, where: string): Promise<void> {
  await untilQuiet(page);
  const shifted = (await page.evaluate(() => window.shifted)) ?? 0;
  expect.soft(shifted, `${where} jumps on a phone while it loads`).toBeLessThan(MOST_SHIFT);
}
