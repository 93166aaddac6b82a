import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPO_ROOT } from '../../../config/config.ts';
import { ChainError } from '../chain-error.ts';

const REGISTRY_PACKAGE = '@foundry-rs/anvil-linux-amd64';

type Manifest = { optionalDependencies: Record<string, string> };

/** Every answer of the chain takes many times as long then (decision 30). */
export const isAnvilEmulated = process.platform === 'linux' && process.arch === 'arm64';

/** What the start-up scripts made where the registry has nothing for this machine (`scripts/lib/foundry.mjs`). */
const emulated = (): string => {
  const manifest = JSON.parse(readFileSync(join(REPO_ROOT, 'package.json'), 'utf8')) as Manifest;
  return join(REPO_ROOT, '.tools', `foundry-${manifest.optionalDependencies[REGISTRY_PACKAGE]}`, 'anvil');
};

const programHere = (): string | null => {
  if (isAnvilEmulated) return emulated();
  const hasOwn = process.platform === 'linux' && process.arch === 'x64';
  return hasOwn ? join(REPO_ROOT, 'node_modules', REGISTRY_PACKAGE, 'bin', 'anvil') : null;
};

export const anvilProgram = (): string => {
  const program = programHere();
  if (program && existsSync(program)) return program;
  throw new ChainError(
    'unreachable',
    `No embedded chain comes with this installation for ${process.platform} on ${process.arch}. Set CHAIN_RPC_URL.`,
  );
};
