import { chown, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from './data-folder.ts';
import type { SystemUser } from './system-user.ts';

export const SETTINGS_FILE = 'propguard.conf';
const CLUSTER_NAME = 'propguard';

/** Written anew at each start, so that a new version of the product brings its own settings. */
export async function writeSettings(
  folder: DataFolder,
  port: number,
  user: SystemUser,
  socketFolder: string | null,
  more: Record<string, string>,
): Promise<void> {
  const settings: Record<string, string | number> = {
    cluster_name: quoted(CLUSTER_NAME),
    listen_addresses: quoted('127.0.0.1'),
    port,
    unix_socket_directories: quoted(socketFolder ?? ''),
    max_connections: 200,
    shared_buffers: quoted('256MB'),
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    // An installation begins empty and fills in minutes: plans made for empty tables are not to last.
    autovacuum_naptime: quoted('10s'),
    timezone: quoted('UTC'),
    logging_collector: 'on',
    log_directory: quoted(folder.logs),
    log_filename: quoted('postgresql-%Y%m%d-%H%M%S.log'),
    log_file_mode: '0600',
    log_rotation_size: quoted('10MB'),
    log_rotation_age: 0,
    log_timezone: quoted('UTC'),
    log_checkpoints: 'off',
    // No details: they quote the row that was refused.
    log_error_verbosity: 'terse',
    log_line_prefix: quoted('%m [%p] '),
    ...more,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const file = path.join(folder.cluster, SETTINGS_FILE);
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  if ('uid' in user) await chown(file, user.uid, user.gid);
}

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;
