import { expect, it } from 'vitest';
import { toFailure } from './error-reply.ts';

const wrapped = (cause: Error): Error => new Error('Failed query: rollback', { cause });
const coded = (code: string): Error => Object.assign(new Error('of the driver'), { code });

it.each([
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated: the database does not answer.'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('timeout exceeded when trying to connect'),
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P03', '25P03'].map(coded),
])('a database that is gone is no fault of ours: $message $code', (error) => {
  expect(toFailure(error).code).toBe('UNAVAILABLE');
  expect(toFailure(wrapped(error)).code).toBe('UNAVAILABLE');
});

it('anything else is', () => {
  expect(toFailure(wrapped(new Error('of the driver'))).code).toBe('INTERNAL');
});
