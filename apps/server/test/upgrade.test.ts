import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { findFreePort } from '../src/db/embedded/free-port.ts';
import { schemaHistory } from '../src/start/schema-history.ts';
import { TestClient } from './support/client.ts';
import { createEmptyDatabase, dropDatabase } from './support/databases.ts';
import { earlierRelease } from './support/earlier-release.ts';
import { ANSWERED_BY, findNginx, startNginx } from './support/nginx.ts';
import { NodeProcess } from './support/node-processes.ts';
import { packedNode } from './support/packed-node.ts';
import { signUpOnly } from './support/people.ts';

const nginx = findNginx();
const CLIENTS = 3;
/** Of each node, in each part of the upgrade: enough to have gone through all that is asked several times. */
const ANSWERS = 18;
const WITHIN_MS = 100_000;
/** Two releases start, one of them on nothing: on a machine that is busy with everything else, that takes its time. */
const LONGEST_MS = 300_000;

let owner: pg.Client;
let databaseUrl: string;
const name = `upgrade_${randomBytes(6).toString('hex')}`;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  databaseUrl = await createEmptyDatabase(inject('clusterUrl'), name);
  owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  await owner.end();
  await dropDatabase(inject('clusterUrl'), name);
});

const start = async (port: number, program: Promise<string>): Promise<NodeProcess> => {
  const node = await NodeProcess.start(
    {
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      RATE_LIMIT_PER_ADDRESS: '1000000',
      RATE_LIMIT_PER_WORKSPACE: '1000000',
    },
    program,
  );
  ends.push(() => node.end('SIGKILL'));
  return node;
};

const migrationsRun = async (): Promise<string[]> =>
  (await owner.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id')).rows.map(
    ({ hash }) => hash,
  );

const newLead = (): Record<string, unknown> => ({
  source: 'referral',
  name: 'Ada Nguyen',
  addresses: [{ kind: 'email', value: `${randomBytes(6).toString('hex')}@people.localhost` }],
});

/** What people do all day: read, write, and wait for an assessment. */
const ASKED: [string, string, (() => unknown)?][] = [
  ['GET', '/session'],
  ['GET', '/suggestions?query=new%20fa'],
  ['POST', '/propguard/process-command', () => ({ command: '18 Jacaranda Quay, New Farm QLD 4005' })],
  ['GET', '/assessments'],
  ['POST', '/leads', newLead],
  ['GET', '/leads'],
  ['GET', '/appointments'],
  ['GET', '/inbox'],
  ['GET', '/notices'],
];

it.runIf(nginx)(
  'nobody notices an upgrade: nodes of two releases on one database, one after the other behind nginx',
  async () => {
    const [oldPort, newPort] = [await findFreePort(), await findFreePort()];
    // Both are made ready at once; the release of today begins when it is time.
    const present = packedNode();
    const earlier = earlierRelease();
    ends.push(async () => rm(dirname(await earlier), { recursive: true, force: true }));
    const old = await start(oldPort, earlier);
    const before = await migrationsRun();
    const proxy = await startNginx(nginx ?? '', [oldPort, newPort]);
    ends.push(proxy.stop);

    const failed = new Set<string>();
    const answered = { [oldPort]: 0, [newPort]: 0 };
    let isOver = false;
    const goOn = async (): Promise<void> => {
      const { client } = await signUpOnly(new TestClient(proxy.url));
      while (!isOver)
        for (const [method, path, body] of ASKED) {
          const reply = await client
            .call(method, path, body?.())
            .catch((error: Error) => ({ status: error.message, headers: new Headers(), body: null }));
          const by = Number(reply.headers.get(ANSWERED_BY)?.split(':').at(-1));
          if (reply.status !== 200)
            failed.add(
              `${method} ${path}: ${reply.status} of ${by === oldPort ? 'the old' : 'the new'} node`,
            );
          if (by in answered) answered[by] = (answered[by] ?? 0) + 1;
        }
    };
    const untilAnswered = async (port: number): Promise<void> => {
      const from = answered[port] ?? 0;
      await expect
        .poll(() => failed.size > 0 || (answered[port] ?? 0) - from >= ANSWERS, { timeout: WITHIN_MS })
        .toBe(true);
    };
    const clients = Array.from({ length: CLIENTS }, goOn);
    const over = async (): Promise<void> => {
      isOver = true;
      await Promise.all(clients);
    };
    try {
      await untilAnswered(oldPort);
      const today = await start(newPort, present);
      const after = await migrationsRun();
      expect(after).toEqual(schemaHistory().known);
      expect(after.slice(0, before.length)).toEqual(before);
      await Promise.all([untilAnswered(oldPort), untilAnswered(newPort)]);

      // What one writes the other reads, on the schema that the new one brought.
      const { client: there } = await signUpOnly(new TestClient(old.url));
      const here = there.at(today.url);
      for (const [writes, reads] of [
        [there, here],
        [here, there],
      ] as const) {
        const { body } = await writes.call('POST', '/leads', newLead());
        expect((await reads.call('GET', `/leads/${body.id}`)).body).toMatchObject({ id: body.id });
      }

      await old.end('SIGTERM');
      await untilAnswered(newPort);
      await over();
      expect([...failed], old.log.concat(today.log).join('')).toEqual([]);
      expect(today.log).toEqual([]);
    } finally {
      await over();
    }
  },
  LONGEST_MS,
);
