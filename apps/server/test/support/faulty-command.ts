import { DrizzleQueryError } from 'drizzle-orm/errors';
import { runCommand } from '../../src/commands/run-command.ts';

/** A command whose query fails: awaited, or where nobody catches it. */
const [how, secret] = process.argv.slice(2);
await runCommand(async () => {
  const fault = new DrizzleQueryError('select $1', [secret], new Error('gone'));
  if (how === 'awaited') throw fault;
  setTimeout(() => {
    throw fault;
  }, 50);
  await new Promise((resolve) => setTimeout(resolve, 60_000));
});
