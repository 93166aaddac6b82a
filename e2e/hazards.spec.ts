import { expect, type Page } from '@playwright/test';
import { examine, expectNoViolations } from './support/examine.ts';
import { openScreen } from './support/open-screen.ts';
import { operatorBrowser } from './support/people.ts';
import { test } from './support/test.ts';

const FACTS = {
  Source: 'A council',
  Licence: 'CC BY 4.0',
  Method: 'Hydraulic model, 1% chance a year',
  'Surveyed on': '2025-06-30',
};
/** Metres on a map grid, as councils often export them. */
const PROJECTED = { longitude: 502_810, latitude: 6_964_520 };

type Place = { longitude: number; latitude: number };

/** One square of about 400 m around a place. */
const squareAround = ({ longitude, latitude }: Place): string => {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ].map(([east = 0, north = 0]) => [longitude + 0.002 * east, latitude + 0.002 * north]);
  const geometry = { type: 'Polygon', coordinates: [corners] };
  return JSON.stringify({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: { class: 0.85 }, geometry }],
  });
};

async function send(page: Page, name: string, content: string): Promise<void> {
  await page.getByRole('button', { name: 'Import a layer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a layer' });
  await dialog.getByLabel('File').setInputFiles({
    name: 'floodplain.geojson',
    mimeType: 'application/geo+json',
    buffer: Buffer.from(content),
  });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  for (const [label, value] of Object.entries(FACTS)) await dialog.getByLabel(label).fill(value);
  await dialog.getByText('Columns and fields').click();
  await dialog.getByLabel('Field with a severity').fill('class');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('an operator brings in a layer, sees it on the map and in an answer, and takes it out', async ({
  browser,
}) => {
  test.slow();
  const page = await (await operatorBrowser(browser)).newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const tiles: string[] = [];
  page.on('response', (reply) => {
    if (reply.ok() && reply.url().includes('/api/hazard-tiles/flood/')) tiles.push(reply.url());
  });
  const { items } = await (await page.request.get('/api/listings?limit=1&type=rural')).json();
  const { property } = items[0];
  const name = `Floodplain ${Date.now().toString(36)}`;
  await openScreen(page, '/hazard-layers');

  await page.getByRole('button', { name: 'Import a layer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Choose a file.')).toBeVisible();
  await expect(page.getByText('Fill this in.')).toHaveCount(4);
  await expectNoViolations(page, 'the form, refused');
  await page.keyboard.press('Escape');

  await send(page, name, squareAround(PROJECTED));
  await expect(page.getByText('The last file wasn’t imported')).toBeVisible();
  await expect(page.getByText(/metres in a projection. Export the file in EPSG:4326/)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);

  await send(page, name, squareAround(property));
  await page.getByRole('row', { name: new RegExp(name) }).click();
  const pane = page.getByRole('region', { name: 'The layer' });
  await expect(pane.getByText('CC BY 4.0')).toBeVisible();
  await expect(pane.getByText('1 of 1 were kept')).toBeVisible();
  await expect(page.getByText('The last file wasn’t imported')).toBeHidden();
  const { version } = await (await page.request.get('/api/hazard-layers')).json();
  await page.locator('.map-host').scrollIntoViewIfNeeded();
  await expect.poll(() => tiles.some((address) => address.includes(version))).toBe(true);
  await examine(page, 'the layers, one of them open');

  await page.setViewportSize({ width: 1440, height: 900 });
  const hazards = await (await page.request.get(`/api/properties/${property.id}/hazards`)).json();
  const flood = hazards.hazards.find(({ kind }: { kind: string }) => kind === 'flood');
  expect(flood.value).toBeCloseTo(0.85, 1);
  await openScreen(page, `/property/${items[0].id}`);
  await expect(
    page.getByRole('region', { name: 'Climate and market risk' }).getByText('Flood'),
  ).toBeVisible();

  await openScreen(page, '/hazard-layers');
  await page.getByRole('row', { name: new RegExp(name) }).click();
  await pane.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Remove the layer' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
});
