/**
 * Milliseconds (median of several pages) from a bundle dropped on /verify to the verdict on the screen, each time the
 * first one of a new page: nothing of it was run before.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { withBuiltWeb } from './lib/built-web.ts';
import { withChromium } from './lib/chromium.ts';
import { settle } from './lib/verdict.ts';

const PAGES = 9;
const TARGET_MS = 50;

const vectors = JSON.parse(
  readFileSync(join(import.meta.dirname, '../packages/proof/vectors/bundles.json'), 'utf8'),
) as { file: string }[];
const bundle = {
  name: 'certificate.json',
  mimeType: 'application/json',
  buffer: Buffer.from(vectors[0]?.file ?? ''),
};

/** In the page: from the event that brings the file to the frame in which the verdict stands. */
const watchVerdict = (): void => {
  const watched = window as unknown as { verdictMs: Promise<number> };
  watched.verdictMs = new Promise((seen) => {
    const begin = ({ timeStamp: droppedAt }: Event): void => {
      const observer = new MutationObserver(() => {
        if (!document.body.textContent.includes('This certificate is valid')) return;
        observer.disconnect();
        requestAnimationFrame(() => seen(performance.now() - droppedAt));
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    };
    document.addEventListener('change', begin, { capture: true, once: true });
  });
};

const verifyFirst = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.addInitScript(watchVerdict);
  await page.goto('/verify');
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await context.setOffline(true);
  await page.locator('input[type=file]').setInputFiles(bundle);
  const ms = await page.evaluate(() => (window as unknown as { verdictMs: Promise<number> }).verdictMs);
  await context.close();
  return ms;
};

await withBuiltWeb((url) =>
  withChromium(async (_port, browser) => {
    const times: number[] = [];
    for (let page = 0; page < PAGES; page++) times.push(await verifyFirst(browser, url));
    const sorted = times.toSorted((a, b) => a - b);
    console.log(`each page's first: ${sorted.map((ms) => ms.toFixed(0)).join(', ')} ms`);
    const value = sorted[PAGES >> 1] ?? Number.POSITIVE_INFINITY;
    settle({ name: 'certificates-verify', value, unit: 'ms', target: TARGET_MS, better: 'lower' });
  }),
);
