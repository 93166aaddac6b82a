/**
 * What the contract costs: a validated, authenticated, rate-limited read over oRPC against the same operation called
 * from a bare Fastify route. Both in one process and one run, in turns, so that the machine's mood cancels out.
 */
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { referenceOf } from '../apps/server/src/access/reference-scope.ts';
import { getLocality } from '../apps/server/src/slices/localities/get-locality.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';
import { visitorCookie } from './lib/visitor.ts';

const ROUNDS = 5;
const SECONDS = 4;
const PLACE = 'qld-4005-new-farm';
const PATH = `/api/localities/${PLACE}`;

const perSecond = async (url: string, headers: Record<string, string>): Promise<number> => {
  const result = await autocannon({ url, headers, connections: 20, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} bad replies, ${result.errors} errors from ${url}`);
  return result.requests.average;
};

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await withTrialInstallation(async ({ url, context }) => {
  const bare = Fastify();
  bare.get('/api/localities/:id', () => getLocality(referenceOf(context), PLACE));
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
  const cookie = await visitorCookie(url);

  await perSecond(`${url}${PATH}`, { cookie });
  await perSecond(`${bareUrl}${PATH}`, {});
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ours = await perSecond(`${url}${PATH}`, { cookie });
    const theirs = await perSecond(`${bareUrl}${PATH}`, {});
    console.log(
      `round ${round + 1}: ${ours.toFixed(0)} requests a second by the contract, ${theirs.toFixed(0)} bare`,
    );
    ratios.push(ours / theirs);
  }
  await bare.close();
  settle({
    name: 'read-route',
    value: median(ratios),
    unit: 'of bare Fastify',
    target: 0.5,
    better: 'higher',
  });
});
