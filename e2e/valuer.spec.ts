import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { examine } from './support/examine.ts';
import { pressByKey, tabTo } from './support/keyboard.ts';
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
  await page.getByLabel('Sensay-Powered Property Intelligence Assistant').fill(ADDRESS);
  await page.getByRole('button', { name: 'Assess', exact: true }).click();
  await expect(page.getByRole('heading', { name: /18 Jacaranda Quay, New Farm/ })).toBeVisible();
}

test('a valuer leaves a sale out, says why, and the report says it too', async ({ browser }) => {
  test.slow();
  const page = await (await signedIn(browser, someone('Vera Valuer'))).newPage();
  await assess(page);
  const before = await shownValue(page);
  const story = page.getByRole('region', { name: 'Property Analytics' });
  await expect(story).toContainText(before);

  await test.step('with keys alone: the value moves, and the prose with it', async () => {
    await pressByKey(page, page.getByRole('button', { name: 'Drop 42 Moreton Parade' }));
    await expect.poll(() => shownValue(page)).not.toBe(before);
    await expect(story).toContainText('With the changes you’re trying');
    await expect(story).toContainText(await shownValue(page));
    await expect(story).not.toContainText(before);
  });
  const changed = await shownValue(page);

  const whatIf = page.getByRole('region', { name: 'What if' });
  const reason = page.getByLabel('Why: 42 Moreton Parade, left out');
  await test.step('nothing is saved without the reason, and what was typed stays', async () => {
    await tabTo(page, whatIf.getByLabel('Name of the scenario'));
    await page.keyboard.type('Without the family sale');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Say why, such as: sold with a granny flat.')).toBeVisible();
    await expect(reason).toBeFocused();
    await examine(page, 'a sale that was left out', [390]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await reason.focus();
    await page.keyboard.type(WHY);
    await pressByKey(page, whatIf.getByRole('button', { name: 'Save scenario' }));
    await expect(page).toHaveURL(/scenario=/);
    await page.reload();
    await expect(reason).toHaveValue(WHY);
  });

  await test.step('other tabs say which value they are about', async () => {
    await page.getByRole('tab', { name: 'Risk Analysis' }).click();
    await expect(page.getByText('This tab shows the value as it was assessed')).toBeVisible();
  });

  await test.step('the report is about the scenario, with the reason', async () => {
    await page.getByRole('tab', { name: 'Reports' }).click();
    await expect(page.getByText('With the scenario “Without the family sale”').first()).toBeVisible();
    const summary = page.getByRole('region', { name: 'Executive Summary' });
    await expect(summary).toContainText(changed);
    await expect(summary).toContainText('1 comparable sale left out');
    await expect(summary).toContainText(before);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Report' }).click(),
    ]);
    expect((await readFile(await file.path())).subarray(0, 4).toString('latin1')).toBe('%PDF');
    await page.getByRole('link', { name: 'Open report' }).click();
    const part = page.getByRole('region', { name: 'Changed by hand' });
    await expect(part).toContainText('Left out: 42 Moreton Parade');
    await expect(part).toContainText(WHY);
    await examine(page, 'a report of a scenario', [390]);
  });

  await test.step('the assessment itself is as it was', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goBack();
    await page.getByRole('tab', { name: 'Dashboard' }).click();
    await page.getByRole('button', { name: 'Undo changes' }).click();
    await expect.poll(() => shownValue(page)).toBe(before);
    await page.getByRole('tab', { name: 'Reports' }).click();
    await expect(page.getByText('Not saved yet.', { exact: false })).toBeVisible();
  });
});
