/**
 * Lighthouse with its desktop preset on the pages that people land on, the median of several runs of each, every run
 * as a newcomer: no session, nothing kept.
 */
import lighthouse, { desktopConfig } from 'lighthouse';
import { withChromium } from './lib/chromium.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';
import { visitorCookie } from './lib/visitor.ts';

const RUNS = 5;

/** Which pages, given where the product is. Add those of a new screen here. */
const pagesOf = async (url: string): Promise<string[]> => [
  '/',
  '/search',
  `/property/${await firstListing(url)}`,
];

const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 95 } as const;
type Category = keyof typeof TARGETS;
const CATEGORIES = Object.keys(TARGETS) as Category[];

type Run = { scores: Record<Category, number>; missed: string[] };

const firstListing = async (url: string): Promise<string> => {
  const reply = await fetch(`${url}/api/listings?limit=1`, { headers: { cookie: await visitorCookie(url) } });
  const { items } = (await reply.json()) as { items: { id: string }[] };
  if (!items[0]) throw new Error('The sample world has no listing.');
  return items[0].id;
};

const examine = (address: string): Promise<Run> =>
  withChromium(async (port) => {
    const result = await lighthouse(
      address,
      { port, logLevel: 'error', onlyCategories: CATEGORIES },
      desktopConfig,
    );
    if (!result) throw new Error(`Lighthouse said nothing about ${address}.`);
    const { categories, audits, runtimeError } = result.lhr;
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

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await withTrialInstallation(async ({ url }) => {
  let met = 0;
  const pages = await pagesOf(url);
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
