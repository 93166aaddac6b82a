import { test as base } from '@playwright/test';

/**
 * A browser lives as long as its worker, and so does every page in it that nobody closed: dozens of them would go on
 * drawing and listening beside the journeys that follow.
 */
export const test = base.extend<{ closesWhatItOpened: undefined }>({
  closesWhatItOpened: [
    async ({ browser }, use) => {
      await use(undefined);
      for (const context of browser.contexts()) {
        // A reply that a journey changes on its way may still be on it: nobody waits for that one any more.
        for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
      }
    },
    { auto: true },
  ],
});
