import { expect, type Page } from '@playwright/test';
import { examine } from './support/examine.ts';
import { openScreen } from './support/open-screen.ts';
import { operatorBrowser } from './support/people.ts';
import { keepPicture } from './support/picture-file.ts';
import { holdStill } from './support/still.ts';
import { test } from './support/test.ts';

const HEADER = 'Suburb,Address,Type,Price,Rooms,Method,Date,Landsize,Lattitude,Longtitude';
const STREETS = ['Bloomburg St', 'Turner St', 'Studley St', 'Park St', 'Yarra St', 'Valiant St'];

/** Forty sales as an auction report lists them, some of which cannot be taken. */
const salesFile = (mark: string): string => {
  const rows = Array.from({ length: 40 }, (_, at) => {
    const street = `${mark} ${STREETS[at % STREETS.length]}`;
    const price = at % 13 === 5 ? 0 : 900_000 + at * 12_500;
    const method = at % 11 === 7 ? 'PI' : 'S';
    const suburb = at % 17 === 9 ? 'Atlantis' : 'Abbotsford';
    return `${suburb},${at + 1} ${street},h,${price},3,${method},${(at % 27) + 1}/05/2017,180,-37.80${at % 10},144.99${at % 10}`;
  });
  return `${[HEADER, ...rows].join('\n')}\n`;
};

/** Checking, importing and undoing are jobs, in the queue with those of other journeys. */
const WHEN_DONE = { timeout: 30_000 };

const chooseFile = (page: Page, name: string, content: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

async function fillSource(page: Page): Promise<void> {
  await page.getByLabel('Licence').fill('CC BY 4.0');
  await page.getByLabel('Attribution').fill('Auction reports of Melbourne');
}

/** For the documents, when they are asked for. */
async function picture(page: Page, name: string): Promise<void> {
  if (process.env.E2E_PICTURES === undefined) return;
  for (const [size, viewport] of [
    ['1440', { width: 1440, height: 900 }],
    ['390', { width: 390, height: 844 }],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const file = `docs/screens/${name}-${size}-${colorScheme}.webp`;
      await keepPicture(page, file, await page.screenshot({ animations: 'disabled' }));
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('an operator imports a file, reads the report, and undoes it', async ({ browser }) => {
  test.slow();
  const page = await (await operatorBrowser(browser)).newPage();
  await holdStill(page);
  await openScreen(page, '/data-imports');
  await chooseFile(page, 'auction-results.csv', salesFile('Early'));

  await expect(page.getByRole('heading', { name: 'auction-results.csv' })).toBeVisible();
  await expect(page.getByText(/of 20 would be imported/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await examine(page, 'setting up');
  await page.setViewportSize({ width: 1440, height: 900 });
  await picture(page, 'import-set-up');
  await fillSource(page);
  await page.getByRole('button', { name: 'Check the whole file' }).click();

  await expect(page.getByText('Checked. Nothing has been written yet')).toBeVisible(WHEN_DONE);
  await expect(page.getByLabel('What happened to the rows')).toContainText('40');
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByText('Imported', { exact: true })).toBeVisible(WHEN_DONE);
  await expect(page.getByRole('group', { name: 'Rejected rows' })).toContainText('Atlantis');
  await examine(page, 'the report');
  await page.setViewportSize({ width: 1440, height: 900 });
  await picture(page, 'import-report');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toContain('auction-results.csv');

  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible(WHEN_DONE);
});

test('a file that cannot be taken says why', async ({ browser }) => {
  const page = await (await operatorBrowser(browser)).newPage();
  await openScreen(page, '/data-imports');
  await chooseFile(page, 'nothing.csv', '');
  await expect(page.getByText('The file is empty.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Data imports' })).toBeVisible();
});
