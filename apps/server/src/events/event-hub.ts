import { EventPublisher } from '@orpc/server';
import type { LiveEvent } from '@propguard/protocol/events';
import type { Logger } from 'pino';
import { Bells } from './bells.ts';
import { listen } from './listen.ts';
import type { EventNotice, RingNotice } from './publish.ts';
import { RecentEvents } from './recent-events.ts';

const EVERYONE = 'everyone';
const OPERATOR = 'operator';
/** Whoever reads more slowly than this many events is told to ask for everything instead. */
const LONGEST_BACKLOG = 200;
/** A stream ends after this long: a session or key that has ended meanwhile does not get another. */
const LONGEST_STREAM_MS = 10 * 60 * 1000;
/** A request may be so long on its way: what it calls new is older by then. */
const LONGEST_WAY_MS = 2_000;
const RESYNC: LiveEvent = { type: 'resync' };
const WATCHING: LiveEvent = { type: 'watching' };

type Publisher = EventPublisher<Record<string, LiveEvent>>;

/** Sent by the database itself when a session, an account or a key changed. */
type PrincipalNotice = { principal: string };
type PrincipalWatcher = { forget: (id: string) => void; forgetAll: () => void };

type Subject = EventNotice['subject'];
/** What the installation tells everyone of, not its operator alone. */
const PUBLIC_SUBJECTS: ReadonlySet<Subject> = new Set(['listings']);

export type EventHub = {
  /** The id of a session, an account or a key that changed or is gone; null when such a word may have been missed. */
  onPrincipal: (changed: (id: string | null) => void) => void;
  /** For what a node remembers: called on each change, and when changes may have been missed. */
  onChange: (subject: Subject, forget: () => void) => void;
  watch: (
    who: { workspaceId: string | null; operator: boolean },
    closed: AbortSignal | undefined,
    /** How old what they have may be; null where nobody knows. */
    sinceMs?: number | null,
  ) => AsyncGenerator<LiveEvent, void>;
  /** Rung by any node, and when a ring may have been missed. */
  bells: Bells;
  connected: () => boolean;
  stop: () => Promise<void>;
};

/**
 * One listening connection a node, shared by everyone who watches. When it was lost, they are told to ask again for
 * everything, because notifications sent meanwhile are gone.
 */
export const openEventHub = async (
  url: string,
  log: Logger,
  principals: PrincipalWatcher,
): Promise<EventHub> => {
  const publisher: Publisher = new EventPublisher();
  const bells = new Bells();
  const recent = new RecentEvents();
  const stopped = new AbortController();
  const watchers: { subject: Subject; forget: () => void }[] = [];
  const principalWatchers: ((id: string | null) => void)[] = [];
  const tellOfPrincipal = (id: string | null): void => {
    for (const changed of principalWatchers) changed(id);
  };
  const forgetAll = (subject?: Subject): void => {
    for (const watcher of watchers) if (!subject || watcher.subject === subject) watcher.forget();
  };
  const listening = await listen(url, log, {
    onNotice: (payload) => {
      const notice = JSON.parse(payload) as EventNotice | PrincipalNotice | RingNotice;
      if ('principal' in notice) {
        principals.forget(notice.principal);
        tellOfPrincipal(notice.principal);
        return;
      }
      if ('ring' in notice) {
        bells.ring(notice.ring);
        return;
      }
      const { workspaceId, subject, id } = notice;
      forgetAll(subject);
      const topic = PUBLIC_SUBJECTS.has(subject) ? EVERYONE : (workspaceId ?? OPERATOR);
      const event = { type: 'changed', subject, id } as const;
      recent.add(topic, event);
      publisher.publish(topic, event);
    },
    onResumed: () => {
      recent.beginAnew();
      forgetAll();
      bells.ringAll();
      publisher.publish(EVERYONE, RESYNC);
      tellOfPrincipal(null);
    },
    onLost: () => principals.forgetAll(),
  });
  return {
    bells,
    connected: listening.connected,
    onPrincipal: (changed) => void principalWatchers.push(changed),
    onChange: (subject, forget) => void watchers.push({ subject, forget }),
    watch: ({ workspaceId, operator }, closed, sinceMs = null) => {
      const topics = [EVERYONE, ...(workspaceId ? [workspaceId] : []), ...(operator ? [OPERATOR] : [])];
      const missed = () =>
        sinceMs === null || !listening.connected() ? null : recent.of(topics, sinceMs + LONGEST_WAY_MS);
      return watchTopics(publisher, topics, missed, closed ? [stopped.signal, closed] : [stopped.signal]);
    },
    stop: async () => {
      stopped.abort();
      await listening.stop();
    },
  };
};

/** Begins with what was missed, or with `resync` where nobody knows. */
async function* watchTopics(
  publisher: Publisher,
  topics: string[],
  missed: () => LiveEvent[] | null,
  ends: AbortSignal[],
): AsyncGenerator<LiveEvent, void> {
  const before = missed();
  let waiting: LiveEvent[] = before === null ? [RESYNC] : [WATCHING, ...before];
  let isOver = ends.some(({ aborted }) => aborted);
  let wake: (() => void) | undefined;
  const push = (event: LiveEvent): void => {
    waiting = waiting.length < LONGEST_BACKLOG ? [...waiting, event] : [RESYNC];
    wake?.();
  };
  const end = (): void => {
    isOver = true;
    wake?.();
  };
  const unsubscribe = topics.map((topic) => publisher.subscribe(topic, push));
  const timer = setTimeout(end, LONGEST_STREAM_MS);
  for (const signal of ends) signal.addEventListener('abort', end);
  try {
    while (!isOver) {
      const event = waiting.shift();
      if (event) yield event;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    clearTimeout(timer);
    for (const signal of ends) signal.removeEventListener('abort', end);
    for (const stop of unsubscribe) stop();
  }
}
