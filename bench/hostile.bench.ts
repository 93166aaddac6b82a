/**
 * What others notice while somebody does their worst to a node: milliseconds (p99) of the worst of six attacks, as a
 * share of what is allowed, three times a quiet node or 50 ms. Each of the others is answered: none may be sent away,
 * refused or failed, but for a request whose session PostgreSQL ended under it. Health answers throughout, and an attack
 * must meet what is there to stop it. Attackers and others each come from an address of their own.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorCode } from '@propguard/protocol/errors';
import { PART_BYTES } from '@propguard/rules/imports/import-limits';
import { withClient, withOwner } from '../apps/server/src/db/client.ts';
import { makeWorkbook } from '../apps/server/test/support/make-workbook.ts';
import { signUnfunded } from '../apps/server/test/support/unfunded-transaction.ts';
import { addressOf, load, percentile, visitors } from './lib/load.ts';
import type { LoadCaller, LoadFigures, LoadRequest } from './lib/load-orders.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';

const OTHERS = 4;
const PAUSE_MS = 50;
const QUIET_SECONDS = 10;
const ATTACK_SECONDS = Number(process.env.SECONDS ?? 10);
const LEAST_ALLOWED_MS = 50;
const TIMES_QUIET = 3;
const HEALTH_EVERY_MS = 100;
const PLACE = 'qld-4005-new-farm';
const PASSWORD = 'correct horse battery';

/** What somebody looks at who means no harm. */
const READS: LoadRequest[] = [
  { method: 'GET', path: '/api/session' },
  { method: 'GET', path: `/api/localities/${PLACE}` },
  { method: 'GET', path: '/api/listings?limit=20' },
  { method: 'GET', path: '/api/assessments?limit=20' },
];

type Attack = {
  name: string;
  run: () => Promise<LoadFigures | undefined>;
  /** The refusal that the attacker must have run into. */
  meets?: ErrorCode;
  /** Of the others, where the attack takes the ground from under a request of theirs. */
  mayFail?: number;
};

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Somebody with an account, as the attacker has one too. */
const person = async (url: string) => {
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const reply = await fetch(`${url}/api/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Alex Chen', email, password: PASSWORD }),
  });
  const cookie = reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answered = await fetch(`${url}/api${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answered.ok) throw new Error(`${path}: ${answered.status} ${await answered.text()}`);
    return (await answered.json()) as T;
  };
  return { cookie, call };
};

const WORKBOOKS = 30;
const LEADS = 20_000;
const HOMES = 50_000;
/** Each takes twice that of what a visitor may keep: a few of them fill it, before there are too many portfolios. */
const SENT_BYTES = 8_000_000;

/** As many leads as one workbook holds. */
const makeLeads = async (ownerUrl: string, workspaceId: string): Promise<void> => {
  await withOwner(ownerUrl, 'bench', async (owner) => {
    await owner.query(
      `insert into person (workspace_id, name) select $1, 'Person ' || n from generate_series(1, $2::int) n`,
      [workspaceId, LEADS],
    );
    await owner.query(
      `insert into lead (workspace_id, person_id, source) select workspace_id, id, 'website' from person where workspace_id = $1`,
      [workspaceId],
    );
    await owner.query('analyze');
  });
};

/** A workbook of homes that has been sent and read, to be looked at. */
const sendWorkbook = async (
  url: string,
  { cookie, call }: Awaited<ReturnType<typeof person>>,
): Promise<LoadRequest> => {
  const rows = times(HOMES, (at) => [
    `${at} Oxlade Drive ${randomBytes(8).toString('hex')}`,
    'New Farm',
    4005,
  ]);
  const file = await makeWorkbook(['Address', 'Suburb', 'Postcode'], ...rows);
  const { id, uploadId } = await call<{ id: string; uploadId: string }>('POST', '/portfolios', {
    fileName: 'homes.xlsx',
    sizeBytes: file.length,
  });
  for (let at = 0; at < file.length; at += PART_BYTES) {
    const sent = await fetch(`${url}/api/uploads/portfolio/${uploadId}/parts/${at / PART_BYTES}`, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(file.subarray(at, at + PART_BYTES)),
    });
    if (!sent.ok) throw new Error(`A part: ${sent.status} ${await sent.text()}`);
  }
  const { reading } = await call<{ reading: { guess: object } }>('POST', `/portfolios/${id}/reading`);
  return { method: 'POST', path: `/api/portfolios/${id}/preview`, body: JSON.stringify(reading.guess) };
};

