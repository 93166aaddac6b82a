/**
 * Ten questions a second arrive at a node, each in a conversation of its own: how long until the first text of an
 * answer, and until the whole of it, from the moment the question is sent.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { followTurn } from './lib/follow-turn.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';
import { visitorCookie } from './lib/visitor.ts';

const PER_SECOND = 10;
const SECONDS = 20;
const FIRST_TEXT_MS = 150;
const WHOLE_MS = 600;
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

const p95 = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

await withTrialInstallation(async ({ url }) => {
  const cookie = await visitorCookie(url);
  const ask = (text: string) => followTurn({ url, cookie, conversationId: randomUUID(), text });
  for (const question of QUESTIONS) await ask(question);
  const asked: ReturnType<typeof ask>[] = [];
  for (let at = 0; at < PER_SECOND * SECONDS; at++) {
    asked.push(ask(QUESTIONS[at % QUESTIONS.length] ?? ''));
    await wait(1000 / PER_SECOND);
  }
  const answers = await Promise.all(asked);
  const first = p95(answers.map(({ firstTextMs }) => firstTextMs));
  const whole = p95(answers.map(({ wholeMs }) => wholeMs));
  console.log(
    `first text: 95% within ${first.toFixed(0)} ms; whole answer: 95% within ${whole.toFixed(0)} ms`,
  );
  settle({
    name: 'assistant-latency',
    value: first,
    unit: 'ms to the first text',
    target: FIRST_TEXT_MS,
    better: 'lower',
  });
  if (whole > WHOLE_MS) process.exitCode = 1;
});
