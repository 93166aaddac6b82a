import { EventPublisher } from '@orpc/server';
import type { LiveEvent } from '@propguard/protocol/events';
import pg from 'pg';
import type { Logger } from 'pino';
import { EVENT_CHANNEL, type EventNotice } from './publish.ts';

const RECONNECT_FIRST_MS = 250;
const RECONNECT_LONGEST_MS = 10_000;
const EVERYONE = 'everyone';
const OPERATOR = 'operator';

export type EventHub = {
  watch: (who: { workspaceId: string | null; operator: boolean }, signal: AbortSignal | undefined) => AsyncGenerator<LiveEvent>;
  connected: () => boolean;
  stop: () => Promise<void>;
};

/**
 * One listening connection a node. When it is lost, whoever watches is told to ask again for everything, because
 * notifications sent meanwhile are gone.
 */
export const openEventHub = (url: string, log: Logger): EventHub => {
  const publisher = new EventPublisher<Record<string, LiveEvent>>();
  const stopped = new AbortController();
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  const deliver = (payload: string): void => {
    const notice = JSON.parse(payload) as EventNotice;
    publisher.publish(notice.workspaceId ?? OPERATOR, { type: 'changed', subject: notice.subject, id: notice.id });
  };

  const connect = async (delayMs: number, isFirst: boolean): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'propguard-events', keepAlive: true });
    const lost = (error?: Error): void => {
      if (client !== next && client !== null) return;
      client = null;
      if (stopped.signal.aborted) return;
      log.warn({ err: error }, 'live events: connection lost, trying again');
      clearTimeout(retry);
      retry = setTimeout(() => void connect(Math.min(delayMs * 2, RECONNECT_LONGEST_MS), false), delayMs);
    };
    next.once('error', lost);
    next.on('error', () => undefined);
    try {
      await next.connect();
      await next.query(`listen ${EVENT_CHANNEL}`);
    } catch (error) {
      lost(error as Error);
      return;
    }
    client = next;
    next.once('end', () => lost());
    next.on('notification', (message) => deliver(message.payload ?? ''));
    if (!isFirst) publisher.publish(EVERYONE, { type: 'resync' });
  };
  void connect(RECONNECT_FIRST_MS, true);

  return {
    connected: () => client !== null,
    async *watch({ workspaceId, operator }, signal) {
      const ended = AbortSignal.any([stopped.signal, ...(signal ? [signal] : [])]);
      const topics = [EVERYONE, ...(workspaceId ? [workspaceId] : []), ...(operator ? [OPERATOR] : [])];
      // Whatever happened before this moment was not seen.
      yield { type: 'resync' };
      yield* mergeTopics(publisher, topics, ended);
    },
    stop: async () => {
      stopped.abort();
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
};

async function* mergeTopics(
  publisher: EventPublisher<Record<string, LiveEvent>>,
  topics: string[],
  signal: AbortSignal,
): AsyncGenerator<LiveEvent> {
  const waiting: LiveEvent[] = [];
  let wake: (() => void) | undefined;
  const push = (event: LiveEvent): void => {
    waiting.push(event);
    wake?.();
  };
  const unsubscribe = topics.map((topic) => publisher.subscribe(topic, push));
  const onAbort = (): void => wake?.();
  signal.addEventListener('abort', onAbort);
  try {
    while (!signal.aborted) {
      const event = waiting.shift();
      if (event) yield event;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    for (const stop of unsubscribe) stop();
  }
}
