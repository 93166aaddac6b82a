import { prepare } from './lib/prepare.mjs';
import { runChecks } from './lib/run-checks.mjs';
import { runCommand } from './lib/terminal.mjs';

await runCommand(async () => {
  const node = await prepare({ build: false });
  const { failed } = await runChecks(node);
  return failed === 0 ? 0 : 1;
});
