import { DrizzleQueryError } from 'drizzle-orm/errors';
import { createLog } from '../../src/log.ts';
import { watchFaults } from '../../src/start/watch-faults.ts';

/** A program that fails where nobody waits for it, and then where nobody catches it. */
watchFaults(createLog({ log: { level: 'info' }, version: 'test' }));
const fault = new DrizzleQueryError('select $1', [process.argv[2]], new Error('gone'));
void Promise.reject(fault);
setTimeout(() => {
  throw fault;
}, 50);
setTimeout(() => process.exit(0), 60_000);
