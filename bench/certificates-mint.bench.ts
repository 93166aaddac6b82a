/** Milliseconds (p95) from asking for a certificate until its token is confirmed on the embedded chain, over HTTP. */
import { setTimeout as delay } from 'node:timers/promises';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';
import { visitorCookie } from './lib/visitor.ts';

const MINTS = 20;
const ASK_AGAIN_MS = 10;

type Asked = { state: string; id: string };

await withTrialInstallation(async ({ url }) => {
  const cookie = await visitorCookie(url);
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const reply = await fetch(`${url}/api${path}`, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}`);
    return (await reply.json()) as T;
  };
  const mint = async (bedrooms: number): Promise<number> => {
    const { assessment_id: assessmentId } = await call<{ assessment_id: string }>(
      'POST',
      '/propguard/process-command',
      { command: `${1 + (bedrooms % 6)} bed house in New Farm QLD` },
    );
    const from = performance.now();
    let asked = await call<Asked>('POST', '/certificates', { assessmentId });
    while (asked.state !== 'minted') {
      await delay(ASK_AGAIN_MS);
      asked = await call<Asked>('GET', `/certificates/${asked.id}`);
    }
    return performance.now() - from;
  };
  await mint(0);
  const times: number[] = [];
  for (let at = 0; at < MINTS; at++) times.push(await mint(at));
  times.sort((a, b) => a - b);
  console.log(`median ${times[MINTS >> 1]?.toFixed(0)} ms`);
  const p95 = times[Math.floor(MINTS * 0.95)] ?? Number.POSITIVE_INFINITY;
  settle({ name: 'certificates-mint', value: p95, unit: 'ms', target: 1000, better: 'lower' });
});
