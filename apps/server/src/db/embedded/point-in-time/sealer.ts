import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SystemUser } from '../system-user.ts';

const PROGRAM = fileURLToPath(new URL('../../backup/seal-file.ts', import.meta.url));
const BESIDE = 'sealing.ts';

export type Sealer = { node: string; program: string };

/** Asked of the system itself, as that user. */
const canRun = ({ node, program }: Sealer, user: SystemUser): boolean =>
  spawnSync(node, [program, '--try'], { ...user, cwd: '/', stdio: 'ignore', env: {} }).status === 0;

/** What seals a segment, at a place where PostgreSQL's user may run it. */
export async function prepareSealer(dataDir: string, user: SystemUser): Promise<Sealer> {
  const here = { node: process.execPath, program: PROGRAM };
  return canRun(here, user) ? here : copySealer(dataDir);
}

export async function copySealer(dataDir: string): Promise<Sealer> {
  const folder = path.join(dataDir, 'programs-sealer');
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const copy = async (from: string, name: string, mode: number): Promise<string> => {
    const to = path.join(folder, name);
    await copyFile(from, `${to}.unfinished`);
    await chmod(`${to}.unfinished`, mode);
    await rename(`${to}.unfinished`, to);
    return to;
  };
  const node = path.join(folder, `node-${process.version}`);
  if (!existsSync(node)) await copy(process.execPath, path.basename(node), 0o755);
  await copy(path.join(path.dirname(PROGRAM), BESIDE), BESIDE, 0o644);
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }\n', { mode: 0o644 });
  return { node, program: await copy(PROGRAM, path.basename(PROGRAM), 0o644) };
}
