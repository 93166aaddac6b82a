/**
 * 200 callers for one time, round after round, on two API nodes, one of them killed in the middle. Each has a client and
 * an idempotency key of their own, and asks again elsewhere when an answer was lost. Exactly one wins each round, and
 * finds out by its key that it has; no agent's times ever overlap. ROUNDS sets how many.
 */
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withOwner } from '../apps/server/src/db/client.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';

const CALLERS = 200;
const ROUNDS = Number(process.env.ROUNDS ?? 100);
const TRIES = 60;
const PAUSE_MS = 250;
const DAY_MS = 86_400_000;
/** All of them belong to one workspace, and wait at once. */
const ROOM_FOR_ALL = { REQUESTS_WAITING: '2000' };
/** A time in 2040, when nobody is on leave. */
const FIRST = Date.parse('2040-01-02T00:00:00Z');

const startSecond = async (ownerUrl: string) => {
  const child = fork(fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url)), {
    env: {
      ...process.env,
      DATABASE_URL: ownerUrl,
      PROPGUARD_ROLE: 'api',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      CHAIN_EMBEDDED: 'false',
      TRUST_PROXY: 'true',
      RATE_LIMIT_PER_ADDRESS: '1000000000',
      RATE_LIMIT_PER_WORKSPACE: '1000000000',
      OVERLOAD_DELAY_MS: '0',
      ...ROOM_FOR_ALL,
    },
  });
  for (;;) {
    const [message] = (await once(child, 'message')) as [{ type: string; url?: string }];
    if (message.type === 'ready') return { child, url: message.url ?? '' };
  }
};

await withTrialInstallation(
  async ({ url, ownerUrl }) => {
    const signUp = await fetch(`${url}/api/account/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Bench',
        email: 'bench@example.com',
        password: 'correct horse battery staple',
      }),
    });
    const cookie = signUp.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const call = async (node: string, caller: number, path: string, body: unknown, key?: string) => {
      const reply = await fetch(`${node}/api${path}`, {
        method: 'POST',
        headers: {
          cookie,
          'content-type': 'application/json',
          'x-forwarded-for': `10.0.${caller >> 8}.${caller & 255}`,
          ...(key ? { 'idempotency-key': key } : {}),
        },
        body: JSON.stringify(body),
      });
      return { status: reply.status, body: (await reply.json()) as { id: string } };
    };
    const agent = await call(url, 0, '/workspace/agents', {
      name: 'Nadia Petrov',
      hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' })),
    });
    const people: string[] = [];
    for (let caller = 0; caller < CALLERS; caller += 1) {
      const made = await call(url, caller, '/people', {
        addresses: [{ kind: 'email', value: `caller${caller}@example.com` }],
      });
      people.push(made.body.id);
    }
    const second = await startSecond(ownerUrl);
    let isAlive = true;
    let asked = 0;
    let again = 0;
    const book = async (
      caller: number,
      round: number,
    ): Promise<{ status: number; id: string; key: string }> => {
      const key = randomUUID();
      const body = {
        kind: 'viewing',
        agentId: agent.body.id,
        personId: people[caller],
        startsAt: new Date(FIRST + round * DAY_MS).toISOString(),
      };
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const node = isAlive && (caller + attempt) % 2 === 0 ? second.url : url;
        asked += 1;
        try {
          const { status, body: made } = await call(node, caller, '/appointments', body, key);
          if (status === 201 || status === 409) return { status, id: made.id, key };
        } catch {
          // The node is gone, and with it the answer.
        }
        again += 1;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * Math.random()));
      }
      throw new Error('Nobody answered.');
    };

    let wrong = 0;
    const begin = performance.now();
    for (let round = 0; round < ROUNDS; round += 1) {
      const all = Promise.all(people.map((_, caller) => book(caller, round)));
      if (round === Math.floor(ROUNDS / 2)) {
        isAlive = false;
        second.child.kill('SIGKILL');
        console.log(`a node was killed in round ${round + 1}`);
      }
      const replies = await all;
      const won = replies.filter(({ status }) => status === 201);
      if (won.length !== 1) wrong += 1;
      const [winner] = won;
      if (winner) {
        const body = {
          kind: 'viewing',
          agentId: agent.body.id,
          personId: people[replies.indexOf(winner)],
          startsAt: new Date(FIRST + round * DAY_MS).toISOString(),
        };
        const told = await call(url, 0, '/appointments', body, winner.key);
        if (told.status !== 201 || told.body.id !== winner.id) wrong += 1;
      }
    }
    const seconds = (performance.now() - begin) / 1000;
    const doubles = await withOwner(ownerUrl, 'bench', async (owner) => {
      const { rows } = await owner.query<{ live: number; overlaps: number }>(
        `select (select count(*)::int from appointment) as live, count(*)::int as overlaps
         from appointment a join appointment b on a.id < b.id and a.agent_id = b.agent_id
           and tstzrange(a.busy_from, a.busy_to) && tstzrange(b.busy_from, b.busy_to)`,
      );
      const [row] = rows;
      console.log(
        `${row?.live} booked in ${ROUNDS} rounds, ${asked} calls, ${again} of them again, ${Math.round(seconds)} s`,
      );
      if (row?.live !== ROUNDS) wrong += 1;
      return row?.overlaps ?? Number.NaN;
    });
    settle({ name: 'booking-race', value: doubles + wrong, unit: 'wrong', target: 0, better: 'lower' });
  },
  { PROPGUARD_ROLE: 'api', CHAIN_EMBEDDED: 'false', TRUST_PROXY: 'true', ...ROOM_FOR_ALL },
);
