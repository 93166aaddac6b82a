import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './npm.mjs';
import { toolsFolder } from './repository.mjs';
import { lastLines, runProgram } from './run-program.mjs';
import { PlainError, step } from './terminal.mjs';

const FETCHED_VERSION = '24.21.0';
/** The first of each line that runs TypeScript without being asked to; every later line does. */
const RUNS_TYPESCRIPT = [
  [22, 18],
  [23, 6],
];
const OLDEST_USABLE = '22.18';

/**
 * The product needs a Node that runs TypeScript. A machine whose Node is older gets a newer one in the
 * ignored tools folder, used for everything that these scripts start; nothing outside the clone changes.
 * @returns {Promise<string>} the executable
 */
export async function ensureModernNode() {
  if (isUsable(process.versions.node)) return process.execPath;
  const executable = path.join(folderOfFetchedNode(), 'node_modules', packageName(), 'bin', 'node');
  if (!existsSync(executable)) {
    await step(`Fetching Node ${FETCHED_VERSION}`, `Node ${FETCHED_VERSION} ready`, fetchNode);
  }
  process.env.PATH = `${path.dirname(executable)}${path.delimiter}${process.env.PATH ?? ''}`;
  return executable;
}

/** @param {string} version */
export function isUsable(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const line = RUNS_TYPESCRIPT.find(([first]) => first === major);
  return line ? minor >= (line[1] ?? 0) : major > 23;
}

async function fetchNode() {
  const folder = folderOfFetchedNode();
  const unfinished = `${folder}.unfinished-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const { code, output } = await runNpm(process.execPath, [
    'install',
    `--prefix=${unfinished}`,
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `${packageName()}@${FETCHED_VERSION}`,
  ]);
  const executable = path.join(unfinished, 'node_modules', packageName(), 'bin', 'node');
  const works = code === 0 && (await runs(executable));
  if (!works) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new PlainError(
      `PropGuard needs Node ${OLDEST_USABLE} or newer; this is ${process.versions.node}, and Node ` +
        `${FETCHED_VERSION} could not be fetched from the npm registry for ${process.platform}-${process.arch}.\n` +
        `Install Node 24 (https://nodejs.org) and run the command again.\n\n${lastLines(output, 10)}`,
    );
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

/** @param {string} executable */
async function runs(executable) {
  try {
    const { output } = await runProgram(executable, ['--version']);
    return output.trim() === `v${FETCHED_VERSION}`;
  } catch {
    return false;
  }
}

const folderOfFetchedNode = () => path.join(toolsFolder, `node-${FETCHED_VERSION}`);

const packageName = () => `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
