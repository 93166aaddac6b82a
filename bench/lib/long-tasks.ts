import type { Page } from '@playwright/test';

export type LongTask = { ms: number; what: string };

type Seen = {
  tasks: { at: number; ms: number }[];
  scripts: { at: number; ms: number; name: string }[];
  busyAt: number;
};
type SeenWindow = typeof globalThis & { seen: Seen };
type ScriptTiming = PerformanceEntry & { sourceURL: string; sourceFunctionName: string; invoker: string };
type FrameTiming = PerformanceEntry & { scripts: ScriptTiming[] };

/** Runs in the page, before anything else of it. */
const watch = (): void => {
  const seen: Seen = { tasks: [], scripts: [], busyAt: 0 };
  (globalThis as SeenWindow).seen = seen;
  new PerformanceObserver((list) => {
    for (const { entryType, startTime, duration } of list.getEntries()) {
      seen.busyAt = Math.max(seen.busyAt, startTime + duration);
      if (entryType === 'longtask') seen.tasks.push({ at: startTime, ms: duration });
    }
  }).observe({ entryTypes: ['longtask', 'resource'] });
  new PerformanceObserver((list) => {
    for (const { scripts } of list.getEntries() as FrameTiming[])
      for (const { startTime, duration, sourceURL, sourceFunctionName, invoker } of scripts) {
        const file = sourceURL.split('/').at(-1) ?? '';
        seen.scripts.push({ at: startTime, ms: duration, name: `${invoker} ${sourceFunctionName} ${file}` });
      }
  }).observe({ type: 'long-animation-frame' });
};

const QUIET_MS = 700;

/** Until nothing has been fetched and no task was long for a while. */
export const untilQuiet = async (page: Page): Promise<void> => {
  await page.waitForFunction((quietMs) => {
    const { busyAt } = (globalThis as SeenWindow).seen;
    return performance.now() - busyAt > quietMs;
  }, QUIET_MS);
};

/** Watches a page from its start; the tasks over 50 ms since the last question, each with the script that it ran. */
export const watchTasks = async (page: Page): Promise<() => Promise<LongTask[]>> => {
  await page.addInitScript(watch);
  return () =>
    page.evaluate(() => {
      const { seen } = globalThis as SeenWindow;
      const found = seen.tasks.map(({ at, ms }) => {
        const inside = seen.scripts.filter((script) => script.at >= at - 1 && script.at < at + ms);
        const [most] = inside.toSorted((a, b) => b.ms - a.ms);
        const what = most && most.ms > ms / 3 ? `${most.name} ${Math.round(most.ms)} ms` : 'no one script';
        return { ms: Math.round(ms), what };
      });
      seen.tasks = [];
      seen.scripts = [];
      return found;
    });
};
