import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installPackages, mayInstallPackages } from './debian.mjs';
import { runNpm } from './npm.mjs';
import { inRepository, toolsFolder } from './repository.mjs';
import { lastLines } from './run-program.mjs';
import { say, step } from './terminal.mjs';

const TOOLS = /** @type {const} */ (['anvil', 'forge']);
const EMULATOR = '/usr/bin/qemu-x86_64';
const LIBRARIES = '/usr/x86_64-linux-gnu';
const EMULATOR_PACKAGES = ['qemu-user', 'libc6-amd64-cross', 'libgcc-s1-amd64-cross'];

/**
 * The registry has Foundry's programs for Linux on x86-64 only. There they come with the dependencies; on 64-bit
 * ARM the same programs run under QEMU's user emulation, by a small script of the same name.
 */
const needsEmulation = process.platform === 'linux' && process.arch === 'arm64';
const { optionalDependencies: versions } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'));
/** @param {string} tool */
const packageName = (tool) => `@foundry-rs/${tool}-linux-amd64`;
/** Anvil's version names it; the server finds it by that (`embedded/anvil-program.ts`). */
const emulatedFolder = path.join(toolsFolder, `foundry-${versions[packageName('anvil')]}`);

/** @param {(typeof TOOLS)[number]} tool */
export const foundryProgram = (tool) =>
  needsEmulation
    ? path.join(emulatedFolder, tool)
    : path.join(packageFolder(inRepository(), tool), 'bin', tool);

/** @param {string} root @param {string} tool */
const packageFolder = (root, tool) => path.join(root, 'node_modules', packageName(tool));

/**
 * Without them there is no embedded chain, and everything else works.
 * @param {string} node
 */
export async function ensureFoundry(node) {
  if (!needsEmulation || TOOLS.every((tool) => existsSync(foundryProgram(tool)))) return;
  if (!existsSync(EMULATOR) || !existsSync(LIBRARIES)) {
    const names = EMULATOR_PACKAGES.join(' ');
    if (!mayInstallPackages())
      return say(`No embedded chain on this machine: it needs the packages ${names}. Or set CHAIN_RPC_URL.`);
    await step(`Installing ${names} for the embedded chain`, `Installed ${names}`, () =>
      installPackages(EMULATOR_PACKAGES),
    );
  }
  await step('Fetching the embedded chain', 'Embedded chain ready (under QEMU)', () => fetchEmulated(node));
}

/** @param {string} node */
async function fetchEmulated(node) {
  const unfinished = `${emulatedFolder}.unfinished-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const { code, output } = await runNpm(node, [
    'install',
    `--prefix=${unfinished}`,
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--force',
    '--cpu=x64',
    '--os=linux',
    ...TOOLS.map((tool) => `${packageName(tool)}@${versions[packageName(tool)]}`),
  ]);
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    return say(
      `The embedded chain could not be fetched; set CHAIN_RPC_URL to use one.\n${lastLines(output, 5)}`,
    );
  }
  for (const tool of TOOLS) {
    // Its own place, wherever the clone is.
    const inner = path.relative(unfinished, path.join(packageFolder(unfinished, tool), 'bin', tool));
    const script = path.join(unfinished, tool);
    writeFileSync(script, `#!/bin/sh\nexec ${EMULATOR} -L ${LIBRARIES} "$(dirname "$0")/${inner}" "$@"\n`);
    chmodSync(script, 0o755);
  }
  rmSync(emulatedFolder, { recursive: true, force: true });
  renameSync(unfinished, emulatedFolder);
}
