import type { Locator, Page } from '@playwright/test';

const DRAWN_MS = 4000;
const ADDRESS = '18 Jacaranda Quay, New Farm QLD 4005';

export interface Scene {
  caption: string;
  seconds: number;
  /** Brings the product there. */
  go: (page: Page) => Promise<void>;
  /** What is spoken of; a ring is drawn around it. */
  about?: (page: Page) => Locator;
}

const region = (name: string) => (page: Page) => page.getByRole('region', { name, exact: true });
const settled = async (page: Page): Promise<void> => {
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  // Maps and pictures are drawn a little after the figures.
  await page.waitForTimeout(DRAWN_MS);
};
const show = async (target: Locator): Promise<void> => {
  await target.waitFor();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await target.page().waitForTimeout(600);
};

/** From an address to a decision, in the order in which people ask. */
export const SCENES: readonly Scene[] = [
  {
    caption: 'PropGuard tells you what an Australian home is worth, and what to know before you lend or buy.',
    seconds: 4.5,
    go: async (page) => {
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    caption: 'Type an address. Suburbs and homes are suggested as you go.',
    seconds: 4,
    go: async (page) => {
      await page.goto('/app');
      await page.getByRole('combobox').first().fill('18 Jacaranda');
      await page.getByRole('option').first().waitFor();
    },
    about: (page) => page.getByRole('listbox'),
  },
  {
    caption: 'You get a value with an honest range, measured on sales the model had never seen.',
    seconds: 5,
    go: async (page) => {
      await page.goto(`/app?q=${encodeURIComponent(ADDRESS)}`);
      await page.waitForURL(/assessment=/);
      await settled(page);
      await show(region('Valuation')(page));
    },
    about: region('Valuation'),
  },
  {
    caption: 'Every comparable sale is adjusted line by line. Leave one out, say why, and the value follows.',
    seconds: 5,
    go: (page) => show(region('Comparable sales')(page).first()),
    about: (page) => region('Comparable sales')(page).first(),
  },
  {
    caption: 'Flood, fire, erosion and subsidence come with their evidence, and what they cost you.',
    seconds: 5,
    go: async (page) => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('tab', { name: 'Risk Analysis' }).click();
      await settled(page);
    },
  },
  {
    caption:
      'The lending rules answer as you type: loan to value, serviceability, and what would make it pass.',
    seconds: 5,
    go: async (page) => {
      await page.goto(
        `/lending?home=${encodeURIComponent(ADDRESS)}&value=2488000&valued=2026-10-31&amount=2150000`,
      );
      await settled(page);
    },
  },
  {
    caption: 'A report keeps it all under its own number: to download, print, or share by a link that ends.',
    seconds: 5,
    go: async (page) => {
      await page.goto(`/app?q=${encodeURIComponent(ADDRESS)}&tab=reports`);
      await region('Executive Summary')(page).waitFor({ timeout: 30_000 });
      await settled(page);
    },
    about: region('Executive Summary'),
  },
  {
    caption: 'A certificate proves it later, in any browser, without trusting us.',
    seconds: 4,
    go: async (page) => {
      await page.goto('/verify');
      await settled(page);
    },
  },
  {
    caption: 'Try it with an address you know well. No account needed.',
    seconds: 4,
    go: async (page) => {
      await page.goto('/app');
      await settled(page);
    },
    about: (page) => page.getByRole('combobox').first(),
  },
];
