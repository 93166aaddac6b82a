import { AsyncLocalStorage } from 'node:async_hooks';
import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';

type Mark = { isOpen: boolean };

const marks = new AsyncLocalStorage<Mark>();
const named = channel('propguard.wait-in-transaction');

/** The platform itself tells of every request: of fetch, and of node:http, which clients of services stand on. */
const REQUESTS = ['undici:request:create', 'http.client.request.created'] as const;

/** Marks whatever is done in it, and whatever that begins, until it has ended. */
export const markTransaction = async <T>(work: () => Promise<T>): Promise<T> => {
  const mark: Mark = { isOpen: true };
  try {
    return await marks.run(mark, work);
  } finally {
    mark.isOpen = false;
  }
};

/**
 * Said where something is waited for that is neither the database nor a request: a thread, a letter under way. While a
 * transaction is open it would hold a connection and its locks for as long as that takes.
 */
export const neverInTransaction = (what: string): void => {
  if (marks.getStore()?.isOpen) named.publish(what);
};

/** Reports each thing other than the database that an open transaction waits for; ends with what is returned. */
export const watchTransactions = (report: (found: Error) => void): (() => void) => {
  const onNamed = (what: unknown): void => report(new Error(`A transaction waits for ${String(what)}.`));
  const onRequest = (): void => {
    if (marks.getStore()?.isOpen) onNamed('a request to somebody else');
  };
  subscribe(named.name, onNamed);
  for (const name of REQUESTS) subscribe(name, onRequest);
  return () => {
    unsubscribe(named.name, onNamed);
    for (const name of REQUESTS) unsubscribe(name, onRequest);
  };
};
