import type { Browser, Page } from '@playwright/test';

/** Of the page's main thread: how long it took, how much of that it computed, and how much it waited for WebGL. */
type LongTask = { step: string; ms: number; computingMs: number; drawingMs: number };

type TraceEvent = {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; data?: { url?: string }; src_file?: string; src_func?: string };
};

const LONG_MS = 50;
const STEP = 'step: ';
const US_PER_MS = 1000;
/** Making a context waits as well. */
const WAITS = ['CommandBufferHelper::Finish', 'CommandBufferProxyImpl::Initialize'];

/** From here on, tasks count to this step. */
export const beginStep = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((mark) => performance.mark(mark), STEP + name);

const QUIET_MS = 700;

/** Until nothing has been fetched and no task was long for a while. */
export const untilQuiet = (page: Page): Promise<unknown> =>
  page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quietMs);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quietMs);
        }).observe({ entryTypes: ['longtask', 'resource'] });
      }),
    QUIET_MS,
  );

/** A second after a page was left, the browser gives back what it was drawn with, in the thread of the next one. */
const takesLastPageDown = ({ args }: TraceEvent): boolean =>
  args.src_func === 'Shutdown' && args.src_file?.endsWith('/widget_base.cc') === true;

const longTasksIn = (events: readonly TraceEvent[], origin: string): LongTask[] => {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const threads = new Set(events.filter(({ args }) => args.data?.url?.startsWith(origin)).map(threadOf));
  const mains = new Set(
    events
      .filter(({ args }) => args.name === 'CrRendererMain')
      .map(threadOf)
      .filter((one) => threads.has(one)),
  );
  const ofPage = events.filter((event) => mains.has(threadOf(event)));
  const spans = ofPage.filter(({ ph }) => ph === 'X').map((event) => ({ dur: 0, tdur: 0, ...event }));
  const steps = events
    .filter(({ cat, name }) => cat.includes('blink.user_timing') && name.startsWith(STEP))
    .toSorted((a, b) => a.ts - b.ts);
  return spans
    .filter(({ name, dur }) => name.endsWith('RunTask') && dur > LONG_MS * US_PER_MS)
    .filter((task) => !takesLastPageDown(task))
    .map(({ ts, dur, tdur }) => {
      const waits = spans.filter((span) => WAITS.includes(span.name) && span.ts >= ts && span.ts < ts + dur);
      return {
        step: steps.findLast((step) => step.ts <= ts)?.name.slice(STEP.length) ?? '',
        ms: Math.round(dur / US_PER_MS),
        computingMs: Math.round(tdur / US_PER_MS),
        drawingMs: Math.round(waits.reduce((sum, wait) => sum + wait.dur, 0) / US_PER_MS),
      };
    });
};

/** Traces a page while it is used, and tells its tasks over 50 ms. */
export const traceTasks = async (
  browser: Browser,
  page: Page,
  use: () => Promise<void>,
): Promise<LongTask[]> => {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'blink.user_timing', 'gpu'],
  });
  await use();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  return longTasksIn(traceEvents, new URL(page.url()).origin);
};
