import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInFrame } from './support/examine.ts';
import { operatorBrowser, signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** Somebody else's site, which allows the one script and the one frame, its own script, and nothing more. */
const startSite = async (
  host: string,
  script: () => string,
  own?: () => string,
): Promise<{ origin: string; server: Server }> => {
  const tag = () =>
    own
      ? `<script src="/site.js"></script><script async data-manual src="${script()}"></script>`
      : `<script async data-about="5 Poinciana Lane, Teneriffe" src="${script()}"></script>`;
  const server = createServer((request, response) => {
    if (request.url === '/site.js' && own) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(own());
      return;
    }
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; script-src ${own ? "'self' " : ''}${host}; frame-src ${host}; base-uri 'none'`,
      })
      .end(
        `<!doctype html><html lang="en"><title>An agency</title><body><main><h1>5 Poinciana Lane</h1></main>${tag()}</body></html>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
};

test('a visitor of a strict site on another origin writes, asks for a person, and reads what a member writes and sends', async ({
  browser,
  baseURL,
}) => {
  const host = new URL(baseURL ?? '').origin;
  const member = await operatorBrowser(browser);
  const made = await (await member.request.post('/api/widget', { data: {} })).json();
  const listed = await startSite(host, () => made.script);
  try {
    await member.request.put('/api/widget', { data: { ...made, origins: [listed.origin] } });
    const words = `Is it quiet there? ${Date.now().toString(36)}`;

    const stranger = await browser.newContext();
    const page = await stranger.newPage();
    await page.clock.install();
    await page.goto(listed.origin);
    const launcher = page.getByRole('button', { name: 'Open the chat' });
    await expect(launcher).toBeVisible();
    await page.clock.fastForward(20_000);
    await expectNoViolations(page, 'the page of the site with a line beside the button');
    await page.getByRole('button', { name: 'Any question about 5 Poinciana Lane, Teneriffe?' }).click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText('Hello! Ask about a home, a price or a viewing.')).toBeVisible();
    await frame.getByRole('textbox', { name: 'Write a message' }).fill(words);
    await page.keyboard.press('Enter');
    const log = frame.getByRole('log');
    await expect(log.getByText(words)).toBeVisible();
    await expect(log.locator('.assistant')).toHaveCount(2, { timeout: 30_000 });
    await frame.getByRole('textbox', { name: 'Write a message' }).fill('3 bedroom houses in Brisbane to $2m');
    await page.keyboard.press('Enter');
    await expect(log.locator('.home img').first()).toBeVisible({ timeout: 30_000 });
    await expect(frame.getByText('3 bed, Brisbane, to $2M')).toBeVisible();
    await frame.getByRole('button', { name: 'Talk to a person' }).click();
    await expect(log.getByText(/^We’ve asked a person/)).toBeVisible();

    const inbox = await (await member.request.get('/api/inbox', { params: { query: words } })).json();
    const sizeBytes = PDF.length;
    const announced = await member.request.post('/api/media', {
      data: { fileName: 'Contract.pdf', sizeBytes },
    });
    const { id } = await announced.json();
    await member.request.put(`/api/uploads/media/${id}/parts/0`, {
      data: PDF,
      headers: { 'content-type': 'application/octet-stream' },
    });
    const kept = await (await member.request.post(`/api/media/uploads/${id}`, { data: {} })).json();
    const reply = { messageId: randomUUID(), text: 'Quiet as a library. The contract:', fileId: kept.id };
    await member.request.post(`/api/inbox/${inbox.items[0].id}/replies`, { data: reply });
    await expect(log.getByText(reply.text)).toBeVisible();
    const saving = page.waitForEvent('download');
    await log.getByRole('button', { name: 'Contract.pdf' }).click();
    expect(readFileSync(await (await saving).path())).toEqual(PDF);

    await expectNoViolations(page, 'the page of the site');
    const shown = page.frames().find((one) => one.url().startsWith(host));
    if (shown) await expectNoViolationsInFrame(shown, 'the chat in it');
    expect(shown).toBeDefined();
  } finally {
    listed.server.close();
  }
});

test('a site says who its visitor is, where and how the chat stands; they send a file, lose the line, and say how it was', async ({
  browser,
  baseURL,
}) => {
  const host = new URL(baseURL ?? '').origin;
  const member = await signedIn(browser, someone('Nadia Petrov'));
  const made = await (await member.request.post('/api/widget', { data: {} })).json();
  const { secret } = await (await member.request.post('/api/widget/secret', { data: {} })).json();
  const hash = createHmac('sha256', secret).update('customer-204').digest('hex');
  const site = await startSite(
    host,
    () => made.script,
    () => `addEventListener('propguard:ready', () => {
      PropGuard.init({ position: 'bottom-left', theme: 'dark', language: 'de' });
      PropGuard.identify({ id: 'customer-204', hash: '${hash}', name: 'Georgia Hale' });
    });`,
  );
  const unlisted = await startSite(host, () => made.script);
  try {
    await member.request.put('/api/widget', { data: { ...made, origins: [site.origin] } });
    // Open on one other day of the week alone: nobody is there now.
    const day = ((new Date().getUTCDay() + 2) % 7) + 1;
    const closed = { zone: 'UTC', answerMinutes: 10, hours: [{ day, from: '09:00', to: '10:00' }] };
    expect((await member.request.put('/api/inbox/settings', { data: closed })).ok()).toBe(true);

    const stranger = await browser.newContext();
    const page = await stranger.newPage();
    const refused: string[] = [];
    page.on('console', (line) => {
      if (/content security policy/i.test(line.text())) refused.push(line.text());
    });
    await page.goto(unlisted.origin);
    await expect(page.getByRole('heading', { name: '5 Poinciana Lane' })).toBeVisible();
    await page.goto(site.origin);
    const button = page.getByRole('button', { name: 'Chat öffnen' });
    await expect(button).toBeVisible();
    expect((await button.boundingBox())?.x).toBeLessThan(100);
    await button.click();
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('html[lang=de][data-theme=dark]')).toBeVisible();
    await expect(frame.getByText('Hinterlassen Sie eine Nummer')).toBeVisible();

    await frame.locator('input[type=file]').setInputFiles({
      name: 'Grundriss.pdf',
      mimeType: 'application/pdf',
      buffer: PDF,
    });
    const log = frame.getByRole('log');
    await expect(log.getByText('Grundriss.pdf')).toBeVisible();
    const write = frame.getByRole('textbox', { name: 'Nachricht schreiben' });
    await stranger.setOffline(true);
    await write.fill('Ist der Keller trocken?');
    await write.press('Enter');
    await expect(frame.getByText('Keine Verbindung')).toBeVisible();
    await stranger.setOffline(false);
    await expect(log.locator('.contact:not(.is-unsent)').getByText('Ist der Keller trocken?')).toBeVisible();

    const [row] = (await (await member.request.get('/api/inbox')).json()).items;
    expect(row).toMatchObject({ name: 'Georgia Hale', channel: 'website', state: 'waiting' });
    await member.request.post(`/api/inbox/${row.id}/resolve`, { data: {} });
    await frame.getByRole('button', { name: '5 von 5' }).click();
    await frame.getByRole('button', { name: '9 von 10' }).click();
    await expect(frame.getByText('Danke. Das hilft uns.')).toBeVisible();
    expect(refused).toEqual([]);
    expect(await stranger.cookies(site.origin)).toEqual([]);
    await page.goto(unlisted.origin);
    await expect(page.getByRole('button')).toHaveCount(0);
  } finally {
    site.server.close();
    unlisted.server.close();
  }
});
