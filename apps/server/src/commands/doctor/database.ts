import type { Client } from 'pg';
import { withClient } from '../../db/client.ts';
import { JOB_QUEUES } from '../../jobs/queue-names.ts';
import { schemaHistory } from '../../start/schema-history.ts';
import { type Finding, fault, good, reasonOf, warning } from './finding.ts';

const OLDEST_POSTGRES = 150_000;
const SLOW_MS = 200;
const CLOCK_WARNING_MS = 2_000;
const CLOCK_FAULT_MS = 30_000;
const LONGEST_WAIT_SECONDS = 60;
const OLD_BACKUP_HOURS = 36;
const HOUR_MS = 60 * 60 * 1000;

const one = async <Row extends object>(client: Client, sql: string, values: unknown[] = []): Promise<Row> => {
  const { rows } = await client.query<Row>(sql, values);
  return rows[0] as Row;
};

/** What can be asked of the database, as its owner; nothing is changed. */
export const checkDatabase = async (ownerUrl: string, wantsBackups: boolean): Promise<Finding[]> => {
  try {
    const options = {
      connectionString: ownerUrl,
      connectionTimeoutMillis: 5_000,
      application_name: 'propguard-doctor',
    };
    return await withClient(options, async (client) => {
      const findings = [await checkServer(client), await checkClock(client)];
      const schema = await checkSchema(client);
      findings.push(schema);
      if (schema.state === 'fault' || schema.says.startsWith('Empty')) return findings;
      findings.push(await checkRights(client), await checkWork(client));
      if (wantsBackups) findings.push(await checkBackups(client));
      return findings;
    });
  } catch (error) {
    return [
      fault(
        'Database',
        `It cannot be reached: ${reasonOf(error)}.`,
        'Look at DATABASE_URL, whether PostgreSQL runs, and whether its pg_hba.conf lets this machine in.',
      ),
    ];
  }
};

const checkServer = async (client: Client): Promise<Finding> => {
  const askedAt = performance.now();
  const { number, version } = await one<{ number: number; version: string }>(
    client,
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  );
  const ms = Math.round(performance.now() - askedAt);
  const says = `PostgreSQL ${version} answers in ${ms} ms.`;
  if (number < OLDEST_POSTGRES) return fault('Database', says, 'Use PostgreSQL 15 or newer.');
  if (ms > SLOW_MS)
    return warning('Database', says, 'Put it nearer to this machine: every request asks it several times.');
  return good('Database', says);
};

const checkClock = async (client: Client): Promise<Finding> => {
  const { now } = await one<{ now: Date }>(client, 'select clock_timestamp() as now');
  const apartMs = Math.abs(now.getTime() - Date.now());
  const says = `This machine and the database are ${(apartMs / 1000).toFixed(1)} s apart.`;
  const todo = 'Set both clocks by NTP (timedatectl set-ntp true).';
  if (apartMs > CLOCK_FAULT_MS) return fault('Clock', says, todo);
  return apartMs > CLOCK_WARNING_MS ? warning('Clock', says, todo) : good('Clock', says);
};

const checkSchema = async (client: Client): Promise<Finding> => {
  const { there } = await one<{ there: boolean }>(
    client,
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!there)
    return warning(
      'Tables',
      'Empty: nothing was ever started on it.',
      'Start PropGuard once: it makes them.',
    );
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  );
  const { known } = schemaHistory();
  const isShared = rows.every(({ hash }, index) => known[index] === undefined || known[index] === hash);
  if (!isShared)
    return fault('Tables', 'They were made by another history than this version’s.', 'Use another database.');
  if (rows.length > known.length)
    return fault(
      'Tables',
      `They are of a newer version (${rows.length} migrations; this one knows ${known.length}).`,
      'Update this machine to that version.',
    );
  if (rows.length < known.length)
    return warning(
      'Tables',
      `${known.length - rows.length} migrations are still to come.`,
      'The next start runs them.',
    );
  return good('Tables', `All ${known.length} migrations were run.`);
};

const checkRights = async (client: Client): Promise<Finding> => {
  const { rows: roles } = await client.query<{ name: string; passes: boolean }>(
    `select rolname as name, rolsuper or rolbypassrls as passes from pg_roles
     where rolname = left(current_database() || '_app', 63)`,
  );
  const { rows: open } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'identity') and c.relrowsecurity and not c.relforcerowsecurity`,
  );
  const [role] = roles;
  const todo = 'Start PropGuard once with DATABASE_URL: it gives the rights that are missing.';
  if (!role) return warning('Rights', 'The role that the product works as is not there.', todo);
  if (role.passes)
    return fault(
      'Rights',
      `The role ${role.name} may pass row security: workspaces would not be kept apart.`,
      `alter role ${role.name} nosuperuser nobypassrls`,
    );
  if (open.length > 0)
    return fault(
      'Rights',
      `Row security does not hold for the owner of ${open.map(({ name }) => name).join(', ')}.`,
      todo,
    );
  return good('Rights', `The product works as ${role.name}, which cannot pass row security.`);
};

const checkWork = async (client: Client): Promise<Finding> => {
  const { seconds } = await one<{ seconds: number }>(
    client,
    `select coalesce(extract(epoch from max(now() - greatest(created_on, start_after))), 0)::float8 as seconds
     from pgboss.job where name = any ($1) and state < 'active' and start_after <= now()`,
    [JOB_QUEUES],
  );
  const { failed } = await one<{ failed: number }>(client, 'select failed::int from count_open_jobs()');
  const { workers } = await one<{ workers: number }>(
    client,
    `select count(*)::int as workers from node where role <> 'api' and seen_at > now() - interval '30 seconds'`,
  );
  const says = `${workers} nodes work, the oldest job waits ${Math.round(seconds)} s, ${failed} jobs failed for good.`;
  if (workers === 0 && seconds > LONGEST_WAIT_SECONDS)
    return fault('Jobs', says, 'Nobody does the work: start a node with PROPGUARD_ROLE=worker or both.');
  if (workers === 0) return warning('Jobs', says, 'Nothing runs at the moment. Start it, and look again.');
  if (seconds > LONGEST_WAIT_SECONDS)
    return warning(
      'Jobs',
      says,
      'There is more work than workers: start another node with PROPGUARD_ROLE=worker.',
    );
  if (failed > 0)
    return warning('Jobs', says, 'Look at them under Installation jobs, and run them again or remove them.');
  return good('Jobs', says);
};

const checkBackups = async (client: Client): Promise<Finding> => {
  const { rows } = await client.query<{
    state: string;
    at: Date;
    checked: string | null;
    error: string | null;
  }>(
    `select state, started_at as at, checked, error from backup where state <> 'running' order by started_at desc limit 50`,
  );
  const [last] = rows;
  const success = rows.find(({ state }) => state === 'succeeded');
  const todo = 'Look at Running it (/operator/running), and take one now: npm run backup -- --rehearse';
  if (!last)
    return warning(
      'Backups',
      'None was taken yet.',
      'The first is taken within ten minutes of a worker’s start.',
    );
  if (last.state === 'failed') return fault('Backups', `The last one failed: ${last.error}.`, todo);
  const hours = success ? (Date.now() - success.at.getTime()) / HOUR_MS : Number.POSITIVE_INFINITY;
  const says = `The last is ${hours.toFixed(1)} hours old, ${last.checked === 'restored' ? 'and was restored to try it' : 'and was not restored to try it'}.`;
  return hours > OLD_BACKUP_HOURS ? fault('Backups', says, todo) : good('Backups', says);
};
