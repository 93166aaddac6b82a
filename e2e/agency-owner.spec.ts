import { expect, type Page } from '@playwright/test';
import { examine } from './support/examine.ts';
import { pressByKey, tabTo } from './support/keyboard.ts';
import { openScreen } from './support/open-screen.ts';
import { operatorBrowser, PASSWORD, signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

/** Importing is a job, in the queue with those of other journeys. */
const WHEN_DONE = { timeout: 30_000 };

const SALES = [
  'Suburb,Address,Type,Price,Rooms,Method,Date,Landsize,Lattitude,Longtitude',
  ...Array.from(
    { length: 12 },
    (_, at) =>
      `Abbotsford,${at + 1} Owner Lane,h,${1_000_000 + at * 10_000},3,S,${at + 1}/06/2017,200,-37.80${at % 10},144.99${at % 10}`,
  ),
].join('\n');

async function inviteByKey(page: Page, email: string): Promise<string> {
  await openScreen(page, '/workspace/members');
  await pressByKey(page, page.getByRole('button', { name: 'Invite someone' }));
  await tabTo(page, page.getByRole('dialog').getByLabel('Email address'));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Send this link to ${email}.`, { exact: false })).toBeVisible();
  const link = await page.getByLabel('Invitation link').inputValue();
  await pressByKey(page, page.getByRole('dialog').getByRole('button', { name: 'Done' }));
  await expect(page.getByRole('dialog')).toBeHidden();
  return link;
}

test('an owner brings a team in by link, without a mail server', async ({ browser }) => {
  test.slow();
  const guest = someone('Gus Guest');
  const owner = await (await signedIn(browser, someone('Olga Owner'))).newPage();
  const lost = await inviteByKey(owner, guest.email);
  await owner.getByRole('button', { name: `New link for ${guest.email}` }).click();
  const link = await owner.getByLabel('Invitation link').inputValue();
  await examine(owner, 'an invitation to hand on', [390]);
  await owner.keyboard.press('Escape');

  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await visitor.goto(lost);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(/no longer works|expired/i);
  await visitor.goto(link);
  await visitor.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await visitor.getByLabel('Your name').fill(guest.name);
  await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await visitor.getByRole('button', { name: 'Sign up' }).click();
  await visitor.getByRole('button', { name: 'Ask to join' }).click();
  await expect(visitor.getByText('An admin has to let you in.', { exact: false })).toBeVisible();
  await examine(visitor, 'waiting to be let in', [390]);
  await owner.getByRole('button', { name: `Let ${guest.name} in` }).click();
  await visitor.getByRole('button', { name: /^Open .+ workspace$/ }).click();
  await expect(visitor).toHaveURL(/\/workspace\/members$/);

  await test.step('who may not import is told whom to ask', async () => {
    await visitor.goto('/leads/import');
    await expect(visitor.getByText('Ask Olga Owner.', { exact: false })).toBeVisible();
    await openScreen(visitor, '/bring-your-data');
    await expect(visitor.getByText('Who may import shared data')).toBeVisible();
    await expect(visitor.getByRole('table')).toContainText('Median error');
    await examine(visitor, 'bringing data, for who may not', [390]);
  });
});

test('whoever runs it brings sales in, step by step, and sees how accurate values are', async ({
  browser,
}) => {
  test.slow();
  const page = await (await operatorBrowser(browser)).newPage();
  await openScreen(page, '/bring-your-data');
  const accuracy = page.getByRole('region', { name: 'Accuracy before and after' });
  await expect(accuracy.getByRole('row', { name: /^Median error/ })).toContainText(/\d+\.\d%/);
  await examine(page, 'bringing data, before', [1440, 390]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('link', { name: 'Import sales' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'owner-sales.csv', mimeType: 'text/csv', buffer: Buffer.from(SALES) });
  await expect(page.getByRole('heading', { name: 'owner-sales.csv' })).toBeVisible();
  const importId = new URL(page.url()).searchParams.get('import');
  await page.getByLabel('Licence').fill('Our own');
  await page.getByLabel('Attribution').fill('Our agency');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Imported', { exact: true })).toBeVisible(WHEN_DONE);

  await openScreen(page, '/bring-your-data');
  const steps = page.getByRole('region', { name: 'For everyone here' });
  await expect(steps.getByText(/rows imported$/).first()).toBeVisible();
  await expect(steps.getByText('Not trained since your last import')).toBeVisible();
  await expect(steps.getByRole('button', { name: 'Train now' })).toBeVisible();

  // As it was, for the other journeys.
  expect((await page.request.post(`/api/data-imports/${importId}/undo`, { data: {} })).ok()).toBe(true);
});
