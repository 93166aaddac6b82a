import { parentPort } from 'node:worker_threads';
import type { HearingOrder, HearingReply } from '../../src/slices/assistant/hearing/hearing-thread.ts';

/** Stands where the program that reads messages stands: what is said is what happens. */
const told = new Set<string>();

const replyTo = ({ said, places }: HearingOrder): HearingReply => {
  if (!told.has(places.key) && places.rows === null) return { kind: 'places-needed' };
  told.add(places.key);
  if (said.text === 'throw') return { kind: 'failed', error: new Error('thrown') };
  if (said.text === 'exit') process.exit(1);
  while (said.text === 'never end');
  return { kind: 'heard', heard: said.text === 'places told' ? String(told.size) : said.text };
};

parentPort?.on('message', (order: HearingOrder) => parentPort?.postMessage(replyTo(order)));
