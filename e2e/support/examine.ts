import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Frame, type Page } from '@playwright/test';

const WIDTHS_PX = [1440, 360];

const here = createRequire(import.meta.url);
const AXE = createRequire(here.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
const AXE_SOURCE = readFileSync(AXE, 'utf8');
const NOTHING_MORE = ';';

type Found = { id: string; nodes: { target: unknown[] }[] };
const named = (violations: readonly Found[]): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/** The same of a frame on somebody else's page, by itself. */
export async function expectNoViolationsInFrame(frame: Frame, where: string): Promise<void> {
  await frame.evaluate(AXE_SOURCE);
  const found = await frame.evaluate('axe.run(document, { resultTypes: ["violations"] })');
  expect(named((found as { violations: Found[] }).violations), where).toEqual([]);
}

/** The builder sends it more than once for each look; a document needs it once for all looks. */
async function putAxeOn(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE_SOURCE);
}

/** No fault that axe can find in what stands on the page now. */
export async function expectNoViolations(page: Page, where: string, rules?: string[]): Promise<void> {
  await putAxeOn(page);
  // The product has no frames, whose findings would have to be put together on a page of their own.
  const axe = new AxeBuilder({ page, axeSource: NOTHING_MORE })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  expect(named(violations), where).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const beyondPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyondPx, where).toBe(0);
}

/** What can differ on a phone: what scrolls, and controls of its own. */
const RULES_OF_WIDTH = [
  'scrollable-region-focusable',
  'button-name',
  'link-name',
  'label',
  'aria-hidden-focus',
  'nested-interactive',
];

/** Everything at the first width; then only what can change with the theme or with the width. */
export async function examine(page: Page, path: string, widthsPx = WIDTHS_PX): Promise<void> {
  for (const width of widthsPx) {
    const where = `${path} at ${width} px`;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectNoSidewaysScroll(page, where);
    if (width !== widthsPx[0]) {
      await expectNoViolations(page, `${where}, light`, RULES_OF_WIDTH);
      continue;
    }
    await expectNoViolations(page, `${where}, light`);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectNoViolations(page, `${where}, dark`, ['color-contrast']);
  }
}
