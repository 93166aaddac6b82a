import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openScreen } from './support/open-screen.ts';
import { holdStill } from './support/still.ts';

const HEADER = 'Loan ID,Address,Suburb,State,Postcode,Property Type,Beds,Land Size,Loan Amount';

/** Thirty homes with loans from small to far too large, two of them nowhere. */
const portfolioFile = (): string => {
  const rows = Array.from({ length: 30 }, (_, at) => {
    const suburb = at % 14 === 13 ? 'Atlantis' : 'Abbotsford';
    return `L-${at + 1},${at + 1} Turner St,${suburb},VIC,3067,house,${2 + (at % 3)},${180 + at},${200_000 + at * 120_000}`;
  });
  return `${[HEADER, ...rows].join('\n')}\n`;
};

async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
      expect(found, `${where} at ${width} px, ${colorScheme}`).toEqual([]);
    }
    const beyondPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyondPx, `${where} at ${width} px`).toBe(0);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

const choose = (page: Page, name: string, content: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

test('a portfolio is uploaded, mapped, valued, sorted, watched and downloaded', async ({ page }) => {
  await openScreen(page, '/dashboard');
  await holdStill(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Risk dashboard' })).toBeVisible();
  await expect(page.getByText('No portfolio yet')).toBeVisible();
  await expect(page.getByText('No property has been assessed yet')).toBeVisible();
  await expectAccessible(page, 'the empty dashboard');

  await choose(page, 'loans of june.csv', portfolioFile());
  await expect(page.getByRole('heading', { level: 1, name: 'loans of june' })).toBeVisible();
  await expect(
    page
      .getByText('18 of the first 20 rows can be valued.')
      .or(page.getByText('19 of the first 20 rows can be valued.')),
  ).toBeVisible();
  await expectAccessible(page, 'the mapping');

  await page.getByRole('button', { name: 'Value the portfolio' }).click();
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible({ timeout: 30_000 });
  const results = page.getByRole('region', { name: 'Results' });
  await expect(page.getByText('1 Turner St', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Watch list' }).click();
  await expect(page.getByText('LVR above 80%').first()).toBeVisible();
  await expect(page.getByText('There is no suburb or town of this name in the state.').first()).toBeVisible();
  await expect(results.first()).toBeVisible();
  await expectAccessible(page, 'the results');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('loans of june valued.csv');

  await page.getByRole('button', { name: 'Remove' }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(page.getByText('No portfolio yet')).toBeVisible();
});

test('a file that cannot be valued says why', async ({ page }) => {
  await openScreen(page, '/dashboard');
  await choose(page, 'empty.csv', '');
  await expect(page.getByText('The file is empty.')).toBeVisible();
  await choose(page, 'words.csv', 'hello\nworld\n');
  await expect(page.getByText('This file cannot be valued')).toBeVisible();
});
