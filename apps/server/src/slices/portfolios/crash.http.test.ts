import { PORTFOLIO_CHUNK_ROWS } from '@propguard/rules/portfolios/limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { NodeProcess } from '../../../test/support/node-processes.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';
import { PortfolioTester } from '../../../test/support/portfolio-tester.ts';

let installation: TestInstallation;
let tester: PortfolioTester;

beforeAll(async () => {
  installation = await createInstallation();
  const api = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  tester = new PortfolioTester((await signUp(api.client())).client);
});
afterAll(() => installation.close());

const CHUNKS = 4;
const ROWS = CHUNKS * PORTFOLIO_CHUNK_ROWS - 1;
const REJECTED_EACH = 100;

/** Every hundredth row names no place that there is. */
const largeFile = (): string => {
  const rows = Array.from(
    { length: ROWS },
    (_, at) => `${at + 1},${at % REJECTED_EACH === 0 ? 'Atlantis' : 'Richmond'},VIC,house,3`,
  );
  return `Reference,Suburb,State,Type,Bedrooms\n${rows.join('\n')}\n`;
};

const untilSomeAreDone = (id: string): Promise<void> =>
  vi.waitFor(
    async () => {
      if ((await tester.detail(id)).rowsDone === 0) throw new Error('Not yet.');
    },
    { ...PATIENCE, interval: 5 },
  );

const expectWhole = async (id: string): Promise<void> => {
  const { rows } = await installation.owner.query(
    `select count(*)::int as all, count(distinct reference)::int as references, max(record) as last,
       (count(*) filter (where reason is not null))::int as rejected from portfolio_row where portfolio_id = $1`,
    [id],
  );
  const rejected = Math.ceil(ROWS / REJECTED_EACH);
  expect(rows[0]).toEqual({ all: ROWS, references: ROWS - rejected, last: ROWS, rejected });
  const left = await installation.owner.query(
    'select from portfolio_chunk where portfolio_id = $1 union all select from upload_part where upload_id = (select upload_id from portfolio where id = $1)',
    [id],
  );
  expect(left.rowCount).toBe(0);
  expect(await tester.detail(id)).toMatchObject({ rows: ROWS, rowsDone: ROWS, rejected });
};

describe('a portfolio whose worker dies', () => {
  it('goes on with the chunks that are left, on two workers, and loses and doubles no row', async () => {
    const { id } = await tester.upload('large.csv', largeFile());
    const first = await NodeProcess.start({ DATABASE_URL: installation.ownerUrl, PROPGUARD_ROLE: 'worker' });
    await tester.start(id);
    await untilSomeAreDone(id);
    await first.end('SIGKILL');
    const { rowsDone } = await tester.detail(id);
    expect(rowsDone % PORTFOLIO_CHUNK_ROWS).toBe(0);
    expect(rowsDone).toBeLessThan(ROWS);

    await installation.startNode({ settings: { PROPGUARD_ROLE: 'worker' } });
    await installation.startNode({ settings: { PROPGUARD_ROLE: 'worker' } });
    expect(await tester.ended(id)).toMatchObject({ state: 'valued' });
    await expectWhole(id);
    const { body } = await tester.client.call('GET', '/audit');
    expect(body.items.map(({ status }: { status: string }) => status)).toEqual(['COMPLETED']);
  });

  it('stops when it is cancelled, keeps what was valued, and goes on when asked', async () => {
    const { id } = await tester.upload('cancelled.csv', largeFile());
    await tester.start(id);
    await untilSomeAreDone(id);
    const { status, body } = await tester.client.call('POST', `/portfolios/${id}/cancel`);
    expect([status, body.state]).toEqual([200, 'stopped']);
    const { rowsDone } = await tester.detail(id);
    expect(rowsDone).toBeLessThan(ROWS);
    expect((await tester.client.call('POST', `/portfolios/${id}/cancel`)).status).toBe(409);
    await vi.waitFor(async () => {
      const { rows } = await installation.owner.query(
        `select from job where kind = 'value-portfolio' and state in ('queued', 'running')`,
      );
      expect(rows).toEqual([]);
    }, PATIENCE);
    expect((await tester.detail(id)).rowsDone).toBe(rowsDone);
    expect((await tester.client.call('POST', `/portfolios/${id}/resume`)).body.state).toBe('valuing');
    expect(await tester.ended(id)).toMatchObject({ state: 'valued' });
    await expectWhole(id);
  });
});
