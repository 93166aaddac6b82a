import { prepare } from './lib/prepare.mjs';
import { inRepository } from './lib/repository.mjs';
import { runProgram } from './lib/run-program.mjs';
import { runCommand } from './lib/terminal.mjs';

await runCommand(async () => {
  const node = await prepare({ build: false });
  const command = inRepository('scripts/releases/pack-release.ts');
  const { code } = await runProgram(node, [command, ...process.argv.slice(2)], { show: true });
  return code;
});
