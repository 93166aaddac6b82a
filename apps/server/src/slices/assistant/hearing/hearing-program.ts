import { parentPort } from 'node:worker_threads';
import { hearAs } from '@propguard/talk/dialogue/hear-as';
import type { Knowledge } from '@propguard/talk/dialogue/knowledge';
import { Gazetteer } from '@propguard/talk/understanding/gazetteer';
import { knowledgeWith } from '../knowledge/knowledge-with.ts';
import type { HearingOrder, HearingReply } from './hearing-thread.ts';

/** Those of the installations of one process, which are several in tests alone. */
const MOST_KNOWN = 4;
const known = new Map<string, Knowledge>();

const knowledgeFor = ({ places: { key, rows } }: HearingOrder): Knowledge | null => {
  const before = known.get(key);
  if (before) return before;
  if (rows === null) return null;
  const made = knowledgeWith(new Gazetteer(rows));
  known.set(key, made);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return made;
};

const replyTo = (order: HearingOrder): HearingReply => {
  try {
    const knowledge = knowledgeFor(order);
    return knowledge === null
      ? { kind: 'places-needed' }
      : { kind: 'heard', heard: hearAs(order.heardFor, order.said, knowledge) };
  } catch (error) {
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
};

parentPort?.on('message', (order: HearingOrder) => parentPort?.postMessage(replyTo(order)));
