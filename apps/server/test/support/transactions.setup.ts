import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { watchTransactions } from '../../src/transaction-mark.ts';

const found: Error[] = [];
let stop: () => void;

/** In every test against a database: nothing but the database is waited for while a transaction is open. */
beforeAll(() => {
  stop = watchTransactions((error) => found.push(error));
});
afterEach(() => {
  expect(found.splice(0).map(({ stack }) => stack)).toEqual([]);
});
afterAll(() => stop());
