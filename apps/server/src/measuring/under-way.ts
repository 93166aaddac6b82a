import { AsyncLocalStorage } from 'node:async_hooks';

/** Names and figures of ours. Nothing that somebody typed, and nothing that says who they are. */
export type Facts = Record<string, string | number>;

/** One piece of work, from its beginning. */
export type Work = {
  /** Whatever is begun in it is a part of it. */
  within: <T>(run: () => T) => T;
  /** A part that waits for somebody else: the database, a service. */
  part: (name: string, facts: Facts) => Work;
  /** `failure`: what kind of fault it was, never its words. */
  end: (facts?: Facts, failure?: string) => void;
};

/** Where pieces of work are told of; there is none unless a collector is named. */
export type Traces = {
  begin: (kind: 'request' | 'unattended', name: string, facts: Facts) => Work;
};

/** Empty for everything that nobody traces. */
export const underWay = new AsyncLocalStorage<Work>();

const CODE = /^\w{1,40}$/;

/** A code or a class. Messages quote values: `Key (email)=(…) already exists`. */
export const failureKind = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string' && CODE.test(error.code)) return error.code;
  return CODE.test(error.constructor.name) ? error.constructor.name : 'Error';
};

const toItsEnd = async <T>(work: Work, run: () => Promise<T>): Promise<T> => {
  try {
    const result = await work.within(run);
    work.end();
    return result;
  } catch (error) {
    work.end({}, failureKind(error));
    throw error;
  }
};

/** As a part of what is under way. */
export const asPart = <T>(name: string, facts: Facts, run: () => Promise<T>): Promise<T> => {
  const whole = underWay.getStore();
  return whole ? toItsEnd(whole.part(name, facts), run) : run();
};

/** As something of its own that no request asked for: a job, a timer. */
export const unattended = <T>(
  traces: Traces | null,
  name: string,
  facts: Facts,
  run: () => Promise<T>,
): Promise<T> => (traces ? toItsEnd(traces.begin('unattended', name, facts), run) : run());
