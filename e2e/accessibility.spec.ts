import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { SCREEN_NAMES, screenEntry } from '../apps/web/src/routes/route-table.ts';
import type { ScreenEntry } from '../apps/web/src/routes/screen-entry.ts';
import { examine, expectNoSidewaysScroll } from './support/examine.ts';
import { expectWholeRings } from './support/focus-rings.ts';
import { expectStill, watchShifts } from './support/layout-shifts.ts';
import { openScreen, STYLE_GUIDE } from './support/open-screen.ts';
import { linkFromOutbox, operatorBrowser, signedIn, someone } from './support/people.ts';
import { sampleListing } from './support/sample-listing.ts';
import { expectLargeTargets } from './support/small-targets.ts';
import { test } from './support/test.ts';

async function invitationPath(context: BrowserContext): Promise<string> {
  const guest = someone('Guest');
  await context.request.post('/api/workspace/invitations', { data: { email: guest.email, role: 'agent' } });
  return new URL(await linkFromOutbox(await context.newPage(), guest.email)).pathname;
}

/** As it stands under every message to somebody who is no member. */
async function passFromMessage({ request }: BrowserContext): Promise<string> {
  const value = `${randomUUID()}@harbour.localhost`;
  const person = await request.post('/api/people', { data: { addresses: [{ kind: 'email', value }] } });
  const [address] = (await person.json()).addresses;
  const message = await request.post('/api/outbound', {
    data: {
      addressId: address.id,
      purpose: 'marketing',
      key: randomUUID(),
      subject: 'Homes near you',
      text: 'Three homes were sold in your street.',
    },
  });
  const { text }: { text: string } = await message.json();
  return text.match(/\/unsubscribe\/([\w-]+)/)?.[1] ?? '';
}

async function formPath({ request }: BrowserContext): Promise<string> {
  const made = await request.post('/api/lead-forms', {
    data: {
      title: 'Ask our agents',
      fields: [
        { field: 'name', isRequired: true },
        { field: 'email', isRequired: true },
      ],
    },
  });
  expect(made.status()).toBe(201);
  return `/forms/${(await made.json()).slug}`;
}

/** A path with a parameter needs a value. */
async function examplePath(path: string, operator: BrowserContext): Promise<string> {
  if (path === '/invitation/:token') return invitationPath(operator);
  if (path === '/verify-email/:token') return `/verify-email/${'x'.repeat(43)}`;
  if (path === '/forms/:slug') return formPath(operator);
  if (path.endsWith('/:pass')) return path.replace(':pass', await passFromMessage(operator));
  if (path === '/shared/report/:token') return `/shared/report/${'x'.repeat(43)}`;
  if (path === '/property/:id') return `/property/${(await sampleListing(operator)).id}`;
  // One that was issued is looked at by its own journey.
  if (path === '/verify/:id') return '/verify/5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a';
  return path;
}

/** Some hundred calls are drawn alike: all of them must fit on a phone; few are looked at closely, one of them open. */
const API_REFERENCE = '/developers/api';
const FEW_CALLS = '?q=webhooks#webhooks.create';

async function openFewCalls(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 900 });
  await expectNoSidewaysScroll(page, 'every call of the API at 360 px');
  await openScreen(page, `${API_REFERENCE}${FEW_CALLS}`);
  await expect(page.locator('main details[open]')).toHaveCount(1);
}

/** Doors are closed to those who are in: they are looked at by a visitor. */
const isDoor = ({ area }: ScreenEntry) => area === null;

/** Their own journeys examine them, with something on them. */
const EXAMINED_ON_THE_WAY: ReadonlySet<string> = new Set([
  '/search',
  '/app',
  '/property/:id',
  '/market-analysis',
  '/lending',
  '/compliance',
  '/dashboard',
  '/blockchain',
  '/verify',
  '/sensay',
  '/hazard-layers',
  '/leads/:id',
  '/our-listings/:id',
  '/book/:slug',
  '/inbox',
  '/channels',
  '/leads/forms',
  '/our-listings',
  '/data-imports',
  '/report/:reportId',
]);

for (const entry of SCREEN_NAMES.map(screenEntry).filter(({ path }) => !EXAMINED_ON_THE_WAY.has(path))) {
  test(`${entry.path} can be used by everyone`, async ({ browser, page: visitor }) => {
    test.slow(entry.path === STYLE_GUIDE, 'it shows every component in every state');
    const operator = await operatorBrowser(browser);
    const path = await examplePath(entry.path, operator);
    expect(path, 'a path with a parameter needs a value here').not.toContain(':');
    const page = isDoor(entry) ? visitor : await operator.newPage();
    await watchShifts(page);
    await openScreen(page, path);
    await expectStill(page, path);
    if (path === API_REFERENCE) await openFewCalls(page);
    await examine(page, path);
    // As narrow as a phone by now.
    await expectLargeTargets(page, path);
    await expectWholeRings(page, path);
  });
}

test('what floats can be used by everyone', async ({ browser }) => {
  const page = await (await operatorBrowser(browser)).newPage();
  await openScreen(page, '/workspace/api-keys?new=key');
  await expect(page.getByRole('dialog')).toBeVisible();
  await examine(page, 'the dialog of a new key');
  await openScreen(page, '/system');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  await examine(page, 'the palette');
});

test('nothing jumps on a phone while the screens load that their own journeys examine, and every control is for fingers and keys', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const operator = await operatorBrowser(browser);
  const page = await operator.newPage();
  await watchShifts(page);
  // The first customers' screen of a new workspace is filled with sample data, which is not what is measured.
  await openScreen(page, '/leads');
  const { items } = await (await operator.request.get('/api/leads?limit=1')).json();
  const leads = items.map(({ id }: { id: string }) => `/leads/${id}`);
  const paths = [...EXAMINED_ON_THE_WAY].filter((path) => !path.includes(':') || path === '/property/:id');
  for (const path of [...paths, ...leads]) {
    await openScreen(page, await examplePath(path, operator));
    await expectStill(page, path);
    await expectLargeTargets(page, path);
    await expectWholeRings(page, path);
  }
});

test('nothing jumps on a phone while the first screen of a new workspace is filled', async ({ browser }) => {
  test.slow();
  for (const path of ['/appointments', '/leads', '/channels']) {
    const page = await (await signedIn(browser, someone('Nia New'))).newPage();
    await watchShifts(page);
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Remove sample data' })).toBeEnabled();
    await expectStill(page, path);
  }
});
