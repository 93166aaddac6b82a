import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Logger, pino } from 'pino';
import { inject } from 'vitest';
import { type Config, toConfig } from '../../src/config/config.ts';
import { readEnv } from '../../src/config/env.ts';
import type { JobDefinition } from '../../src/jobs/define-job.ts';
import { JOB_DEFINITIONS } from '../../src/queue/job-definitions.ts';
import { type RunningNode, startNode } from '../../src/start/node.ts';
import type { TimerDefinition } from '../../src/timers/define-timer.ts';
import { knowNode } from './behind-the-scenes.ts';
import { TestClient } from './client.ts';
import { copyTemplate, dropDatabase, TEST_WORLD_SCALE } from './databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    clusterUrl: string;
    /** Where the server is packed for nodes in processes of their own. */
    packFolder: string;
  }
}

type NodeOptions = {
  settings?: Record<string, string>;
  jobs?: JobDefinition[];
  timers?: TimerDefinition[];
  log?: Logger;
  /** Hears what is said on the terminal. */
  say?: (line: string) => void;
};

/** A database of its own, and nodes on it. Everything is gone after `close`. */
export type TestInstallation = {
  ownerUrl: string;
  /** Sees every row: to look behind the scenes, never to act. */
  owner: pg.Client;
  startNode: (options?: NodeOptions) => Promise<RunningNode & { client: () => TestClient }>;
  stopNodes: () => Promise<void>;
  close: () => Promise<void>;
};

/** A model takes seconds to train: only the tests about it run that job. */
const WITHOUT_TRAINING = JOB_DEFINITIONS.filter(({ kind }) => kind !== 'train-model');

const testConfig = (settings: Record<string, string>): Config => ({
  ...toConfig(
    readEnv({
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_ADDRESS: '1000000',
      RATE_LIMIT_PER_WORKSPACE: '1000000',
      RATE_LIMIT_CREDENTIALS: '1000000',
      RATE_LIMIT_PASSWORD_TRIES: '1000000',
      RATE_LIMIT_LETTERS: '1000000',
      OVERLOAD_DELAY_MS: '0',
      DATABASE_POOL_SIZE: '6',
      CHAIN_EMBEDDED: 'false',
      // Only the tests about plans are about their limits.
      PLAN_LIMITS: 'off',
      ...settings,
    }),
  ),
  sampleWorld: { scale: TEST_WORLD_SCALE },
});

export const createInstallation = async (): Promise<TestInstallation> => {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const ownerUrl = await copyTemplate(clusterUrl, name);
  const owner = new pg.Client({ connectionString: ownerUrl });
  owner.on('error', () => undefined);
  await owner.connect();
  /** Also those that are still starting when a test gives up on them. */
  const nodes: Promise<RunningNode>[] = [];
  const stopNodes = async (): Promise<void> => {
    await Promise.all(
      nodes.splice(0).map((starting) =>
        starting.then(
          (node) => node.stop(),
          // It stopped itself, and whoever started it was told.
          () => undefined,
        ),
      ),
    );
  };
  return {
    ownerUrl,
    owner,
    startNode: async ({
      settings = {},
      jobs = WITHOUT_TRAINING,
      timers,
      log = pino({ level: 'silent' }),
      say,
    } = {}) => {
      const config = testConfig({ DATABASE_URL: ownerUrl, ...settings });
      const starting = startNode(config, log, { jobs, timers, ...(say ? { say } : {}) });
      nodes.push(starting);
      const node = await starting;
      if (node.url) knowNode(node.url, { owner, context: node.context });
      return { ...node, client: () => new TestClient(node.url ?? 'http://no-http-on-this-node') };
    },
    stopNodes,
    close: async () => {
      await stopNodes();
      await owner.end();
      await dropDatabase(clusterUrl, name);
    },
  };
};
