import { foundryProgram } from '../lib/foundry.mjs';
import { inRepository } from '../lib/repository.mjs';
import { runProgram } from '../lib/run-program.mjs';

/**
 * Runs the tests of the contracts, offline, with the compiler from the registry.
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, givesWay?: boolean }} [options]
 */
export async function runForge(args, { env, givesWay } = {}) {
  const command = [
    'test',
    '--root',
    inRepository(),
    '--use',
    inRepository('scripts', 'chain', 'solc.mjs'),
    ...args,
  ];
  const { code, output } = await runProgram(foundryProgram('forge'), command, {
    env: { ...env, FOUNDRY_CONFIG: inRepository('chain', 'foundry.toml') },
    givesWay,
  });
  const total = /(\d+) tests passed, (\d+) failed, (\d+) skipped/.exec(output);
  const [passed, failed, skipped] = (total?.slice(1) ?? [0, 1, 0]).map(Number);
  return { code, output, passed: passed ?? 0, failed: failed ?? 0, skipped: skipped ?? 0 };
}
