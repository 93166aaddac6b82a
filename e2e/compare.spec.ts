import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/examine.ts';
import { openScreen } from './support/open-screen.ts';
import { test } from './support/test.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Properties' }).getByRole('article');

test('up to four properties stand side by side', async ({ page }) => {
  await openScreen(page, '/search');
  for (const index of [0, 1, 2, 3]) {
    await cards(page)
      .nth(index)
      .getByRole('button', { name: /^Compare/ })
      .click();
  }
  await expect(
    cards(page).nth(4).getByRole('button', { name: 'Compare: you’ve already chosen four properties' }),
  ).toHaveAttribute('aria-disabled', 'true');
  const tray = page.getByRole('region', { name: 'Properties to compare' });
  await expect(tray).toContainText('4 of 4 to compare');
  await expectNoViolations(page, 'the tray');
  await tray
    .getByRole('button', { name: /^Don’t compare/ })
    .last()
    .click();
  await tray.getByRole('link', { name: 'Compare' }).click();

  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('row', { name: /^Price guide/ })).toBeVisible();
  await expectNoViolations(page, 'the comparison');
  await page.getByRole('switch', { name: 'Only what differs' }).click();
  await expect(page).toHaveURL(/only=differences/);
  await expect(table.getByRole('row', { name: /^Status/ })).toHaveCount(0);
  await table
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await page.goBack();
  await expect(table.getByRole('columnheader')).toHaveCount(4);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('group', { name: 'The properties side by side' })).toHaveAttribute(
    'tabindex',
    '0',
  );
  await expectNoViolations(page, 'the comparison on a phone');
});

test('a comparison without properties, and with one that is gone, says what to do', async ({ page }) => {
  await openScreen(page, '/compare');
  await expect(page.getByText('Nothing to compare yet')).toBeVisible();
  await expectNoViolations(page, 'nothing to compare');
  await openScreen(page, '/compare?ids=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('No longer listed')).toBeVisible();
  await page.getByRole('button', { name: 'Remove this column' }).click();
  await expect(page.getByText('Nothing to compare yet')).toBeVisible();
});
