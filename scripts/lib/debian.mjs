import { existsSync } from 'node:fs';
import { lastLines, runProgram } from './run-program.mjs';
import { PlainError } from './terminal.mjs';

/** Whether packages of the system can be installed without asking anybody. */
export const mayInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string[]} packages */
export async function installPackages(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '--yes', '--no-install-recommends', ...packages];
  const first = await runProgram('apt-get', install, { env });
  if (first.code === 0) return;
  await runProgram('apt-get', ['update'], { env });
  const { code, output } = await runProgram('apt-get', install, { env });
  if (code !== 0)
    throw new PlainError(`apt-get could not install ${packages.join(' ')}.\n\n${lastLines(output, 15)}`);
}
