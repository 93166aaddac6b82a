import { type Browser, chromium } from '@playwright/test';
import { findFreePort } from '../../scripts/lib/port.mjs';

/** A browser, which tools may talk to by its debugging port too; gone afterwards. */
export const withChromium = async <T>(work: (port: number, browser: Browser) => Promise<T>): Promise<T> => {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      // The graphics card is made up, for the maps: pages are painted by the processor, as without one, not through it.
      '--disable-gpu-rasterization',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    return await work(port, browser);
  } finally {
    await browser.close();
  }
};
