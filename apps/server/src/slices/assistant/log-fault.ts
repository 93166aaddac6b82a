import type { AnyScope } from '../../access/any-scope.ts';
import { Failure } from '../../fail.ts';

const logged = new WeakSet<Error>();

/** What the product does not allow is no fault. */
const isRefusal = (error: unknown): boolean => error instanceof Failure && error.status < 500;

/** Once, by whoever knows best what it was about: those above it only go on without an answer. */
export const logFault = (
  { services: { log } }: AnyScope<'log'>,
  error: unknown,
  about: object,
  message: string,
): void => {
  if (isRefusal(error)) return;
  if (error instanceof Error) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  log.error({ err: error, ...about }, message);
};
