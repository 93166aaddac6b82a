import { parentPort, threadId, workerData } from 'node:worker_threads';
import type { IndependentMethod, MethodQuestion } from './method-estimate.ts';
import type { MethodAnswer } from './method-pool.ts';
import { type MethodMaterial, openMethods } from './open-methods.ts';

/** One thread that answers by any method, one question after the other. */
const estimate = openMethods(workerData as MethodMaterial);

parentPort?.on('message', (asked: { id: number; method: IndependentMethod; question: MethodQuestion }) => {
  const startedAt = performance.now();
  const found = estimate(asked.method, asked.question);
  const answer: MethodAnswer = { ...found, durationMs: performance.now() - startedAt, thread: threadId };
  parentPort?.postMessage({ id: asked.id, answer });
});
