/** Milliseconds (median) to verify a bundle in a browser, with the code that the page loads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { rolldown } from 'rolldown';
import { settle } from './lib/verdict.ts';

const ROUNDS = 30;
const root = join(import.meta.dirname, '..');

const vectors = JSON.parse(readFileSync(join(root, 'packages/proof/vectors/bundles.json'), 'utf8')) as {
  file: string;
}[];
const file = vectors[0]?.file ?? '';

const build = await rolldown({
  input: join(root, 'packages/proof/src/bundle/verify-bundle.ts'),
  platform: 'browser',
});
const { output } = await build.generate({ format: 'iife', name: 'proof', minify: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: output[0].code });
  const times = await page.evaluate(
    ([text, rounds]) => {
      const { proof } = globalThis as unknown as {
        proof: { verifyBundle: (file: Uint8Array) => { isValid: boolean } };
      };
      const bundle = new TextEncoder().encode(text);
      return Array.from({ length: rounds }, () => {
        const from = performance.now();
        if (!proof.verifyBundle(bundle).isValid) throw new Error('The bundle does not verify.');
        return performance.now() - from;
      });
    },
    [file, ROUNDS] as const,
  );
  console.log(`the first time, with everything cold: ${times[0]?.toFixed(1)} ms`);
  const median = times.sort((a, b) => a - b)[ROUNDS >> 1] ?? Number.POSITIVE_INFINITY;
  settle({ name: 'certificates-verify', value: median, unit: 'ms', target: 50, better: 'lower' });
} finally {
  await browser.close();
}
