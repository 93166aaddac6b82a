import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { LoadCaller, LoadFigures, LoadOrder } from './load-orders.ts';
import { visitorCookie } from './visitor.ts';

/** Each run in a process of its own. */
export const load = (order: LoadOrder): Promise<LoadFigures> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'load-program.ts'));
    child.once('message', (figures) => resolve(figures as LoadFigures));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The load generator ended with ${code}.`)));
    child.send(order);
  });

/** The whole of 127.0.0.0/8 is this machine: so many callers have addresses of their own. */
export const addressOf = (at: number): string => `127.0.${1 + Math.floor(at / 250)}.${1 + (at % 250)}`;

export const visitors = async (url: string, count: number, from = 0): Promise<LoadCaller[]> => {
  const callers: LoadCaller[] = [];
  for (let at = 0; at < count; at += 1)
    callers.push({ address: addressOf(from + at), cookie: await visitorCookie(url) });
  return callers;
};

export const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
