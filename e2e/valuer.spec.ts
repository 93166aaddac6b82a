import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { examine } from './support/examine.ts';
import { downloadByKey, openTabByKey, pressByKey, typeByKey, WIDTHS } from './support/keyboard.ts';
import { openScreen } from './support/open-screen.ts';
import { signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

const ADDRESS = '18 Jacaranda Quay, New Farm QLD 4005';
const WHY = 'Sold between relatives, below the market';

/** The value itself; what it moved by stands beside it. */
const shownValue = async (page: Page): Promise<string> =>
  (await page.getByRole('region', { name: 'Valuation' }).innerText()).match(/\$\d,\d{3},\d{3}/)?.[0] ?? '';

async function assess(page: Page): Promise<void> {
  await openScreen(page, '/app');
  await typeByKey(page, page.getByLabel('Sensay-Powered Property Intelligence Assistant'), ADDRESS);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /18 Jacaranda Quay, New Farm/ })).toBeVisible();
}

/** From a value to a report that says what was left out, and why; then back to the value as it was. */
async function walk(page: Page, widthPx: number): Promise<void> {
  await assess(page);
  const before = await shownValue(page);
  const story = page.getByRole('region', { name: 'Property Analytics' });
  await expect(story).toContainText(before);

  const reason = page.getByLabel('Why: 42 Moreton Parade, left out');
  await test.step('the value moves, and the prose with it; the reason is asked for next', async () => {
    await pressByKey(page, page.getByRole('button', { name: 'Drop 42 Moreton Parade' }));
    await expect(reason).toBeFocused();
    await expect.poll(() => shownValue(page)).not.toBe(before);
    await expect(story).toContainText('With the changes you’re trying');
    await expect(story).toContainText(await shownValue(page));
    await expect(story).not.toContainText(before);
  });
  const changed = await shownValue(page);

  const whatIf = page.getByRole('region', { name: 'What if' });
  await test.step('nothing is saved without the reason, and what was typed stays', async () => {
    await typeByKey(page, whatIf.getByLabel('Name of the scenario'), 'Without the family sale');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Say why, such as: sold with a granny flat.')).toBeVisible();
    await expect(reason).toBeFocused();
    await examine(page, 'a sale that was left out', [widthPx]);
    await page.keyboard.type(WHY);
    await pressByKey(page, whatIf.getByRole('button', { name: 'Save scenario' }));
    await expect(page).toHaveURL(/scenario=/);
    await page.reload();
    await expect(reason).toHaveValue(WHY);
  });

  await test.step('other tabs say which value they are about', async () => {
    await openTabByKey(page, 'Risk Analysis');
    await expect(page.getByText('This tab shows the value as it was assessed')).toBeVisible();
  });

  await test.step('the report is about the scenario, with the reason', async () => {
    await openTabByKey(page, 'Reports');
    await expect(page.getByText('With the scenario “Without the family sale”').first()).toBeVisible();
    const summary = page.getByRole('region', { name: 'Executive Summary' });
    await expect(summary).toContainText(changed);
    await expect(summary).toContainText('1 comparable sale left out');
    await expect(summary).toContainText(before);
    const report = await downloadByKey(page, page.getByRole('button', { name: 'Download Report' }));
    expect((await readFile(report)).subarray(0, 4).toString('latin1')).toBe('%PDF');
    await pressByKey(page, page.getByRole('link', { name: 'Open report' }));
    const part = page.getByRole('region', { name: 'Changed by hand' });
    await expect(part).toContainText('Left out: 42 Moreton Parade');
    await expect(part).toContainText(WHY);
    await examine(page, 'a report of a scenario', [widthPx]);
  });

  await test.step('the assessment itself is as it was', async () => {
    await page.goBack();
    await openTabByKey(page, 'Dashboard');
    await pressByKey(page, page.getByRole('button', { name: 'Undo changes' }));
    await expect.poll(() => shownValue(page)).toBe(before);
    await openTabByKey(page, 'Reports');
    await expect(page.getByText('Not saved yet.', { exact: false })).toBeVisible();
  });
}

for (const { name, viewport } of WIDTHS) {
  test(`a valuer leaves a sale out with keys alone, says why, and the report says it too, ${name}`, async ({
    browser,
  }) => {
    test.slow();
    const page = await (await signedIn(browser, someone('Vera Valuer'))).newPage();
    await page.setViewportSize(viewport);
    await walk(page, viewport.width);
  });
}
