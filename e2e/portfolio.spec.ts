import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { examine } from './support/examine.ts';
import { openScreen } from './support/open-screen.ts';
import { type SampleListing, sampleListing } from './support/sample-listing.ts';
import { test } from './support/test.ts';

const HEADER =
  'Loan ID,Address,Suburb,State,Postcode,Property Type,Beds,Land Size,Loan Amount,Purpose,Income,Other debts';

type Locality = SampleListing['property']['locality'];

/** Thirty homes with loans from small to far too large, two of them nowhere. */
const portfolioFile = ({ name, state, postcode }: Locality): string => {
  const rows = Array.from({ length: 30 }, (_, at) => {
    const suburb = at % 14 === 13 ? 'Atlantis' : name;
    const purpose = at % 2 === 0 ? 'investor' : 'owner-occupier';
    return `L-${at + 1},${at + 1} Turner St,${suburb},${state},${postcode},house,${2 + (at % 3)},${180 + at},${200_000 + at * 120_000},${purpose},200000,0`;
  });
  return `${[HEADER, ...rows].join('\n')}\n`;
};

const choose = (page: Page, name: string, content: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('CORE-ROUTE-03: assessed properties are counted, found and watched', async ({ page }) => {
  await openScreen(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Risk Assessment' })).toBeVisible();
  await expect(page.getByText('No property has been assessed yet')).toBeVisible();
  await expect(page.getByText('Nothing on your watch list yet')).toBeVisible();
  await examine(page, 'the empty dashboard', [1440]);

  const { property } = await sampleListing(page.context());
  const assessed = await page.request.post('/api/assessments', { data: { propertyId: property.id } });
  expect(assessed.ok()).toBe(true);
  await openScreen(page, '/dashboard');
  const list = region(page, 'Assessed properties').first();
  await expect(list.getByRole('link', { name: property.address })).toBeVisible();
  await list.getByRole('button', { name: `Watch ${property.address}` }).click();
  const watched = region(page, 'Watch list').first();
  await expect(watched.getByRole('link', { name: property.address })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find by address or suburb' }).fill('nowhere at all');
  await expect(page.getByText('No assessed property matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await examine(page, 'the dashboard');
  await watched.getByRole('button', { name: `Stop watching ${property.address}` }).click();
  await expect(page.getByText('Nothing on your watch list yet')).toBeVisible();
});

test('a portfolio is uploaded, mapped, valued, found, watched and downloaded', async ({ page }) => {
  const { property } = await sampleListing(page.context());
  await openScreen(page, '/dashboard');
  await choose(page, 'loans of june.csv', portfolioFile(property.locality));
  await expect(page.getByRole('heading', { level: 1, name: 'loans of june' })).toBeVisible();
  await expect(page.getByText('19 of the first 20 rows can be valued.')).toBeVisible();
  await examine(page, 'the mapping', [1440]);

  await page.getByRole('button', { name: 'Value the portfolio' }).click();
  await expect(page.getByText('DTI headroom')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Limit exceeded').first()).toBeVisible();
  const results = region(page, 'Results').first();
  const row = (name: string) => results.getByRole('row').filter({ hasText: name });
  await expect(row('9 Turner St').first()).toBeVisible();
  await expect(row('9 Turner St').first()).toContainText('placed at the suburb’s centre');
  await expect(
    region(page, 'Rows that couldn’t be used')
      .getByRole('row')
      .filter({ hasText: 'There’s no suburb or town with this name' }),
  ).toHaveCount(2);
  await page.getByRole('radio', { name: 'Flagged' }).click();
  await expect(row('LVR above 80%').first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find in the results' }).fill('L-30');
  await expect(row('29 Turner St')).toHaveCount(0);
  await results.getByRole('button', { name: 'Watch 30 Turner St' }).click();
  await expect(results.getByRole('button', { name: 'Stop watching 30 Turner St' })).toBeVisible();
  await openScreen(page, page.url());
  await examine(page, 'the results');
  await page.setViewportSize({ width: 1440, height: 900 });

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('loans of june valued.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(31);

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No portfolio yet')).toBeVisible();
  const watched = region(page, 'Watch list').first();
  await expect(watched.getByRole('row').filter({ hasText: '30 Turner St' })).toBeVisible();
});

test('a file that cannot be valued says why', async ({ page }) => {
  await openScreen(page, '/dashboard');
  await choose(page, 'empty.csv', '');
  await expect(page.getByText('The file is empty.')).toBeVisible();
  await choose(page, 'words.csv', 'hello\nworld\n');
  await expect(page.getByText('We can’t value this file')).toBeVisible();
});
