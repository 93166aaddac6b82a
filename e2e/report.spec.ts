import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { examine } from './support/examine.ts';
import { openScreen } from './support/open-screen.ts';
import { sampleListing } from './support/sample-listing.ts';
import { test } from './support/test.ts';

const ADDRESS = '18 Jacaranda Quay, New Farm QLD 4005';
const MAGIC = { PDF: '%PDF', Excel: 'PK', JSON: '{' } as const;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function openReportsTab(page: Page): Promise<void> {
  await openScreen(page, '/app?tab=reports');
  await page.getByLabel('Sensay-Powered Property Intelligence Assistant').fill(ADDRESS);
  await page.getByRole('button', { name: 'Assess', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Data Provenance and Sources' })).toBeVisible();
}

/** The first bytes of the file, and its name. */
async function downloaded(page: Page, click: () => Promise<void>): Promise<{ name: string; start: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  const content = await readFile(await file.path());
  return { name: file.suggestedFilename(), start: content.subarray(0, 4).toString('latin1') };
}

test('CORE-REP and CORE-VAL: a report is made, read, downloaded, shared and no longer shared', async ({
  browser,
  page,
}) => {
  test.slow();
  await openReportsTab(page);
  await expect(page.getByRole('region', { name: 'Professional Valuation Report' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Executive Summary' })).toContainText('is valued at');
  await examine(page, 'the Reports tab', [360]);
  await page.setViewportSize({ width: 1440, height: 900 });

  for (const [format, magic] of Object.entries(MAGIC)) {
    await page.getByRole('radio', { name: format }).click();
    const { name, start } = await downloaded(page, () =>
      page.getByRole('button', { name: 'Download Report' }).click(),
    );
    expect(name).toMatch(/^VR-\d{8}\.(pdf|xlsx|json)$/);
    expect(start.startsWith(magic), `${name} begins with ${start}`).toBe(true);
  }
  await expect(page.getByText('Download Started').first()).toBeVisible();

  await page.getByRole('link', { name: 'Open report' }).click();
  await expect(page).toHaveURL(/\/report\/VR-\d{8}$/);
  const paper = page.getByRole('article');
  for (const part of [
    'AI valuation analysis',
    'Executive Summary',
    'Risk assessment',
    'Comparable sales',
    'APRA compliance certificate',
    'Data Provenance and Sources',
  ])
    await expect(paper.getByRole('heading', { name: part })).toBeVisible();
  await expect(paper.getByText('Indicative band', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to property' })).toBeVisible();
  await examine(page, 'a report');
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('for 30 days', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('Report link copied to clipboard.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/shared\/report\/[\w-]{40,}$/);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('article')).toContainText('18 Jacaranda Quay');
  await examine(stranger, 'a shared report', [360]);

  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Revoke the link/ }).click();
  await expect(page.getByText('No links are open.')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('This link has ended')).toBeVisible();
});

test('CORE-REP-08 CORE-VAL-09 CORE-VAL-10: what is not there says so', async ({ page }) => {
  await openScreen(page, '/app?tab=reports');
  await expect(page.getByText('No Report Available')).toBeVisible();
  await openScreen(page, '/report/VR-00000000');
  await expect(page.getByRole('heading', { name: 'Report Not Found' })).toBeVisible();
  await expect(
    page.getByText("The valuation report you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to search' }).click();
  await expect(page).toHaveURL(/\/search/);
  await page.goto('/report');
  await expect(page).toHaveURL(/\/search/);
});

test('a report is made from the page of a property, and made again', async ({ context, page }) => {
  const { property } = await sampleListing(context);
  await openScreen(page, `/property/${property.id}`);
  await page.getByRole('button', { name: 'Make a report' }).click();
  await expect(page).toHaveURL(/\/report\/VR-\d{8}$/);
  await page.getByRole('button', { name: 'Make again' }).click();
  await expect(page).toHaveURL(/version=2$/);
  await page.getByLabel('Version', { exact: true }).selectOption('1');
  await expect(page.getByText('Version 2 is the newest; this one stays as it was.')).toBeVisible();
});
