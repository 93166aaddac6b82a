/**
 * 10,000 messages of 200 people by a channel's calls, a fifth of them delivered twice, shuffled; two workers, one of them
 * killed in the middle: none lost, none twice, each conversation in the order of the service. Calls taken in a second, as
 * a share of a bare Fastify that inserts the same body, by the same client in the same run.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { createClient, withOwner } from '../apps/server/src/db/client.ts';
import { withTelegramTrial } from './lib/telegram-trial.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';

const SHARE = Number(process.env.INBOUND_SHARE ?? 1);
const SENDERS = Math.round(200 * SHARE);
const EACH = 50;
const MESSAGES = SENDERS * EACH;
const TWICE = 0.2;
/** Who writes at the same time: their messages come mixed, within one burst. */
const TOGETHER = 4;
const CALLERS = 16;
const TARGET = 0.4;
const WAIT_MS = 300_000;
const AGAIN_MS = 50;

/** The same sequence in each run. */
let state = 20_261_116;
const random = (): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
};
const shuffled = <T>(values: readonly T[]): T[] =>
  values
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);

type Message = { updateId: number; chatId: number; text: string };

/** In blocks; what comes twice comes again with the next block, as a service does that did not hear us. */
const madeMessages = (): Message[] => {
  const all: Message[] = [];
  let again: Message[] = [];
  let updateId = 1;
  for (let block = 0; block < SENDERS; block += TOGETHER) {
    const written: Message[] = [];
    for (let n = 1; n <= EACH; n += 1)
      for (let sender = block; sender < Math.min(block + TOGETHER, SENDERS); sender += 1) {
        written.push({ updateId, chatId: 1_000_000 + sender, text: String(n) });
        updateId += 1;
      }
    all.push(...shuffled([...written, ...again]));
    again = written.filter(() => random() < TWICE);
  }
  return [...all, ...again];
};

/** Milliseconds until all were answered. */
const postAll = async (
  url: string,
  calls: readonly { path: string; headers: Record<string, string>; body: string }[],
): Promise<number> => {
  let next = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (let call = calls[next++]; call; call = calls[next++]) {
        for (let status = 0; status !== 200; ) {
          const { path, headers, body } = call;
          const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body });
          await reply.text();
          status = reply.status;
          // Who has too much to do says so, and the service comes again, as they all do.
          if (status === 503) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
          else if (status !== 200) throw new Error(`${status} for a call`);
        }
      }
    }),
  );
  return performance.now() - start;
};

const bareServer = async (connectionString: string) => {
  const clients = Array.from({ length: CALLERS }, () => createClient({ connectionString }));
  await Promise.all(clients.map((client) => client.connect()));
  await clients[0]?.query(
    'create table bench_bare (id bigint generated always as identity primary key, body jsonb)',
  );
  let turn = 0;
  const app = Fastify();
  app.post('/bare', async ({ body }) => {
    turn += 1;
    await clients[turn % CALLERS]?.query('insert into bench_bare (body) values ($1)', [body]);
    return '';
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => Promise.all([app.close(), ...clients.map((client) => client.end())]) };
};

const startWorker = (ownerUrl: string): ChildProcess =>
  spawn(process.execPath, [fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url))], {
    env: {
      ...process.env,
      DATABASE_URL: ownerUrl,
      PROPGUARD_ROLE: 'worker',
      LOG_LEVEL: 'error',
      CHAIN_EMBEDDED: 'false',
      OUTSIDE_SERVICES_PRIVATE: 'true',
      // No model of every sale is trained beside what is measured.
      TRAIN_AFTER_IMPORT: 'false',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

await withTrialInstallation(
  async ({ url, ownerUrl }) => {
    const workers = [startWorker(ownerUrl), startWorker(ownerUrl)];
    try {
      await withTelegramTrial(url, async ({ workspaceId, cookie, callOf }) => {
        await fetch(`${url}/api/channels/settings`, {
          method: 'PUT',
          headers: { cookie, 'content-type': 'application/json' },
          body: JSON.stringify({ autoResponses: 'never', languages: ['en'] }),
        });
        const calls = madeMessages().map(callOf);
        const bare = await bareServer(ownerUrl);
        const half = calls.slice(0, Math.ceil(calls.length / 2));
        const bareMs = await postAll(
          bare.url,
          half.map(({ headers, body }) => ({ path: '/bare', headers, body })),
        );
        await bare.close();
        const bareRate = half.length / (bareMs / 1000);
        const tookMs = await postAll(url, calls);
        const rate = calls.length / (tookMs / 1000);
        console.log(
          `${calls.length} calls, ${calls.length - MESSAGES} of them twice: ${Math.round(rate)} a second, bare ${Math.round(bareRate)}`,
        );
        await withOwner(ownerUrl, 'bench', async (owner) => {
          const done = async (): Promise<number> =>
            (
              await owner.query(
                `select count(*)::int as n from message where workspace_id = $1 and author = 'contact'`,
                [workspaceId],
              )
            ).rows[0].n;
          const start = performance.now();
          let isKilled = false;
          for (let count = await done(); count < MESSAGES; count = await done()) {
            if (!isKilled) {
              isKilled = workers[0]?.kill('SIGKILL') ?? false;
              console.log(`a worker was killed after ${count}`);
            }
            if (performance.now() - start > WAIT_MS)
              throw new Error(`${MESSAGES - count} messages were lost.`);
            await new Promise((resolve) => setTimeout(resolve, 100));
          }
          const { rows } = await owner.query(
            `select count(*)::int as messages, count(distinct conversation_id)::int as conversations,
               (count(*) - count(distinct (conversation_id, text)))::int as twice,
               count(*) filter (where text::int <> n)::int as astray
             from (select m.*, row_number() over (partition by conversation_id order by position) as n
               from message m where workspace_id = $1 and author = 'contact') m`,
            [workspaceId],
          );
          const { messages, conversations, twice, astray } = rows[0];
          console.log(
            `${messages} messages in ${conversations} conversations; ${twice} twice, ${astray} out of order`,
          );
          if (messages !== MESSAGES || twice !== 0 || astray !== 0 || conversations !== SENDERS)
            throw new Error('A message was lost, doubled or put in another order.');
        });
        settle({
          name: 'inbound',
          value: rate / bareRate,
          unit: 'of bare inserts',
          target: TARGET,
          better: 'higher',
        });
      });
    } finally {
      for (const worker of workers) worker.kill('SIGKILL');
    }
  },
  { PROPGUARD_ROLE: 'api', CHAIN_EMBEDDED: 'false', OUTSIDE_SERVICES_PRIVATE: 'true' },
);
