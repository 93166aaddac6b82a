/**
 * What the widget costs the site that shows it: the script that every page loads, the frame once somebody opens it, both
 * gzipped, and how much lower Lighthouse judges the same page with the script than without (medians of five).
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import lighthouse, { desktopConfig } from 'lighthouse';
import { withChromium } from './lib/chromium.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';
import { memberCookie } from './lib/visitor.ts';

const LOADER_KB = 6;
const FRAME_KB = 120;
const LOWER_AT_MOST = 2;
const RUNS = 5;

const kb = (text: string): number => gzipSync(text, { level: 9 }).length / 1000;
const textOf = async (address: string): Promise<string> => {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}. Run the build first.`);
  return reply.text();
};
const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** An ordinary page of an agency: a heading, sentences, a picture drawn in place. */
const pageWith = (script: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="A house for sale">
<title>5 Poinciana Lane</title></head><body><main><h1>5 Poinciana Lane, Teneriffe</h1>
${'<p>One of three raised timber houses around a walled courtyard, two streets from the river and well above it.</p>'.repeat(40)}
</main>${script}</body></html>`;

const judge = (address: string): Promise<number> =>
  withChromium(async (port) => {
    const result = await lighthouse(
      address,
      { port, logLevel: 'error', onlyCategories: ['performance', 'accessibility', 'best-practices'] },
      desktopConfig,
    );
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse said nothing about ${address}.`);
    const scores = Object.values(result.lhr.categories).map(({ score }) => (score ?? 0) * 100);
    return Math.min(...scores);
  });

const port = await new Promise<number>((resolve) => {
  const free = createServer().listen(0, '127.0.0.1', () => {
    const { port: found } = free.address() as AddressInfo;
    free.close(() => resolve(found));
  });
});
const url = `http://127.0.0.1:${port}`;
await withTrialInstallation(
  async () => {
    const cookie = await memberCookie(url);
    const ask = async (method: string, body: object) =>
      (
        await fetch(`${url}/api/widget`, {
          method,
          headers: { cookie, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    const made = await ask('POST', {});
    const site = createServer((request, response) => {
      const tag = request.url === '/with' ? `<script async src="${made.script}"></script>` : '';
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageWith(tag));
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    await ask('PUT', { ...made, origins: [origin] });

    const loader = kb(await textOf(made.script));
    const page = await textOf(`${url}/widget/${made.key}/frame`);
    const parts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
    const texts = await Promise.all(parts.map((path) => textOf(`${url}${path}`)));
    const frame = [page, ...texts].reduce((sum, text) => sum + kb(text), 0);
    console.log(`script ${loader.toFixed(1)} kB of at most ${LOADER_KB}`);
    console.log(`frame  ${frame.toFixed(1)} kB of at most ${FRAME_KB}`);

    const scores: Record<'/' | '/with', number[]> = { '/': [], '/with': [] };
    for (let run = 0; run < RUNS; run++)
      for (const path of ['/', '/with'] as const) scores[path].push(await judge(`${origin}${path}`));
    site.close();
    const lower = median(scores['/']) - median(scores['/with']);
    console.log(`Lighthouse without ${scores['/'].join(', ')}; with ${scores['/with'].join(', ')}`);
    if (loader > LOADER_KB || frame > FRAME_KB)
      throw new Error(`The widget is too large: ${loader.toFixed(1)} and ${frame.toFixed(1)} kB.`);
    settle({
      name: 'widget-size',
      value: lower,
      unit: 'points lower in Lighthouse',
      target: LOWER_AT_MOST,
      better: 'lower',
    });
  },
  { PORT: String(port), PUBLIC_URL: url },
);
