import pg from 'pg';

export const TEMPLATE_NAME = 'propguard_template';
/** A few suburbs around each capital: New Farm and Paddington are among them. */
export const TEST_WORLD_SCALE = 0.05;

/** These cannot stand in one statement with others. */
const withAdmin = async (clusterUrl: string, ...statements: string[]): Promise<void> => {
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  try {
    for (const sql of statements) await admin.query(sql);
  } finally {
    await admin.end();
  }
};

const urlOf = (clusterUrl: string, name: string): string => {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.toString();
};

/** Nobody reads these data after a crash of the machine: nothing waits for the disk. */
export const forgetCrashes = (clusterUrl: string): Promise<void> =>
  withAdmin(
    clusterUrl,
    'alter system set fsync = off',
    'alter system set synchronous_commit = off',
    'alter system set full_page_writes = off',
    // Each test file has a database of its own, and most are gone before statistics would be worth their time.
    "alter system set autovacuum_naptime = '1min'",
    'select pg_reload_conf()',
  );

export const createEmptyDatabase = async (clusterUrl: string, name: string): Promise<string> => {
  await withAdmin(clusterUrl, `create database ${name}`);
  return urlOf(clusterUrl, name);
};

/** File by file: a third less work for PostgreSQL than page by page through its log, and a fifth to drop. */
export const copyTemplate = async (clusterUrl: string, name: string): Promise<string> => {
  await withAdmin(clusterUrl, `create database ${name} template ${TEMPLATE_NAME} strategy file_copy`);
  return urlOf(clusterUrl, name);
};

export const dropDatabase = (clusterUrl: string, name: string): Promise<void> =>
  withAdmin(clusterUrl, `drop database if exists ${name} with (force)`);
