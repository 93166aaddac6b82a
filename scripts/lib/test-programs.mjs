import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages, mayInstallPackages } from './debian.mjs';
import { PlainError, step } from './terminal.mjs';

const OLDEST_POSTGRES = 15;
const POSTGRES_HOME = '/usr/lib/postgresql';

/**
 * Programs that the tests use and npm cannot bring. Each is found, or installed from the system's packages
 * when we may, or named to whoever can.
 */
const chromium = {
  title: 'Chromium',
  // The browser without a window: the same engine, a sixth less work for each journey.
  debianPackage: 'chromium-headless-shell',
  variable: 'CHROMIUM_PATH',
  find: () =>
    [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ].find((file) => existsSync(file)),
};

const postgres = {
  title: `PostgreSQL ${OLDEST_POSTGRES} or newer (the server's programs)`,
  debianPackage: 'postgresql',
  variable: 'POSTGRES_BIN',
  find: findPostgres,
};

/** A calendar server, to read from and write to as agents' own calendars are. */
const radicale = {
  title: 'Radicale',
  debianPackage: 'radicale',
  variable: 'RADICALE_PATH',
  find: () => ['/usr/bin/radicale', '/usr/local/bin/radicale'].find((file) => existsSync(file)),
};

/** A mailbox server, to read from as workspaces' own mailboxes are. */
const dovecot = {
  title: 'Dovecot',
  debianPackage: 'dovecot-imapd',
  variable: 'DOVECOT_PATH',
  find: () => ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot'].find((file) => existsSync(file)),
};

/** A proxy, to stand in front of nodes of two releases. */
const nginx = {
  title: 'nginx',
  debianPackage: 'nginx',
  variable: 'NGINX_PATH',
  find: () => ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file)),
};

export const TEST_PROGRAMS = { chromium, postgres, radicale, dovecot, nginx };

/** @typedef {(typeof TEST_PROGRAMS)[keyof typeof TEST_PROGRAMS]} TestProgram */

/** @param {TestProgram[]} wanted */
export async function ensureTestPrograms(wanted) {
  const missing = wanted.filter((program) => !locate(program));
  if (missing.length === 0) return;
  const packages = missing.map((program) => program.debianPackage);
  if (mayInstallPackages()) {
    const names = packages.join(' and ');
    await step(`Installing ${names} for the tests`, `Installed ${names}`, () => installPackages(packages));
  }
  const stillMissing = missing.filter((program) => !locate(program));
  if (stillMissing.length > 0) throw new PlainError(howToInstall(stillMissing));
}

/**
 * Where it is; from then on the environment says so to the tests.
 * @param {TestProgram} program
 */
function locate(program) {
  const place = process.env[program.variable] || program.find();
  if (!place || !existsSync(place)) return undefined;
  process.env[program.variable] = place;
  return place;
}

function findPostgres() {
  if (!existsSync(POSTGRES_HOME)) return undefined;
  const versions = readdirSync(POSTGRES_HOME)
    .map(Number)
    .sort((a, b) => a - b);
  return versions
    .filter((version) => version >= OLDEST_POSTGRES)
    .map((version) => path.join(POSTGRES_HOME, String(version), 'bin'))
    .find((folder) => existsSync(path.join(folder, 'postgres')));
}

/** @param {TestProgram[]} missing */
function howToInstall(missing) {
  const names = missing.map(({ debianPackage }) => debianPackage).join(' ');
  const lines = missing.map(({ title, variable }) => `  - ${title} (or set ${variable} to where it is)`);
  return `The tests need:\n${lines.join('\n')}\n\nOn Debian: sudo apt-get install ${names}\nThen run the command again.`;
}
