/** The load generator: a process of its own, so that it does not take its time from the node that is measured. */
import { randomUUID } from 'node:crypto';
import { Agent, request as send } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { LoadCaller, LoadFigures, LoadOrder, LoadRequest } from './load-orders.ts';

const ANSWER_WITHIN_MS = 60_000;
/** Who was sent away comes back sooner than told: nobody here is patient. */
const BACK_AFTER_MS = 500;
const MOST_FAULTS = 5;

type Reply = { status: number; text: string };

const ask = (
  { url }: LoadOrder,
  { cookie }: LoadCaller,
  agent: Agent,
  { method, path, body }: LoadRequest,
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const headers: Record<string, string> = cookie === '' ? {} : { cookie };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const sending = send(`${url}${path}`, { method, headers, agent, timeout: ANSWER_WITHIN_MS }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8', 0, 500) }),
      );
      reply.on('error', reject);
    });
    sending.on('timeout', () => sending.destroy(new Error('no answer in time')));
    sending.on('error', reject);
    sending.end(body?.replaceAll('{uuid}', randomUUID()));
  });

const run = async (order: LoadOrder): Promise<LoadFigures> => {
  const figures: LoadFigures = {
    answered: 0,
    shed: 0,
    refused: 0,
    failed: 0,
    times: [],
    perSecond: 0,
    codes: {},
    faults: [],
  };
  const from = performance.now();
  const endsAt = order.seconds === 'once' ? Number.POSITIVE_INFINITY : from + order.seconds * 1000;
  const note = (fault: string): void => {
    figures.failed += 1;
    if (figures.faults.length < MOST_FAULTS) figures.faults.push(fault);
  };
  const one = async (caller: LoadCaller, agent: Agent, request: LoadRequest): Promise<void> => {
    const askedAt = performance.now();
    try {
      const { status, text } = await ask(order, caller, agent, request);
      const code = status < 400 ? undefined : /"code":"([A-Z_]+)"/.exec(text)?.[1];
      if (code) figures.codes[code] = (figures.codes[code] ?? 0) + 1;
      if (status < 400) {
        figures.answered += 1;
        figures.times.push(performance.now() - askedAt);
      } else if (status === 503 && text.includes('OVERLOADED')) {
        figures.shed += 1;
        await wait(BACK_AFTER_MS);
      } else if (status < 500) figures.refused += 1;
      else note(`${request.path}: ${status} ${text}`);
    } catch (error) {
      note(`${request.path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const work = async (caller: LoadCaller, agent: Agent, at: number): Promise<void> => {
    for (let turn = at; performance.now() < endsAt; turn += 1) {
      const request = order.requests[turn % order.requests.length];
      if (!request) return;
      await one(caller, agent, request);
      await wait(order.pauseMs);
    }
  };
  await Promise.all(
    order.callers.flatMap((caller) => {
      const agent = new Agent({ keepAlive: true, localAddress: caller.address });
      if (order.seconds === 'once') return order.requests.map((request) => one(caller, agent, request));
      return Array.from({ length: order.atOnce }, (_, at) => work(caller, agent, at));
    }),
  );
  figures.perSecond = figures.answered / ((performance.now() - from) / 1000);
  return figures;
};

process.on('message', (order: LoadOrder) => {
  void run(order).then((figures) => {
    process.send?.(figures, () => process.exit(0));
  });
});