/** A report in so many versions, and a public link to the first. */
const makeReport = async ({ call }: Awaited<ReturnType<typeof person>>, propertyId: string) => {
  const { id } = await call<{ id: string }>('POST', '/assessments', { propertyId });
  const { report_id: reportId } = await call<{ report_id: string }>('POST', '/reports', { assessmentId: id });
  for (let version = 2; version <= WORKBOOKS; version += 1)
    await call('POST', `/reports/${reportId}/versions`, { assessmentId: id });
  const { path } = await call<{ path: string }>('POST', `/reports/${reportId}/shares`, { version: 1 });
  return { reportId, token: path.split('/').at(-1) ?? '' };
};

/** JUMPDEST, PUSH1 0, JUMP: it never ends by itself. */
const ENDLESS = '0x5b600056';
const rpc = (method: string, params: unknown[]): LoadRequest => ({
  method: 'POST',
  path: '/api/blockchain/rpc',
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
});

/** PostgreSQL ends every session of the node, again and again. */
const endSessions = async (ownerUrl: string): Promise<undefined> =>
  withClient({ connectionString: ownerUrl }, async (owner) => {
    for (let at = 0; at < ATTACK_SECONDS; at += 1) {
      await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name in ('propguard', 'propguard-beside') and pid <> pg_backend_pid()`,
      );
      await wait(1000);
    }
    return undefined;
  });

await withTrialInstallation(
  async ({ url, ownerUrl, context }) => {
    const { rows } = await context.database.besidePool.query<{ id: string }>(
      'select id from property limit 1',
    );
    const victim = await person(url);
    const { reportId, token } = await makeReport(victim, rows[0]?.id ?? '');
    const { session } = await victim.call<{ session: { workspace: { id: string } } }>('GET', '/session');
    await makeLeads(ownerUrl, session.workspace.id);
    const preview = await sendWorkbook(url, victim);
    const others = await visitors(url, OTHERS);
    const [attacker] = (await visitors(url, 1, OTHERS)) as [LoadCaller];
    // Nothing that they do later is to be refused for what they keep.
    const [hoarder] = (await visitors(url, 1, OTHERS + 3)) as [LoadCaller];
    const owner: LoadCaller = { address: addressOf(OTHERS + 1), cookie: victim.cookie };
    const transactions = await Promise.all(times(100, () => signUnfunded()));

    const atOnce = (by: LoadCaller, requests: LoadRequest[]): Promise<LoadFigures> =>
      load({ url, callers: [by], requests, atOnce: 1, seconds: 'once', pauseMs: 0 });
    const byOthers = (seconds: number): Promise<LoadFigures> =>
      load({ url, callers: others, requests: READS, atOnce: 1, seconds, pauseMs: PAUSE_MS });
    const health = (seconds: number): Promise<LoadFigures> =>
      load({
        url,
        callers: [{ address: addressOf(OTHERS + 2), cookie: '' }],
        requests: [{ method: 'GET', path: '/health/live' }],
        atOnce: 1,
        seconds,
        pauseMs: HEALTH_EVERY_MS,
      });

    const attacks: Attack[] = [
      {
        name: '200 PDFs of one public link',
        run: () =>
          atOnce(
            { ...attacker, cookie: '' },
            times(200, () => ({ method: 'GET', path: `/api/shared/reports/${token}/download?format=pdf` })),
          ),
      },
      {
        name: 'calls of the chain without end',
        run: () =>
          atOnce(
            attacker,
            times(20, () => rpc('eth_call', [{ data: ENDLESS, gas: '0xffffffffffff' }, 'latest'])),
          ),
      },
      {
        name: 'uploads and unfunded transactions',
        meets: 'STORAGE_FULL',
        run: () =>
          atOnce(hoarder, [
            ...times<LoadRequest>(100, () => ({
              method: 'POST',
              path: '/api/portfolios',
              body: JSON.stringify({ fileName: 'homes.csv', sizeBytes: SENT_BYTES }),
            })),
            ...transactions.map((signed) => rpc('eth_sendRawTransaction', [signed])),
          ]),
      },
      {
        name: 'sessions ended by PostgreSQL',
        run: () => endSessions(ownerUrl),
        // The one request of each that is under way.
        mayFail: OTHERS * ATTACK_SECONDS,
      },
      {
        name: '200 chat messages of one visitor',
        run: () =>
          atOnce(
            attacker,
            times(200, () => ({
              method: 'POST',
              path: '/api/assistant/chat',
              body: JSON.stringify({ message: 'what can you do', conversationId: '{uuid}' }),
            })),
          ),
      },
      {
        name: '30 workbooks of reports, 10 of leads, and 10 that are looked at',
        meets: 'OVERLOADED',
        run: () =>
          atOnce(owner, [
            ...times<LoadRequest>(WORKBOOKS, (at) => ({
              method: 'GET',
              path: `/api/reports/${reportId}/download?format=excel&version=${at + 1}`,
            })),
            ...times<LoadRequest>(10, () => ({
              method: 'POST',
              path: '/api/lead-exports',
              body: JSON.stringify({ format: 'xlsx' }),
            })),
            ...times(10, () => preview),
          ]),
      },
    ];

    await byOthers(3);
    let worst = 0;
    let broken = 0;
    for (const { name, run, meets, mayFail = 0 } of attacks) {
      // Just before each: other work on the machine would otherwise be the attacker's fault.
      const quiet = percentile((await byOthers(QUIET_SECONDS)).times, 0.99);
      const allowed = Math.max(LEAST_ALLOWED_MS, TIMES_QUIET * quiet);
      const [theirs, seen, attacked] = await Promise.all([
        byOthers(ATTACK_SECONDS),
        health(ATTACK_SECONDS),
        run(),
      ]);
      const p99 = percentile(theirs.times, 0.99);
      const unhealthy = seen.failed + seen.refused + seen.shed;
      console.log(
        `${name}: others ${p99.toFixed(0)} ms (p99 of ${theirs.answered}; quiet ${quiet.toFixed(0)}, allowed ${allowed.toFixed(0)}), ${theirs.shed} of them sent away, ${theirs.refused} refused, ${theirs.failed} failed; health silent ${unhealthy} times`,
      );
      if (attacked)
        console.log(
          `  the attacker: ${attacked.answered} answered, ${attacked.shed} sent away, ${attacked.refused} refused, ${attacked.failed} failed`,
        );
      for (const fault of [...theirs.faults, ...(attacked?.faults ?? [])].slice(0, 3))
        console.log(`  ${fault}`);
      const isMet = !meets || (attacked?.codes[meets] ?? 0) > 0;
      if (!isMet) console.log(`  the attacker never met ${meets}: ${JSON.stringify(attacked?.codes)}`);
      worst = Math.max(worst, p99 / allowed);
      const unanswered = theirs.shed + theirs.refused + Math.max(0, theirs.failed - mayFail);
      broken += unanswered + unhealthy + (isMet ? 0 : 1);
    }
    settle({ name: 'hostile', value: worst, unit: 'of what is allowed', target: 1, better: 'lower' });
    if (broken > 0) process.exitCode = 1;
  },
  { PLAN_LIMITS: 'off' },
);
