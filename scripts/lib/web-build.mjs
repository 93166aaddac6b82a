import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { contentHash } from './content-hash.mjs';
import { inRepository, toolsFolder } from './repository.mjs';
import { lastLines, runProgram } from './run-program.mjs';
import { makeOnce } from './stamp.mjs';
import { PlainError, step } from './terminal.mjs';

const BASE_MAP_SCRIPT = 'scripts/basemap/build.ts';
/** Shared with the map's style: which regions have tiles. */
const BASE_MAP_REGIONS = 'apps/web/src/ui/map/base-map-regions.ts';
const BASE_MAP_FOLDER = 'apps/web/public/basemap';

/**
 * Builds the web application when what it is made of has changed.
 * @param {string} node
 */
export async function ensureWebBuild(node) {
  await ensureBaseMap(node);
  const make = () => succeed(node, [viteProgram(), 'build', '--logLevel', 'warn'], inRepository('apps/web'));
  await makeOnce({
    output: inRepository('apps/web/dist/index.html'),
    stampFile: path.join(toolsFolder, 'stamps', 'web'),
    hash: contentHash(['package-lock.json', 'scripts/basemap', 'packages', 'apps/web'], isSource),
    make: () => step('Building the web application', 'Web application built', make),
  });
}

/** @param {string} node */
export async function ensureBaseMap(node) {
  const script = inRepository(BASE_MAP_SCRIPT);
  if (!existsSync(script)) return;
  await makeOnce({
    output: inRepository(BASE_MAP_FOLDER),
    stampFile: path.join(toolsFolder, 'stamps', 'base-map'),
    hash: contentHash(['package-lock.json', 'scripts/basemap', BASE_MAP_REGIONS], isSource),
    make: () => step('Drawing the base map', 'Base map drawn', () => succeed(node, [script], inRepository())),
  });
}

/** @param {string} file */
const isSource = (file) => !file.startsWith(BASE_MAP_FOLDER) && !/\.test\.tsx?$/.test(file);

export function viteProgram() {
  const require = createRequire(inRepository('apps/web/package.json'));
  return path.resolve(require.resolve('vite/package.json'), '..', 'bin', 'vite.js');
}

/**
 * @param {string} node
 * @param {string[]} args
 * @param {string} cwd
 */
async function succeed(node, args, cwd) {
  const { code, output } = await runProgram(node, args, { cwd, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new PlainError(lastLines(output, 60));
}
