import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository } from '../lib/repository.mjs';

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: inRepository(), encoding: 'utf8' }).trim();

/** Everything that is installed here, but the packages of the product are those of the folder. */
const linkInstalled = (folder: string): void => {
  const installed = join(folder, 'node_modules');
  mkdirSync(join(installed, '@propguard'), { recursive: true });
  for (const name of readdirSync(inRepository('node_modules')))
    if (name !== '@propguard') symlinkSync(inRepository('node_modules', name), join(installed, name));
  for (const room of ['packages', 'apps'])
    for (const name of readdirSync(join(folder, room)))
      symlinkSync(join(folder, room, name), join(installed, '@propguard', name));
  symlinkSync(inRepository('apps/server/node_modules'), join(folder, 'apps/server/node_modules'));
};

/** The code of an earlier release in a folder of its own, from the history of this one. */
export const checkOutEarlier = (folder: string, wanted: string) => {
  git('worktree', 'add', '--detach', '--quiet', folder, wanted);
  linkInstalled(folder);
  return {
    name: git('log', '-1', '--format=%h %s', wanted),
    remove: () => {
      rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
      git('worktree', 'remove', '--force', folder);
    },
  };
};
