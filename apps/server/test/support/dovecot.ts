import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../src/db/embedded/free-port.ts';
import { PATIENCE } from './patience.ts';

/** Where Dovecot is, or null. */
export const findDovecot = (): string | null =>
  [process.env.DOVECOT_PATH ?? '', '/usr/sbin/dovecot'].find((file) => file !== '' && existsSync(file)) ??
  null;

export const MAILBOX_PASSWORD = 'sunny-day';

export type TestMailbox = {
  username: string;
  /** Puts a mail into it as a mail server does: a file of its own in `new`. */
  deliver: (source: string) => Promise<void>;
  /** Gives every mail another number, as a server does that was set up anew. */
  renumber: () => Promise<void>;
};

export type TestDovecot = {
  host: string;
  makeMailbox: (username: string) => Promise<TestMailbox>;
  stop: () => Promise<void>;
};

const configOf = (folder: string, port: number): string => {
  const { username } = userInfo();
  // As root it becomes nobody's; for anybody else it stays who it is.
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? 'nobody' : username;
  return `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
default_internal_user = ${user}
default_login_user = ${user}
${isRoot ? '' : `default_internal_group = ${username}`}
mail_location = maildir:${folder}/mail/%u
first_valid_uid = 0
passdb {
  driver = static
  args = password=${MAILBOX_PASSWORD}
}
userdb {
  driver = static
  args = uid=${isRoot ? 'nobody' : username} gid=${isRoot ? 'nogroup' : username} home=${folder}/mail/%u
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`;
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** A real Dovecot on a free port, on a folder of its own. */
export const startDovecot = async (program: string): Promise<TestDovecot> => {
  const folder = await mkdtemp(join(tmpdir(), 'propguard-dovecot-'));
  const port = await findFreePort();
  const config = join(folder, 'dovecot.conf');
  await mkdir(join(folder, 'mail'));
  await writeFile(config, configOf(folder, port));
  // Whoever reads mail there is not who started it.
  const { chmod } = await import('node:fs/promises');
  await chmod(folder, 0o755);
  await chmod(join(folder, 'mail'), 0o777);
  const child = spawn(program, ['-F', '-c', config], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = `${said}${chunk.toString('utf8')}`.slice(-2_000);
  });
  const ended = once(child, 'exit');
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries > PATIENCE.timeout / PATIENCE.interval)
      throw new Error(`Dovecot did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, PATIENCE.interval));
  }
  let delivered = 0;
  return {
    host: `127.0.0.1:${port}`,
    makeMailbox: async (username) => {
      const place = join(folder, 'mail', username);
      for (const part of ['', 'cur', 'new', 'tmp']) {
        await mkdir(join(place, part), { recursive: true });
        await chmod(join(place, part), 0o777);
      }
      return {
        username,
        deliver: async (source) => {
          delivered += 1;
          const name = `${Math.floor(Date.now() / 1000)}.M${delivered}P${process.pid}.test`;
          const file = join(place, 'new', name);
          await writeFile(file, source.replaceAll(/\r?\n/g, '\r\n'));
          await chmod(file, 0o666);
        },
        renumber: async () => {
          for (const name of ['dovecot-uidlist', 'dovecot.index.log', 'dovecot.index', 'dovecot.index.cache'])
            await rm(join(place, name), { force: true });
        },
      };
    },
    stop: async () => {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
