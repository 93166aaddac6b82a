import { test as base } from '@playwright/test';

/**
 * A browser lives as long as its worker, and so does every page in it that nobody closed: dozens of them would go on
 * drawing and listening beside the journeys that follow.
 */
export const test = base.extend<{ closesWhatItOpened: undefined }>({
  closesWhatItOpened: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
