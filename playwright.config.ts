import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findFreePort } from './scripts/lib/port.mjs';

// Every worker reads this file again, and inherits what the first reading chose.
process.env.E2E_PORT ??= String(await findFreePort());
const port = Number(process.env.E2E_PORT);
process.env.E2E_TERMINAL ??= path.join(tmpdir(), `propguard-e2e-terminal-${port}.log`);
// One journey stands in for HubSpot there.
process.env.E2E_HUBSPOT_PORT ??= String(await findFreePort());
const origin = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'e2e',
  // Pictures for the documents are taken when they are asked for: E2E_PICTURES=1.
  testIgnore: process.env.E2E_PICTURES === undefined ? ['**/pictures.spec.ts'] : [],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Two cores draw maps in software beside everything else: a journey that was starved gets a second chance.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  webServer: {
    command: 'node scripts/e2e-server.mjs',
    url: origin,
    env: {
      PORT: String(port),
      OPERATOR_EMAIL: 'operator@example.com',
      HUBSPOT_API_URL: `http://127.0.0.1:${process.env.E2E_HUBSPOT_PORT}`,
      // Every journey comes from this one address.
      RATE_LIMIT_CREDENTIALS: '10000',
      RATE_LIMIT_PASSWORD_TRIES: '10000',
      RATE_LIMIT_LETTERS: '10000',
      RATE_LIMIT_PER_ADDRESS: '100000',
      // Browsers draw beside the server: it is busy, and must answer all the same.
      OVERLOAD_DELAY_MS: '0',
      // Minutes of both cores, in the midst of the other journeys.
      TRAIN_AFTER_IMPORT: 'false',
    },
    reuseExistingServer: false,
    // The first start makes the sample world and trains a model.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
  use: {
    baseURL: origin,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // Every frame is drawn in software. The journeys about the frame of the product and the landing page move.
    reducedMotion: 'reduce',
    // Recording costs more than the tests themselves: ask for it when one fails.
    trace: process.env.E2E_TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        // Maps need WebGL; putting pages together is less work without it.
        '--disable-gpu-rasterization',
        '--disable-gpu-compositing',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
