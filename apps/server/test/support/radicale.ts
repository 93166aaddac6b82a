import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../src/db/embedded/free-port.ts';

/** Where Radicale is, or null. */
export const findRadicale = (): string | null =>
  [process.env.RADICALE_PATH ?? '', '/usr/bin/radicale'].find((file) => file !== '' && existsSync(file)) ??
  null;

export const RADICALE_USER = { username: 'nadia', password: 'sunny day' };
const AUTHORIZATION = `Basic ${Buffer.from(`${RADICALE_USER.username}:${RADICALE_USER.password}`).toString('base64')}`;

export type TestCalendar = {
  url: string;
  request: (
    method: string,
    name: string,
    body?: string,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** A file of the calendar. */
  put: (name: string, ...lines: string[]) => Promise<void>;
  names: () => Promise<string[]>;
};
export type TestRadicale = {
  makeCalendar: (name: string, content?: string) => Promise<TestCalendar>;
  stop: () => Promise<void>;
};

export const anEvent = (uid: string, ...lines: string[]): string =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20261101T000000Z', `SUMMARY:${uid}`, ...lines, 'END:VEVENT'].join(
    '\r\n',
  );
export const aCalendar = (...events: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');

/** A real Radicale on a free port, on a folder of its own. */
export const startRadicale = async (program: string): Promise<TestRadicale> => {
  const folder = await mkdtemp(join(tmpdir(), 'propguard-radicale-'));
  const port = await findFreePort();
  await writeFile(join(folder, 'users'), `${RADICALE_USER.username}:${RADICALE_USER.password}\n`);
  const child = spawn(
    program,
    [
      '--logging-level',
      'info',
      '--config',
      '',
      '--server-hosts',
      `127.0.0.1:${port}`,
      '--auth-type',
      'htpasswd',
      '--auth-htpasswd-filename',
      join(folder, 'users'),
      '--auth-htpasswd-encryption',
      'plain',
      '--auth-delay',
      '0',
      '--storage-filesystem-folder',
      join(folder, 'collections'),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.once('exit', () => reject(new Error(`Radicale did not start: ${said}`)));
    // It says so as soon as it listens; what it says later is read and left.
    child.stderr.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString('utf8')}`.slice(-2_000);
      if (said.includes('Radicale server ready')) resolve();
    });
  });
  const base = `http://127.0.0.1:${port}/${RADICALE_USER.username}`;
  return {
    makeCalendar: async (name, content) => {
      const url = `${base}/${name}/`;
      const request: TestCalendar['request'] = (method, file, body, headers = {}) =>
        fetch(`${url}${file}`, {
          method,
          headers: {
            authorization: AUTHORIZATION,
            'content-type': 'text/calendar; charset=utf-8',
            ...headers,
          },
          ...(body === undefined ? {} : { body }),
        });
      const made = await (content === undefined ? request('MKCALENDAR', '') : request('PUT', '', content));
      if (!made.ok) throw new Error(`Radicale made no calendar: ${made.status} ${await made.text()}`);
      return {
        url,
        request,
        put: async (file, ...lines) => {
          const reply = await request('PUT', file, aCalendar(anEvent(file.replace('.ics', ''), ...lines)));
          if (!reply.ok) throw new Error(`Radicale took no event: ${reply.status}`);
        },
        names: async () => {
          const reply = await request(
            'PROPFIND',
            '',
            '<propfind xmlns="DAV:"><prop><getetag/></prop></propfind>',
            {
              depth: '1',
              'content-type': 'text/xml',
            },
          );
          return [...(await reply.text()).matchAll(/<href>[^<]*\/([^/<]+\.ics)<\/href>/g)]
            .map(([, file]) => file ?? '')
            .toSorted();
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
