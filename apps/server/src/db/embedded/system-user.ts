import { execFile, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whom PostgreSQL runs as. Empty for an ordinary user: it then runs as whoever started us. */
export type SystemUser = { uid: number; gid: number } | Record<string, never>;

export const isRoot = () => process.getuid?.() === 0;

/**
 * PostgreSQL refuses to run as root. As root it runs as the owner of the existing data,
 * or as the user `postgres`, who is created when the machine does not have one.
 */
export async function chooseSystemUser(clusterDir: string): Promise<SystemUser> {
  if (!isRoot()) return {};
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await findUser('postgres')) ?? (await createUser('postgres'));
}

/** Asked of the system itself, so that access lists and mounts count as well as mode bits. */
export function canEnter(folder: string, user: SystemUser): boolean {
  const result = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...user,
    cwd: '/',
    stdio: 'ignore',
  });
  return result.status === 0;
}

async function findUser(name: string): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

const CREATE_USER_COMMANDS = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'],
  ['adduser', '-S', '-D', '-H'],
] as const;

async function createUser(name: string): Promise<SystemUser> {
  for (const [command, ...args] of CREATE_USER_COMMANDS) {
    await run(command, [...args, name]).catch(() => undefined);
    const user = await findUser(name);
    if (user) return user;
  }
  throw new Error(
    `PostgreSQL does not run as root, and the user '${name}' could not be created. ` +
      `Create it (useradd --system ${name}), start as an ordinary user, or set DATABASE_URL.`,
  );
}
