/**
 * The longest task, in milliseconds, of a browser's main thread while someone looks around: on /search with 100,000
 * listings, and on a map of 100,000 hazard areas. Maps are drawn in software here, and so is the page as if by a
 * graphics card, on the cores that the page needs too. A task that hardly computes and does not wait for WebGL waits for
 * the page itself to be drawn. With a graphics card the same tasks are shorter.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { withChromium } from './lib/chromium.ts';
import { beginStep, traceTasks, untilQuiet } from './lib/long-tasks.ts';
import { makeOperator } from './lib/make-operator.ts';
import { addFloodAreas } from './lib/many-areas.ts';
import { addListings } from './lib/many-listings.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';

const LISTINGS = 100_000;
const AREAS = 100_000;
const TARGET_MS = 200;
const VIEWPORT = { width: 1440, height: 900 };

type Step = { name: string; act: (page: Page) => Promise<void> };

const open = (path: string): Step => ({
  name: 'open, and draw the map',
  act: async (page) => {
    await page.goto(path);
    await page.locator('[data-status=ready]').first().waitFor();
    await page.locator('.map-host').first().scrollIntoViewIfNeeded();
  },
});

const dragMap = async (page: Page, reachPx: number): Promise<void> => {
  const box = await page.locator('.map-host').first().boundingBox();
  if (!box) throw new Error('There is no map.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + reachPx, y + reachPx / 2, { steps: 12 });
  await page.mouse.up();
  await untilQuiet(page);
};

const pan: Step = {
  name: 'pan',
  act: async (page) => {
    for (const reachPx of [160, -220, 120]) await dragMap(page, reachPx);
  },
};

const zoom: Step = {
  name: 'zoom in and out',
  act: async (page) => {
    for (const way of ['in', 'in', 'in', 'in', 'in', 'out', 'out']) {
      await page
        .getByRole('button', { name: `Zoom ${way}` })
        .first()
        .click();
      await untilQuiet(page);
    }
  },
};

const scroll: Step = {
  name: 'scroll the list',
  act: async (page) => {
    await page.mouse.move(300, 500);
    for (let more = 0; more < 4; more++) {
      for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, 600);
      await page.getByRole('button', { name: 'Show more' }).click();
      await untilQuiet(page);
    }
  },
};

const walk = async (browser: Browser, context: BrowserContext, title: string, steps: Step[]) => {
  const page = await context.newPage();
  await page.goto('/privacy');
  const tasks = await traceTasks(browser, page, async () => {
    for (const { name, act } of steps) {
      await beginStep(page, name);
      await act(page);
      await untilQuiet(page);
    }
  });
  await page.close();
  console.log(title);
  for (const { name } of steps) {
    const ofStep = tasks.filter(({ step }) => step === name).toSorted((a, b) => b.ms - a.ms);
    console.log(`  ${name}: ${ofStep.length} tasks over 50 ms`);
    for (const { ms, computingMs, drawingMs } of ofStep.slice(0, 3))
      console.log(`    ${ms} ms, of which ${computingMs} ms computing and ${drawingMs} ms waiting for WebGL`);
  }
  return tasks;
};

const OPERATOR = { name: 'Olive Operator', email: 'operator@example.com', password: 'correct horse battery' };

await withTrialInstallation(
  async ({ url, ownerUrl }) => {
    await addListings(ownerUrl, LISTINGS);
    await addFloodAreas(ownerUrl, AREAS);
    await withChromium(async (_port, browser) => {
      const context = await browser.newContext({ baseURL: url, viewport: VIEWPORT });
      await context.request.post('/api/account/sign-up', { data: OPERATOR });
      await makeOperator(ownerUrl, OPERATOR.email);
      // What the server makes when first asked is not the browser's.
      for (const path of ['/api/listings?limit=1', '/api/listings/map?zoom=3', '/api/hazard-layers'])
        await context.request.get(path);
      const tasks = [
        ...(await walk(browser, context, `/search with ${LISTINGS} listings`, [
          open('/search'),
          scroll,
          pan,
          zoom,
        ])),
        ...(await walk(browser, context, `/hazard-layers with ${AREAS} areas`, [
          open('/hazard-layers'),
          pan,
          zoom,
        ])),
      ];
      console.log(`longest computation: ${Math.max(0, ...tasks.map(({ computingMs }) => computingMs))} ms`);
      settle({
        name: 'browser-tasks',
        value: Math.max(0, ...tasks.map(({ ms }) => ms)),
        unit: 'ms',
        target: TARGET_MS,
        better: 'lower',
      });
    });
  },
  // Without a worker: nothing is trained meanwhile.
  { PROPGUARD_ROLE: 'api' },
);
