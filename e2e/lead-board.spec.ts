import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/examine.ts';
import { tabTo } from './support/keyboard.ts';
import { openScreen } from './support/open-screen.ts';
import { signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

const PHONE_PX = 390;

const columnOf = (page: Page, status: string) =>
  page.getByRole('region', { name: 'Leads by status' }).getByRole('region', { name: status });
const handleOf = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}` });
/** What a screen reader says of the board. */
const expectSaid = (page: Page, words: string) =>
  expect(page.getByRole('main').locator('p[aria-live=assertive]')).toHaveText(words);

test('the board by keyboard: picked up, column by column, dropped, put back, refused with its reason, lost with its reason', async ({
  browser,
}) => {
  const context = await signedIn(browser, someone('Kay Board'));
  const page = await context.newPage();
  for (const name of ['Rosa Nguyen', 'Tom Field']) {
    const addresses = [{ kind: 'email', value: someone(name).email }];
    const added = await context.request.post('/api/leads', { data: { name, addresses, source: 'website' } });
    expect(added.ok()).toBe(true);
  }
  await page.setViewportSize({ width: PHONE_PX, height: 844 });
  await openScreen(page, '/leads?tab=all&as=board');
  const rosa = handleOf(page, 'Rosa Nguyen');
  await tabTo(page, rosa);
  await expect(rosa).toHaveAccessibleDescription(/left and right arrows/);

  // Without a card in hand, arrows go from card to card.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(rosa.or(handleOf(page, 'Tom Field')).and(page.locator(':focus'))).toBeVisible();
  await rosa.focus();

  await page.keyboard.press('Space');
  await expectSaid(page, 'Rosa Nguyen picked up. New, column 1 of 7.');
  await page.keyboard.press('ArrowRight');
  await expectSaid(page, 'Contacted, column 2 of 7.');
  await page.keyboard.press('ArrowRight');
  await expectSaid(page, 'Qualified, column 3 of 7.');
  await expect(columnOf(page, 'Qualified')).toBeInViewport({ ratio: 0.5 });
  await expectNoViolations(page, 'a card in hand');
  await page.keyboard.press('Escape');
  await expectSaid(page, 'Rosa Nguyen put back. New, column 1 of 7.');
  await expect(rosa).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expectSaid(page, 'Qualified, column 3 of 7.');
  await page.keyboard.press('Space');
  await expectSaid(page, 'Rosa Nguyen dropped. Qualified, column 3 of 7.');
  await expect(columnOf(page, 'Qualified').getByRole('article', { name: 'Rosa Nguyen' })).toBeInViewport();
  await expect(columnOf(page, 'New').getByRole('article', { name: 'Rosa Nguyen' })).toBeHidden();
  await expect(rosa).toBeFocused();

  const back =
    'New can’t follow Qualified. From here it can go to Contacted, Viewing, Negotiating, Closed or Lost.';
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectSaid(page, `New, column 1 of 7. ${back}`);
  await page.keyboard.press('Space');
  await expectSaid(page, `Rosa Nguyen goes back to Qualified. ${back}`);
  await expect(page.getByRole('listitem').getByText(back)).toBeVisible();
  await expect(columnOf(page, 'Qualified').getByRole('article', { name: 'Rosa Nguyen' })).toBeInViewport();
  await expect(rosa).toBeFocused();

  const takeToLost = async () => {
    await page.keyboard.press('Space');
    for (let column = 3; column < 7; column += 1) await page.keyboard.press('ArrowRight');
    await expectSaid(page, 'Lost, column 7 of 7.');
    // There is no column after the last one.
    await page.keyboard.press('ArrowRight');
    await expect(columnOf(page, 'Lost')).toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press('Space');
  };
  await takeToLost();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(rosa).toBeFocused();
  await expect(columnOf(page, 'Qualified').getByRole('article', { name: 'Rosa Nguyen' })).toBeVisible();

  await takeToLost();
  await page.getByRole('combobox', { name: 'Why it was lost' }).press('Enter');
  await page.getByRole('option', { name: 'Never replied' }).press('Enter');
  await page.getByRole('button', { name: 'Update', exact: true }).press('Enter');
  await expect(columnOf(page, 'Lost').getByRole('article', { name: 'Rosa Nguyen' })).toBeVisible();
  await expect(rosa).toBeFocused();
  await expectNoViolations(page, 'the board');
  await context.close();
});
