import type { ReportShare } from '@propguard/protocol/report-record';
import type { ValuationReport } from '@propguard/protocol/valuation-report';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { findKnownHome } from '../../../test/support/known-home.ts';
import { signUp } from '../../../test/support/people.ts';

type Line = { msg: string; piece?: string };
type Answer = { status: number; retryAfter: string | null; bytes: Buffer };

const AT_ONCE = 200;
const VERSIONS = 6;

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let client: TestClient;
let reportId: string;
let linkPath: string;
const lines: Line[] = [];

const printed = (): string[] =>
  lines.flatMap(({ msg, piece }) => (msg === 'printed' && piece ? [piece] : []));

const download = async (path: string, by?: TestClient): Promise<Answer> => {
  const reply = await fetch(`${node.url}/api${path}`, by ? { headers: { cookie: by.cookieHeader } } : {});
  return {
    status: reply.status,
    retryAfter: reply.headers.get('retry-after'),
    bytes: Buffer.from(await reply.arrayBuffer()),
  };
};

const isAnswered = ({ status, retryAfter }: Answer): boolean =>
  status === 200 || (status === 503 && Number(retryAfter) > 0);

beforeAll(async () => {
  installation = await createInstallation();
  const known = await findKnownHome(installation);
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line) as Line) });
  // Fair shares of requests would let one caller's wait before they come near the threads.
  node = await installation.startNode({ log, settings: { REQUESTS_AT_WORK: '200' } });
  client = (await signUp(node.client(), 'Vera Valuer')).client;
  const assessed = await client.call('POST', '/assessments', { propertyId: known.id });
  const made = await client.call<ValuationReport>('POST', '/reports', { assessmentId: assessed.body.id });
  reportId = made.body.report_id;
  for (let version = 2; version <= VERSIONS; version++)
    await client.call('POST', `/reports/${reportId}/versions`, {});
  const shared = await client.call<ReportShare & { path: string }>('POST', `/reports/${reportId}/shares`, {
    version: 1,
  });
  linkPath = `/shared/reports/${shared.body.path.split('/').at(-1)}/download`;
});
afterAll(() => installation.close());

it('prints the PDF of one link once, however many ask at once, and answers others meanwhile', async () => {
  let delivered = 0;
  const asked = Array.from({ length: AT_ONCE }, async () => {
    const answer = await download(`${linkPath}?format=pdf`);
    // Who is beyond the link's share is told so at once.
    if (answer.status === 200) delivered += 1;
    return answer;
  });
  expect((await fetch(`${node.url}/health/live`)).status).toBe(200);
  expect(delivered).toBe(0);
  const list = await client.call('GET', '/reports');
  expect(list.status).toBe(200);

  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => !isAnswered(answer))).toEqual([]);
  const files = answers.filter(({ status }) => status === 200);
  expect(files.length).toBeGreaterThan(0);
  expect(new Set(files.map(({ bytes }) => bytes.toString('latin1'))).size).toBe(1);
  expect(files[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(printed()).toHaveLength(1);
});

it('names nobody on the paper of a link, though the same version was printed for its workspace', async () => {
  const own = await download(`/reports/${reportId}/download?format=pdf&version=1`, client);
  const before = printed().length;
  const ofLink = await download(`${linkPath}?format=pdf`);
  const again = await download(`/reports/${reportId}/download?format=pdf&version=1`, client);
  expect([own.status, ofLink.status]).toEqual([200, 200]);
  expect(ofLink.bytes.equals(own.bytes)).toBe(false);
  expect(again.bytes.equals(own.bytes)).toBe(true);
  expect(printed()).toHaveLength(before);
});

it('one caller cannot take every thread, and nobody holds a transaction while waiting for one', async () => {
  const before = printed().length;
  const paths = Array.from({ length: VERSIONS }, (_, index) => index + 1).flatMap((version) => [
    `/reports/${reportId}/download?format=pdf&version=${version}`,
    `/reports/${reportId}/download?format=excel&version=${version}`,
  ]);
  const mine = paths.map((path) => download(path, client));
  const refused = Promise.race(
    mine.map(async (asked) => ((await asked).status === 503 ? asked : new Promise<never>(() => undefined))),
  );
  const { retryAfter, bytes } = await refused;
  expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'OVERLOADED', status: 503 });

  let isAnsweredToo = false;
  const theirs = download(`${linkPath}?format=excel`).finally(() => {
    isAnsweredToo = true;
  });
  const { pool } = node.context.database;
  await expect.poll(() => pool.waitingCount + pool.totalCount - pool.idleCount).toBe(0);
  expect(isAnsweredToo).toBe(false);

  expect((await theirs).status).toBe(200);
  const answers = await Promise.all(mine);
  expect(answers.filter((answer) => !isAnswered(answer))).toEqual([]);
  // One of them had been printed before, and one more was printed for the link.
  expect(printed().length - before).toBe(answers.filter(({ status }) => status === 200).length);
  const later = await download(paths.at(-1) ?? '', client);
  expect(later.status).toBe(200);
});
