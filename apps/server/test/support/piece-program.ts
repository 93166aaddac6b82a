import { getPriority } from 'node:os';
import { threadId } from 'node:worker_threads';
import { answerPieces } from '../../src/printing/answer-pieces.ts';

/** What a thread of a test is told to do. */
export type TestOrder =
  | { kind: 'name-thread' | 'name-priority' }
  | { kind: 'wait-for'; gate: SharedArrayBuffer }
  | { kind: 'fail' | 'die' | 'exit' | 'grow' };

/** A program for threads whose pieces are as slow, or as broken, as a test needs them. */
answerPieces(async (order: TestOrder) => {
  if (order.kind === 'fail') throw new Error('paper jam');
  if (order.kind === 'exit') process.exit(1);
  if (order.kind === 'die') {
    queueMicrotask(() => {
      throw new Error('torn');
    });
    await new Promise(() => undefined);
  }
  if (order.kind === 'grow') {
    const held: number[][] = [];
    for (;;) held.push(Array.from({ length: 10_000 }, (_, index) => index / 3));
  }
  if (order.kind === 'wait-for') Atomics.wait(new Int32Array(order.gate), 0, 0);
  return Uint8Array.of(order.kind === 'name-priority' ? getPriority() : threadId);
});
