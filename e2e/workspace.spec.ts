import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { invite, joinByLink } from './support/joining.ts';
import { type Person, signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

const rowOf = (page: Page, person: Person) =>
  page.getByRole('region', { name: 'Members' }).getByRole('row').filter({ hasText: person.email });

test('two people work in one workspace and see each other’s changes at once', async ({ browser }) => {
  const owner = someone('Nadia Petrov');
  const guest = someone('Tom Callaghan');
  const first = await (await signedIn(browser, owner)).newPage();
  const second = await (await browser.newContext()).newPage();

  await first.goto('/workspace/members');
  await joinByLink(second, first, await invite(first, guest.email), guest);

  await expect(rowOf(first, guest)).toBeVisible();
  await expect(first.getByText('No open invitations')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Invite someone' })).toBeHidden();

  await first.getByRole('combobox', { name: `Role of ${guest.name}` }).click();
  await first.getByRole('option', { name: 'Admin' }).click();
  await expect(rowOf(second, guest).getByText('Admin')).toBeVisible();
  await invite(second, someone('Mei Zhou').email);
  await expect(first.getByRole('list', { name: 'Open invitations' }).getByText('mei.')).toBeVisible();

  await rowOf(second, guest).getByRole('button', { name: 'Leave' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(rowOf(first, guest)).toBeHidden();
});

const searchByKey = (request: APIRequestContext, key: string) =>
  request.get('/api/localities?query=New%20Farm', { headers: { authorization: `Bearer ${key}` } });

test('a key works until it is revoked', async ({ browser, playwright, baseURL }) => {
  const context = await signedIn(browser, someone('Nadia Petrov'));
  await context.request.post('/api/plans/purchase', { data: { plan: 'Professional' } });
  const page = await context.newPage();
  const program = await playwright.request.newContext(baseURL ? { baseURL } : {});

  await page.goto('/workspace/api-keys');
  await expect(page.getByText('No keys yet')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'New key' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Nightly report');
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await expect(dialog.getByText('Choose at least one scope.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /Read places/ }).click();
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  const secret = await dialog.getByText(/^pgk_/).innerText();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const found = await searchByKey(program, secret);
  expect(found.status()).toBe(200);
  expect((await found.json()).items[0]).toMatchObject({ name: 'New Farm' });
  const refused = await program.get('/api/workspace', { headers: { authorization: `Bearer ${secret}` } });
  expect(refused.status()).toBe(403);

  await page.getByRole('button', { name: 'Revoke Nightly report' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No keys yet')).toBeVisible();
  expect((await searchByKey(program, secret)).status()).toBe(401);
});

test('all data is exported, and the workspace deleted', async ({ browser }) => {
  const owner = someone('Nadia Petrov');
  const page = await (await signedIn(browser, owner)).newPage();

  await page.goto('/workspace/settings');
  await page.getByLabel('Name').fill('Harbour Lending');
  await page.getByRole('combobox', { name: 'Time zone' }).click();
  await page.getByPlaceholder('Search by city or offset').fill('perth');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner').getByText('Harbour Lending')).toBeVisible();

  await page.getByRole('button', { name: 'Start the export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  const written = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(written).toMatchObject({ workspace: { name: 'Harbour Lending', timeZone: 'Australia/Perth' } });
  expect(written.people).toMatchObject([{ email: owner.email }]);

  await page.goto('/jobs?state=succeeded');
  await page.getByRole('row').filter({ hasText: 'Export all data' }).click();
  await expect(
    page.getByRole('region', { name: 'The job' }).getByText('The file is kept for 7 days.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/state=succeeded&job=/);

  await page.goto('/workspace/settings');
  await page.getByRole('button', { name: 'Delete the workspace' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled();
  await dialog.getByLabel('Type Harbour Lending to confirm').fill('Harbour Lending');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Workspace deleted')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Harbour Lending')).toBeHidden();
});
