/**
 * Lighthouse with its desktop preset on the pages that people land on, the median of several runs of each, every run
 * as a newcomer: no session, nothing kept. `PAGES` (beginnings of paths, with commas between) leaves the others out.
 */
import lighthouse, { desktopConfig } from 'lighthouse';
import { withChromium } from './lib/chromium.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';
import { visitorCookie } from './lib/visitor.ts';
import { waitForModel } from './lib/wait-for-model.ts';

const RUNS = 5;
/** A recording of the browser is lost now and then; the run is then made again. */
const LOST_RECORDINGS = 3;

/** Which pages, given where the product is. Add those of a new screen here. */
const pagesOf = async (url: string): Promise<string[]> => [
  '/',
  '/search',
  `/property/${(await firstListing(url)).id}`,
  // With a result: the question in the address is assessed on arrival.
  `/app?${new URLSearchParams({ q: await firstAddress(url) })}`,
  `/market-analysis?${new URLSearchParams({ location: (await firstListing(url)).property.locality.name })}`,
];

const ONLY = process.env.PAGES?.split(',');
const isWanted = (page: string): boolean => ONLY?.some((start) => page.startsWith(start)) ?? true;

const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 95 } as const;
type Category = keyof typeof TARGETS;
const CATEGORIES = Object.keys(TARGETS) as Category[];

type Run = { scores: Record<Category, number>; missed: string[] };

type Listing = { id: string; property: { address: string; locality: { name: string; state: string } } };

const firstListing = async (url: string): Promise<Listing> => {
  const reply = await fetch(`${url}/api/listings?limit=1`, { headers: { cookie: await visitorCookie(url) } });
  const { items } = (await reply.json()) as { items: Listing[] };
  if (!items[0]) throw new Error('The sample world has no listing.');
  return items[0];
};

const firstAddress = async (url: string): Promise<string> => {
  const { address, locality } = (await firstListing(url)).property;
  return `${address}, ${locality.name} ${locality.state}`;
};

/** Null when the browser's recording was lost. */
const examineOnce = (address: string): Promise<Run | null> =>
  withChromium(async (port) => {
    const result = await lighthouse(
      address,
      { port, logLevel: 'error', onlyCategories: CATEGORIES },
      desktopConfig,
    );
    if (!result) throw new Error(`Lighthouse said nothing about ${address}.`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError?.code === 'NO_NAVSTART') return null;
    if (runtimeError) throw new Error(runtimeError.message);
    const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
    const missed = CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
    return {
      scores: Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])) as Run['scores'],
      missed,
    };
  });

const examine = async (address: string): Promise<Run> => {
  for (let lost = 0; lost <= LOST_RECORDINGS; lost++) {
    const run = await examineOnce(address);
    if (run) return run;
  }
  throw new Error(`No run on ${address} was recorded.`);
};

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await withTrialInstallation(async ({ url }) => {
  let met = 0;
  const pages = (await pagesOf(url)).filter(isWanted);
  await waitForModel(url);
  for (const page of pages) {
    const runs: Run[] = [];
    while (runs.length < RUNS) runs.push(await examine(`${url}${page}`));
    const scores = CATEGORIES.map((name) => ({ name, score: median(runs.map((run) => run.scores[name])) }));
    met += scores.filter(({ name, score }) => score >= TARGETS[name]).length;
    console.log(page);
    for (const { name, score } of scores) {
      const all = runs.map((run) => run.scores[name]).join(', ');
      console.log(`  ${name.padEnd(14)} ${score} of at least ${TARGETS[name]} (${all})`);
    }
    for (const missed of new Set(runs.flatMap((run) => run.missed))) console.log(`  below 90: ${missed}`);
  }
  const all = pages.length * CATEGORIES.length;
  settle({ name: 'lighthouse', value: met, unit: 'scores reached', target: all, better: 'higher' });
});
