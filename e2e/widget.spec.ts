import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { operatorBrowser } from './support/people.ts';
import { test } from './support/test.ts';

/** Somebody else's site, which allows the one script and the one frame and nothing more. */
const startSite = async (host: string, script: () => string): Promise<{ origin: string; server: Server }> => {
  const server = createServer((_request, response) => {
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; script-src ${host}; frame-src ${host}; base-uri 'none'`,
      })
      .end(
        `<!doctype html><html lang="en"><title>An agency</title><body><h1>5 Poinciana Lane</h1><script async src="${script()}"></script></body></html>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
};

test('a visitor of a strict site on another origin writes, is answered, and asks for a person', async ({
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
    await page.goto(listed.origin);
    await page.getByRole('button', { name: 'Open the chat' }).click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText('Hello! Ask about a home, a price or a viewing.')).toBeVisible();
    await frame.getByRole('textbox', { name: 'Write a message' }).fill(words);
    await page.keyboard.press('Enter');
    const log = frame.getByRole('log');
    await expect(log.getByText(words)).toBeVisible();
    await expect(log.locator('.assistant')).toHaveCount(2, { timeout: 30_000 });
    await frame.getByRole('button', { name: 'Talk to a person' }).last().click();
    await expect(log.getByText(/^We have asked a person/)).toBeVisible();
  } finally {
    listed.server.close();
  }
});
