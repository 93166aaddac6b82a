/**
 * Many people with a conversation open at once: each asks again and again for as long as the bench runs. Nothing may be
 * lost, every answer must come to its end, and memory must not grow. SECONDS=300 is the full measure.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { followTurn } from './lib/follow-turn.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';
import { visitorCookie } from './lib/visitor.ts';

const STREAMS = 200;
const SECONDS = Number(process.env.SECONDS ?? 60);
const PAUSE_MS = 20_000;
const MEGABYTE = 1024 * 1024;
const GROWTH_MB = 60;

await withTrialInstallation(async ({ url }) => {
  const cookie = await visitorCookie(url);
  let turns = 0;
  let lost = 0;
  const endsAt = Date.now() + SECONDS * 1000;
  const hold = async (number: number): Promise<void> => {
    const conversationId = randomUUID();
    await wait((number * PAUSE_MS) / STREAMS);
    while (Date.now() < endsAt) {
      const answer = await followTurn({ url, cookie, conversationId, text: 'what can you do' });
      turns += 1;
      if (!answer.isWhole) lost += 1;
      await wait(PAUSE_MS);
    }
  };
  await followTurn({ url, cookie, conversationId: randomUUID(), text: 'what can you do' });
  const holding = Promise.all(Array.from({ length: STREAMS }, (_, number) => hold(number)));
  await wait(Math.min(PAUSE_MS, (SECONDS * 1000) / 3));
  const early = process.memoryUsage().rss;
  await holding;
  const grown = (process.memoryUsage().rss - early) / MEGABYTE;
  console.log(
    `${turns} turns over ${STREAMS} conversations in ${SECONDS} s, ${lost} lost, memory ${grown.toFixed(0)} MB more`,
  );
  settle({ name: 'assistant-streams', value: lost, unit: 'turns lost', target: 0, better: 'lower' });
  if (grown > GROWTH_MB) process.exitCode = 1;
});
