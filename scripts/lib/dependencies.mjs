import { contentHash } from './content-hash.mjs';
import { runNpm } from './npm.mjs';
import { inRepository } from './repository.mjs';
import { lastLines } from './run-program.mjs';
import { makeOnce } from './stamp.mjs';
import { PlainError, step } from './terminal.mjs';

/**
 * Installs exactly what the lock file names, when it changed since the last time.
 * @param {string} node
 */
export async function ensureDependencies(node) {
  const output = inRepository('node_modules');
  await makeOnce({
    output,
    stampFile: inRepository('node_modules', '.propguard-lock'),
    hash: contentHash(['package-lock.json']),
    make: () => step('Installing dependencies', 'Dependencies installed', () => install(node)),
  });
}

/** @param {string} node */
async function install(node) {
  const { code, output } = await runNpm(node, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code === 0) return;
  throw new PlainError(
    "The dependencies could not be installed. Check the connection to the npm registry ('npm ping') and run " +
      `the command again.\n\n${lastLines(output, 30)}`,
  );
}
