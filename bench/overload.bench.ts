/**
 * What is left of the best when twenty times as many ask at once as it takes to reach it: answers in a second, as a
 * share of the best, for reads, assessments and chat; the worst of the three counts. Everybody is a visitor with an
 * address of their own, and asks again as soon as they are answered.
 */
import { load, visitors } from './lib/load.ts';
import type { LoadCaller, LoadRequest } from './lib/load-orders.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';

const TARGET = 0.8;
const TIMES_AS_MANY = 20;
const STEPS = [1, 2, 4, 8, 16];
/** In turns, so that the machine's mood cancels out. */
const ROUNDS = 3;
const SECONDS = Number(process.env.SECONDS ?? 6);
const PLACE = 'qld-4005-new-farm';
/** Little more is gained by more at once. */
const SATURATED = 0.9;

type Kind = { name: string; requests: LoadRequest[] };

const kindsOf = (homes: { id: string }[]): Kind[] => [
  { name: 'reads', requests: [{ method: 'GET', path: `/api/localities/${PLACE}` }] },
  {
    name: 'assess',
    requests: homes.map(({ id }) => ({
      method: 'POST',
      path: '/api/assessments',
      body: JSON.stringify({ propertyId: id }),
    })),
  },
  {
    name: 'chat',
    requests: [
      {
        method: 'POST',
        path: '/api/assistant/chat',
        body: JSON.stringify({ message: 'what can you do', conversationId: '{uuid}' }),
      },
    ],
  },
];

const measure = async (url: string, callers: LoadCaller[], { requests }: Kind) => {
  const figures = await load({ url, callers, requests, atOnce: 1, seconds: SECONDS, pauseMs: 0 });
  if (figures.refused > 0 || figures.failed > figures.answered / 100)
    throw new Error(`${figures.refused} refused, ${figures.failed} failed: ${figures.faults.join('; ')}`);
  return figures;
};

/** How many at once it takes to come near the best. */
const findSaturation = async (url: string, callers: LoadCaller[], kind: Kind): Promise<number> => {
  const steps: { atOnce: number; perSecond: number }[] = [];
  for (const atOnce of STEPS) steps.push({ atOnce, ...(await measure(url, callers.slice(0, atOnce), kind)) });
  const best = Math.max(...steps.map(({ perSecond }) => perSecond));
  return steps.find(({ perSecond }) => perSecond >= SATURATED * best)?.atOnce ?? 1;
};

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await withTrialInstallation(async ({ url, context }) => {
  const { rows: homes } = await context.database.besidePool.query<{ id: string }>(
    'select id from property order by id limit 200',
  );
  const callers = await visitors(url, TIMES_AS_MANY * Math.max(...STEPS));
  const shares: number[] = [];
  for (const kind of kindsOf(homes)) {
    await measure(url, callers.slice(0, 2), kind);
    const saturation = await findSaturation(url, callers, kind);
    const many = saturation * TIMES_AS_MANY;
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const best = await measure(url, callers.slice(0, saturation), kind);
      const pressed = await measure(url, callers.slice(0, many), kind);
      console.log(
        `${kind.name}: ${best.perSecond.toFixed(0)} a second with ${saturation} at once, ${pressed.perSecond.toFixed(0)} with ${many}, ${pressed.shed} sent away`,
      );
      rounds.push(pressed.perSecond / best.perSecond);
    }
    shares.push(median(rounds));
  }
  settle({
    name: 'overload',
    value: Math.min(...shares),
    unit: 'of the best',
    target: TARGET,
    better: 'higher',
  });
});
