import type pg from 'pg';
import type { Logger } from 'pino';
import { createClient } from '../db/client.ts';
import { EVENT_CHANNEL } from './publish.ts';

const RETRY_FIRST_MS = 250;
const RETRY_LONGEST_MS = 10_000;
/** A connection that was cut without a word is noticed by asking it something now and then. */
const ASK_EVERY_MS = 15_000;
const ANSWER_WITHIN_MS = 10_000;

export type Listening = { connected: () => boolean; stop: () => Promise<void> };
export type Listener = {
  onNotice: (payload: string) => void;
  /** Listening again after a time in which notices may have been missed. */
  onResumed: () => void;
  onLost: () => void;
};

/** Keeps one listening connection open, whatever happens to it. Waits for the first try only. */
export const listen = async (
  url: string,
  log: Logger,
  { onNotice, onResumed, onLost }: Listener,
): Promise<Listening> => {
  let current: pg.Client | null = null;
  let hasFailed = false;
  let isStopped = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  const later = (delayMs: number, work: () => Promise<void>): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void work(), delayMs);
  };

  const ask = async (client: pg.Client, lost: (error: unknown) => void): Promise<void> => {
    try {
      await client.query('select 1');
      if (current === client) later(ASK_EVERY_MS, () => ask(client, lost));
    } catch (error) {
      lost(error);
    }
  };

  const connect = async (): Promise<void> => {
    let isLost = false;
    const lost = (error?: unknown): void => {
      if (isLost || isStopped) return;
      isLost = true;
      hasFailed = true;
      current = null;
      onLost();
      client.end().catch(() => undefined);
      log.warn({ err: error }, 'live events: connection lost, trying again');
      later(Math.min(RETRY_FIRST_MS * 2 ** failures, RETRY_LONGEST_MS), connect);
      failures += 1;
    };
    const client = createClient(
      {
        connectionString: url,
        application_name: 'propguard-events',
        keepAlive: true,
        connectionTimeoutMillis: ANSWER_WITHIN_MS,
        query_timeout: ANSWER_WITHIN_MS,
      },
      lost,
    );
    client.on('end', () => lost());
    client.on('notification', ({ payload }) => onNotice(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${EVENT_CHANNEL}`);
    } catch (error) {
      lost(error);
      return;
    }
    if (isStopped) {
      await client.end();
      return;
    }
    current = client;
    failures = 0;
    later(ASK_EVERY_MS, () => ask(client, lost));
    if (hasFailed) onResumed();
  };
  await connect();

  return {
    connected: () => current !== null,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await current?.end().catch(() => undefined);
    },
  };
};
