import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { examine, expectNoViolations } from './support/examine.ts';
import { signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

/** Another site: a page of its own that shows what is written into it. */
const openSite = async (body: () => string): Promise<{ origin: string; close: () => Promise<void> }> => {
  const server: Server = createServer((_request, reply) => {
    reply
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(`<!doctype html><html lang="en">${body()}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((done) => server.close(() => done())),
  };
};

test('a form stands on its own site and no other; who sends it becomes a lead and answers questions', async ({
  browser,
}) => {
  let code = '';
  const site = await openSite(() => code);
  const stranger = await openSite(() => code);
  const context = await signedIn(browser, someone('Fern Former'));
  const page = await context.newPage();
  await page.goto('/leads/forms');
  await page.getByRole('button', { name: 'Add a form' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Ask our agents');
  await dialog.getByRole('button', { name: 'Use our wording' }).click();
  await dialog.getByLabel('Websites that may show it').fill('no site');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a site such as https://www.example.com.au.')).toBeVisible();
  await dialog.getByLabel('Websites that may show it').fill(site.origin);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const embed = page.locator('pre');
  await expect(embed).toContainText('<iframe');
  await examine(page, '/leads/forms');
  code = await embed.innerText();
  // The first real person takes the made-up ones away, which is somebody else's journey.
  await context.request.delete('/api/sample-operations');

  const visit = await (await browser.newContext()).newPage();
  await visit.goto(stranger.origin);
  await expect.poll(() => visit.frames().some((frame) => frame.url().startsWith('chrome-error:'))).toBe(true);
  await visit.goto(site.origin);
  const frame = visit.frameLocator('iframe');
  await frame.getByLabel('Your name').fill('Priya Raman');
  await frame.getByRole('textbox', { name: 'Email' }).fill('priya.raman@example.com');
  await frame.getByRole('combobox', { name: 'What would you like to do?' }).click();
  await frame.getByRole('option', { name: 'Buy a home' }).click();
  await frame.getByLabel('How can we help?').fill('Is the river near?');
  await frame.getByRole('checkbox').check();
  // Nobody fills in a form within three seconds: a machine would be told so.
  await visit.waitForTimeout(3000);
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect(frame.getByText('Thank you. Your message has arrived.')).toBeVisible({ timeout: 30_000 });
  await frame.getByRole('button', { name: '$500K-$1M' }).click();
  await frame.getByRole('button', { name: 'Immediately' }).click();
  await expect(frame.getByText('How will you pay for it?')).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: 'Priya Raman' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Priya Raman');
  await expect(page.getByText('Is the river near?')).toBeVisible();
  await expect(page.getByText('$500,000 – $1,000,000').first()).toBeVisible();
  await expectNoViolations(page, 'a lead that came by a form');
  await site.close();
  await stranger.close();
});
