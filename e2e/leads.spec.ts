import { expect, type Page } from '@playwright/test';
import { examine, expectNoViolations } from './support/examine.ts';
import { openScreen } from './support/open-screen.ts';
import { operatorBrowser, signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

const choose = async (page: Page, field: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('an enquiry arrives as a lead, is told, called, moved, found by a view, and edited by two', async ({
  browser,
  request,
}) => {
  const context = await operatorBrowser(browser);
  const page = await context.newPage();
  const { items: members } = await (await context.request.get('/api/workspace/members')).json();
  const me = members.find(({ you }: { you: boolean }) => you);
  const { items: agents } = await (await context.request.get('/api/workspace/agents')).json();
  if (!agents.some(({ memberId }: { memberId: string | null }) => memberId === me.id))
    await context.request.post('/api/workspace/agents', { data: { name: me.name, memberId: me.id } });

  const asker = someone('Quilla Asker');
  const mark = asker.email.split('@')[0] ?? '';
  const asked = await request.post('/api/enquiries/sales', {
    data: { ...asker, message: 'Is the river near?' },
  });
  expect(asked.ok()).toBe(true);
  await openScreen(page, `/leads?tab=all&query=${mark}`);
  await page.getByRole('button', { name: /Quilla Asker/ }).click();
  const pane = page.getByRole('region', { name: 'The lead' });
  await expect(pane.getByText('Is the river near?')).toBeVisible();
  await expect(pane.getByText('Answer by')).toBeVisible();
  await expectNoViolations(page, 'a lead beside the list');

  await pane.getByRole('button', { name: 'Contact Lead' }).click();
  await page.getByRole('menuitem', { name: 'Log an interaction' }).click();
  await choose(page, 'How it went', 'Positive');
  await page.getByLabel('What was said').fill('Wants three bedrooms.');
  await page.getByRole('button', { name: 'Log it' }).click();
  await expect(pane.getByText('Wants three bedrooms.')).toBeVisible();
  await expect(pane.getByText('Answer by')).toBeHidden();

  await pane.getByRole('button', { name: 'Update Status' }).click();
  await choose(page, 'Status', 'Qualified');
  await page.getByLabel('Why').fill('Has finance');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(pane.getByText('Contacted to Qualified')).toBeVisible();

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Mine ${mark}`);
  await page.getByRole('button', { name: 'Save this view' }).click();
  await openScreen(page, '/leads?tab=all');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: `Mine ${mark}`, exact: true }).click();
  const table = page.getByRole('table', { name: 'Leads' });
  await expect(table.getByRole('button')).toHaveCount(1);
  await expect(table).toContainText('Qualified');
  await expectNoViolations(page, 'all leads');

  await table.getByRole('button').click();
  await page.getByRole('link', { name: 'Open on its own page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quilla Asker');
  await expectNoViolations(page, 'a lead on its own page');
  const other = await context.newPage();
  await openScreen(other, new URL(page.url()).pathname);
  for (const editor of [page, other]) await editor.getByRole('button', { name: 'Edit', exact: true }).click();
  const save = async (editor: Page, bedrooms: string): Promise<void> => {
    await editor.getByLabel('Bedrooms, at least').fill(bedrooms);
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await save(page, '3');
  await expect(page.getByRole('dialog')).toBeHidden();
  await save(other, '4');
  await expect(other.getByText(/changed the bedrooms to 3 in the meantime/)).toBeVisible();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('4 bed or more')).toBeVisible();
});

test('an agency adds its own listing with a photo, puts it on the market, and sees it beside our value', async ({
  browser,
}) => {
  const context = await signedIn(browser, someone('Lara Lister'));
  const page = await context.newPage();
  await page.goto('/our-listings');
  await expect(page.getByText('No listings yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add a listing' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Street address').fill('12 Lister Street');
  await dialog.getByLabel('Suburb').fill('New Farm');
  await dialog
    .getByRole('option', { name: /New Farm/ })
    .first()
    .click();
  await dialog.getByLabel('Bedrooms').fill('3');
  await dialog.getByLabel('Land (m²)').fill('420');
  await dialog.getByLabel('Price guide from').fill('$1,400,000');
  await dialog.getByLabel('Price guide to').fill('$1,500,000');
  await dialog.getByLabel('Headline').fill('A quiet home near the river');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('12 Lister Street, New Farm QLD 4005');
  await expect(page.getByText('Our value', { exact: true })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'front.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Put on the market' }).click();
  await expect(page.getByRole('button', { name: 'Mark as under offer' })).toBeVisible();
  await examine(page, '/our-listings/{id}');
  await page.getByRole('link', { name: 'Our listings' }).first().click();
  await expect(page.getByRole('link', { name: /12 Lister Street/ })).toBeVisible();
  await examine(page, '/our-listings');
  await context.close();
});
