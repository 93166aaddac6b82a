import { loadEnvFile } from './lib/env-file.mjs';
import { prepare } from './lib/prepare.mjs';
import { inRepository } from './lib/repository.mjs';
import { runProgram } from './lib/run-program.mjs';
import { runCommand } from './lib/terminal.mjs';

await runCommand(async () => {
  loadEnvFile();
  const node = await prepare({ build: false });
  const command = inRepository('apps/server/src/commands/train-reading.ts');
  const { code } = await runProgram(node, [command, ...process.argv.slice(2)], { show: true });
  return code;
});
