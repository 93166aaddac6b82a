import { expect, type Page } from '@playwright/test';
import { examine } from './support/examine.ts';
import { fileChooser, pressByKey, tabTo, typeByKey, WIDTHS } from './support/keyboard.ts';
import { openScreen } from './support/open-screen.ts';
import { operatorBrowser, PASSWORD, signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

/** Importing is a job, in the queue with those of other journeys. */
const WHEN_DONE = { timeout: 30_000 };

/** A street of its own for each journey: the same rows twice would add nothing. */
const salesOf = (street: string): Buffer =>
  Buffer.from(
    [
      'Suburb,Address,Type,Price,Rooms,Method,Date,Landsize,Lattitude,Longtitude',
      ...Array.from(
        { length: 12 },
        (_, at) =>
          `Abbotsford,${at + 1} ${street},h,${1_000_000 + at * 10_000},3,S,${at + 1}/06/2017,200,-37.80${at % 10},144.99${at % 10}`,
      ),
    ].join('\n'),
  );

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

for (const { name, viewport } of WIDTHS)
  test(`an owner brings a team in by link, without a mail server, with keys alone, ${name}`, async ({
    browser,
  }) => {
    test.slow();
    const guest = someone('Gus Guest');
    const owner = await (await signedIn(browser, someone('Olga Owner'))).newPage();
    await owner.setViewportSize(viewport);
    const lost = await inviteByKey(owner, guest.email);
    const again = owner.getByRole('button', { name: `New link for ${guest.email}` });
    await pressByKey(owner, again);
    const link = await owner.getByLabel('Invitation link').inputValue();
    await examine(owner, 'an invitation to hand on', [viewport.width]);
    await owner.keyboard.press('Escape');
    await expect(again).toBeFocused();

    const visitor = await (await browser.newContext({ viewport })).newPage();
    await visitor.goto(lost);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(/no longer works|expired/i);
    await visitor.goto(link);
    await pressByKey(visitor, visitor.getByRole('main').getByRole('link', { name: 'Sign up' }));
    await typeByKey(visitor, visitor.getByLabel('Your name'), guest.name);
    await typeByKey(visitor, visitor.getByLabel('Password', { exact: true }), PASSWORD);
    await visitor.keyboard.press('Enter');
    await pressByKey(visitor, visitor.getByRole('button', { name: 'Ask to join' }));
    await expect(visitor.getByText('An admin has to let you in.', { exact: false })).toBeVisible();
    await expect(visitor.getByRole('region', { name: 'Ask to join' })).toBeFocused();
    await examine(visitor, 'waiting to be let in', [viewport.width]);
    await pressByKey(owner, owner.getByRole('button', { name: `Let ${guest.name} in` }));
    await pressByKey(visitor, visitor.getByRole('button', { name: /^Open .+ workspace$/ }));
    await expect(visitor).toHaveURL(/\/workspace\/members$/);

    await test.step('who may not import is told whom to ask', async () => {
      await visitor.goto('/leads/import');
      await expect(visitor.getByText('Ask Olga Owner.', { exact: false })).toBeVisible();
      await openScreen(visitor, '/bring-your-data');
      await expect(visitor.getByText('Who may import shared data')).toBeVisible();
      await expect(visitor.getByRole('table')).toContainText('Median error');
      await examine(visitor, 'bringing data, for who may not', [viewport.width]);
    });
  });

/** From the first page to a file, what it says of itself, what comes of it, and back to how it was. */
async function bringSalesByKey(page: Page, widthPx: number): Promise<void> {
  await openScreen(page, '/home');
  await pressByKey(page, page.getByRole('main').getByRole('link', { name: /^Bring your data/ }));
  const accuracy = page.getByRole('region', { name: 'Accuracy before and after' });
  await expect(accuracy.getByRole('row', { name: /^Median error/ })).toContainText(/\d+\.\d%/);
  await examine(page, 'bringing data, before', [widthPx]);

  await pressByKey(page, page.getByRole('link', { name: 'Import sales' }));
  const choose = fileChooser(page, 'text/csv');
  await choose(
    page.getByRole('button', { name: 'Import a file' }),
    'owner-sales.csv',
    salesOf(`Owner${widthPx} Lane`),
  );
  await expect(page.getByRole('heading', { name: 'owner-sales.csv' })).toBeVisible();

  await test.step('back, forward and a reload in the middle lose nothing', async () => {
    await typeByKey(page, page.getByLabel('Licence'), 'Our own');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Import a file' })).toBeVisible();
    await page.goForward();
    await expect(page.getByLabel('Licence')).toHaveValue('Our own');
    await typeByKey(page, page.getByLabel('Attribution'), 'Our agency');
    await page.reload();
    await expect(page.getByLabel('Attribution')).toHaveValue('Our agency');
  });
  await pressByKey(page, page.getByRole('button', { name: 'Import', exact: true }));
  await expect(page.getByText('Imported', { exact: true })).toBeVisible(WHEN_DONE);
  await examine(page, 'an import that is done', [widthPx]);

  await pressByKey(page, page.getByRole('link', { name: 'Accuracy before and after' }));
  const steps = page.getByRole('region', { name: 'For everyone here' });
  await expect(steps.getByText(/rows imported$/).first()).toBeVisible();
  await expect(steps.getByText('Not trained since your last import')).toBeVisible();
  await expect(steps.getByRole('button', { name: 'Train now' })).toBeVisible();

  await test.step('undone, as it was for the other journeys', async () => {
    await page.goBack();
    await pressByKey(page, page.getByRole('button', { name: 'Undo the import' }));
    await pressByKey(page, page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }));
    await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible(WHEN_DONE);
  });
}

for (const { name, viewport } of WIDTHS)
  test(`whoever runs it brings sales in with keys alone, step by step, and sees how accurate values are, ${name}`, async ({
    browser,
  }) => {
    test.slow();
    const page = await (await operatorBrowser(browser)).newPage();
    await page.setViewportSize(viewport);
    await bringSalesByKey(page, viewport.width);
  });
