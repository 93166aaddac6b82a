/**
 * Assessments and answers in a second, as shares of what the same process does of a bare read (`read-route`'s), in the
 * same run and by the same generator, in turns, so that the machine's mood cancels out. The bare read asks PostgreSQL over
 * the network, as it did when the shares before were taken: a yardstick that grows with what it measures shows no gain.
 */
import Fastify from 'fastify';
import { createDatabase } from '../apps/server/src/db/database.ts';
import { openPool } from '../apps/server/src/db/pool.ts';
import { getLocality } from '../apps/server/src/slices/localities/get-locality.ts';
import { load, visitors } from './lib/load.ts';
import type { LoadRequest } from './lib/load-orders.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';
import { waitForModel } from './lib/wait-for-model.ts';

const ROUNDS = 5;
const SECONDS = 5;
const CALLERS = 8;
const PLACE = 'qld-4005-new-farm';
/** Of the build before statements were planned once, on the same machine in the same hour. */
const BEFORE = { assess: 0.02, chat: 0.013 };
const TARGET = 2;
const QUESTIONS = [
  'How is the unit market in New Farm?',
  'is Lismore flood prone',
  '3 bed house under 900k near the beach in Wollongong, low flood risk',
  'if I borrow 640k on an 800k house what is the LVR',
  'what would a 3 bedroom house in Bentleigh sell for?',
  'how much can i borrow on 120k a year',
  'compare Manly NSW and Cronulla',
  'what is the serviceability buffer?',
];

/** Host and port stay in the address of one that is reached through its socket. */
const overNetwork = (url: string): string => {
  const address = new URL(url);
  address.searchParams.delete('host');
  return address.href;
};

const post = (path: string, body: unknown): LoadRequest => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
});
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await withTrialInstallation(async ({ url, ownerUrl, context }) => {
  const { rows: homes } = await context.database.besidePool.query<{ id: string }>(
    'select id from property order by md5(id::text) limit 400',
  );
  const pool = openPool({
    url: overNetwork(ownerUrl),
    size: context.config.database.poolSize,
    name: 'bench',
    onError: () => undefined,
  });
  const yardstick = { services: context, reader: createDatabase(pool).plain };
  const bare = Fastify();
  bare.get(`/localities/${PLACE}`, () => getLocality(yardstick, PLACE));
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
  const callers = await visitors(url, CALLERS);
  const perSecond = async (from: string, requests: LoadRequest[]): Promise<number> => {
    const figures = await load({ url: from, callers, requests, atOnce: 1, seconds: SECONDS, pauseMs: 0 });
    if (figures.shed + figures.refused + figures.failed > 0)
      throw new Error(`${figures.shed} shed, ${figures.refused} refused, ${figures.faults.join('; ')}`);
    return figures.perSecond;
  };
  const reads: LoadRequest[] = [{ method: 'GET', path: `/localities/${PLACE}` }];
  const assess = homes.map(({ id }) => post('/api/assessments', { propertyId: id }));
  const chat = QUESTIONS.map((message) => post('/api/assistant/chat', { message, conversationId: '{uuid}' }));
  await waitForModel(url);
  await perSecond(bareUrl, reads);
  for (const requests of [assess, chat]) await perSecond(url, requests);
  const shares = { assess: [] as number[], chat: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const [read, assessed, answered] = [
      await perSecond(bareUrl, reads),
      await perSecond(url, assess),
      await perSecond(url, chat),
    ];
    console.log(
      `round ${round + 1}: ${read.toFixed(0)} reads, ${assessed.toFixed(1)} assessments, ${answered.toFixed(1)} answers a second`,
    );
    shares.assess.push(assessed / read);
    shares.chat.push(answered / read);
  }
  const [assessShare, chatShare] = [median(shares.assess), median(shares.chat)];
  console.log(`share of a read: assess ${assessShare.toFixed(3)}, chat ${chatShare.toFixed(3)}`);
  await bare.close();
  await pool.end();
  settle({
    name: 'throughput',
    value: Math.min(assessShare / BEFORE.assess, chatShare / BEFORE.chat),
    unit: 'x the share before',
    target: TARGET,
    better: 'higher',
  });
});
