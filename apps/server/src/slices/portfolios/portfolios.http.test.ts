import type {
  Portfolio,
  PortfolioDetail,
  PortfolioHome,
  PortfolioLending,
} from '@propguard/protocol/portfolios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { findKnownHome } from '../../../test/support/known-home.ts';
import { makeWorkbook } from '../../../test/support/make-workbook.ts';
import { signUp } from '../../../test/support/people.ts';
import { PortfolioTester } from '../../../test/support/portfolio-tester.ts';

let installation: TestInstallation;
let client: TestClient;
let tester: PortfolioTester;
let other: TestClient;
let suburb: { name: string; state: string; postcode: string };

beforeAll(async () => {
  installation = await createInstallation();
  const { rows } = await installation.owner.query<typeof suburb>(`
    select l.name, l.state, l.postcode from locality l join sale s on s.locality_id = l.id
    group by l.id order by count(*) desc, l.id limit 1`);
  suburb = rows[0] as typeof suburb;
  const node = await installation.startNode();
  client = (await signUp(node.client())).client;
  other = (await signUp(node.client())).client;
  tester = new PortfolioTester(client);
});
afterAll(() => installation.close());

const HEADER = 'Loan ID,Address,Suburb,State,Postcode,Property Type,Beds,Land Size,Loan Amount';
const home = (at: number, loan: number | '' = ''): string =>
  `L-${at},${at} Ledger St,${suburb.name},${suburb.state},${suburb.postcode},house,${2 + (at % 3)},${400 + at},${loan}`;

const file = (...rows: string[]): string => `${HEADER}\n${rows.join('\n')}\n`;

const homes = async (
  id: string,
  query = '',
): Promise<{ items: PortfolioHome[]; nextCursor: string | null }> =>
  (await client.call('GET', `/portfolios/${id}/homes?limit=100${query}`)).body;

describe('a portfolio', () => {
  it('is uploaded, its columns guessed, previewed, valued and summed up', async () => {
    const { id, detail } = await tester.upload(
      'loans 2026.csv',
      file(home(1, 900), home(2, 99_000_000), home(3)),
    );
    expect(detail).toMatchObject({ name: 'loans 2026', state: 'ready', rows: null });
    expect(detail.reading?.guess.columns).toMatchObject({
      reference: 'Loan ID',
      address: 'Address',
      locality: 'Suburb',
      type: 'Property Type',
      bedrooms: 'Beds',
      landM2: 'Land Size',
      loan: 'Loan Amount',
    });
    const preview = await client.call('POST', `/portfolios/${id}/preview`, detail.reading?.guess);
    expect(preview.body.rows).toHaveLength(3);
    expect(preview.body.rows[0].readAs).toContain('1 Ledger St');

    const done = await tester.value(id);
    expect(done).toMatchObject({ state: 'valued', rows: 3, rowsDone: 3, rejected: 0, sample: true });
    const { items } = await homes(id);
    expect(items.map(({ reference }) => reference)).toEqual(['L-1', 'L-2', 'L-3']);
    for (const item of items) {
      expect(item.method).toBe('model');
      expect(item.valueAud).toBeGreaterThan(50_000);
      expect(item.range80?.lowAud).toBeLessThan(item.valueAud ?? 0);
      expect(item.fsd).toBeGreaterThan(0);
      expect(item.positionSource).toBe('locality');
      expect(Object.keys(item.hazards).sort()).toEqual(['coastalErosion', 'fire', 'flood', 'subsidence']);
    }
    expect(items[0]?.lvr).toBeCloseTo(900 / (items[0]?.valueAud ?? 1), 9);
    expect(items[1]?.flags).toContain('lvr');
    expect(items[2]?.lvr).toBeNull();
    const total = items.reduce((sum, { valueAud }) => sum + (valueAud ?? 0), 0);
    expect(done.summary).toMatchObject({ totalAud: total, withLoan: 2, withoutValue: 0 });
    const counted = (bands: readonly { count: number }[] = []) =>
      bands.reduce((sum, { count }) => sum + count, 0);
    expect(counted(done.summary?.values)).toBe(3);
    expect(counted(done.summary?.risks) + (done.summary?.unmapped ?? 0)).toBe(3);
    expect(done.summary?.lvrs.at(-1)?.count).toBe(1);
    expect((await homes(id, '&only=flagged')).items.map(({ record }) => record)).toContain(2);
  });

  it('a home that is not mapped is in no band of risk, on the chart, the map and in the file', async () => {
    const { id } = await tester.upload('unmapped.csv', file(home(1), home(2), home(3)));
    await tester.value(id);
    const set = (record: number, hazards: string) =>
      installation.owner.query(
        `update portfolio_row set ${hazards} where portfolio_id = $1 and record = $2`,
        [id, record],
      );
    await set(1, 'flood = 0.05, fire = 0.05, coastal_erosion = null, subsidence = 0.05');
    await set(2, 'flood = null, fire = null, coastal_erosion = null, subsidence = null');
    await set(3, 'flood = 0.05, fire = 0.051, coastal_erosion = null, subsidence = null');
    // As it was kept before: those of 5% were the lowest band.
    await installation.owner.query(`update portfolio set summary = summary - 'unmapped' where id = $1`, [id]);

    const { summary } = (await client.call<PortfolioDetail>('GET', `/portfolios/${id}`)).body;
    expect(summary?.unmapped).toBe(2);
    expect(summary?.risks.map(({ count }) => count)).toEqual([1, ...Array(9).fill(0)]);
    const points = await client.call('GET', `/portfolios/${id}/points`);
    expect(points.body.items.map(({ hazard }: { hazard: number | null }) => hazard)).toEqual([
      null,
      null,
      0.051,
    ]);
    const [head, ...lines] = (await client.call<string>('GET', `/portfolios/${id}/results.csv`)).body
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(','));
    const cells = (name: string) => lines.map((line) => line[head?.indexOf(name) ?? -1]);
    expect(cells('flood')).toEqual(['', '', '']);
    expect(cells('fire')).toEqual(['', '', '0.051']);
    expect(cells('not_mapped')).toEqual(['flood fire subsidence', '', 'flood']);
    expect(cells('hazard_band')).toEqual(['Not mapped', 'Not mapped', 'Low']);
  });

  it('is read from a workbook as well', async () => {
    const { id, detail } = await tester.upload(
      'book.xlsx',
      await makeWorkbook(HEADER.split(','), home(1, 900).split(','), home(2).split(',')),
    );
    expect(detail).toMatchObject({ state: 'ready', reading: { guess: { columns: { address: 'Address' } } } });
    expect(await tester.value(id)).toMatchObject({ state: 'valued', rows: 2, rejected: 0, uploadId: null });
    expect((await homes(id)).items.map(({ reference }) => reference)).toEqual(['L-1', 'L-2']);
  });

  it('gives each home the value that an assessment of the same facts has', async () => {
    const { id } = await tester.upload('one.csv', file(home(4)));
    await tester.value(id);
    const [item] = (await homes(id)).items;
    const command = `value of ${item?.facts.bedrooms} bed house in ${suburb.name} ${suburb.state} ${suburb.postcode}`;
    const { id: bare } = await tester.upload(
      'bare.csv',
      `Suburb,State,Postcode,Type,Bedrooms\n${suburb.name},${suburb.state},${suburb.postcode},house,${item?.facts.bedrooms}\n`,
    );
    await tester.value(bare);
    const { body } = await client.call('POST', '/propguard/process-command', { command });
    expect((await homes(bare)).items[0]?.valueAud).toBe(body.analysis_result.current_valuation);
  });

  it('knows a home by its address: where it stands, and what the file leaves out', async () => {
    const known = await findKnownHome(installation);
    const { id } = await tester.upload(
      'known.csv',
      `Address,Suburb\n${known.address},${known.locality}\n${known.address.toUpperCase()},${known.locality}\n`,
    );
    await tester.value(id);
    const { items } = await homes(id);
    const { body } = await client.call('POST', '/propguard/process-command', {
      command: `${known.address} ${known.locality}`,
    });
    for (const item of items) {
      expect(item.positionSource).toBe('exact');
      expect(item.facts.type).toBe('house');
      expect(item.valueAud).toBe(body.analysis_result.current_valuation);
      expect(item.hazards.flood).toBe(body.risk.flood);
      // One risk of one home, wherever it is asked for: the market is part of it.
      expect(item.riskScore).toBeCloseTo(body.analysis_result.risk_score, 6);
    }
    expect(items).toHaveLength(2);
  });

  it('what the file says of a known home stands before what we know of it', async () => {
    const known = await findKnownHome(installation);
    const row = (beds: number) => `${known.address},${known.locality},unit,${beds}`;
    const { id } = await tester.upload('changed.csv', `Address,Suburb,Type,Beds\n${row(1)}\n`);
    await tester.value(id);
    const [item] = (await homes(id)).items;
    expect(item?.facts).toMatchObject({ type: 'apartment', bedrooms: 1 });
  });

  it('is paged by any order without a gap or a double', async () => {
    const { id } = await tester.upload(
      'order.csv',
      file(...Array.from({ length: 23 }, (_, at) => home(at, at * 1e5))),
    );
    await tester.value(id);
    for (const order of ['record', 'value', 'risk', 'lvr']) {
      for (const direction of ['asc', 'desc']) {
        const seen: number[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const page: { items: PortfolioHome[]; nextCursor: string | null } = (
            await client.call(
              'GET',
              `/portfolios/${id}/homes?limit=5&order=${order}&direction=${direction}${cursor && `&cursor=${cursor}`}`,
            )
          ).body;
          seen.push(...page.items.map(({ record }) => record));
          cursor = page.nextCursor;
        }
        expect(
          [...seen].sort((a, b) => a - b),
          `${order} ${direction}`,
        ).toEqual(Array.from({ length: 23 }, (_, at) => at + 1));
      }
    }
    const { items } = await homes(id, '&order=value&direction=desc');
    const values = items.map(({ valueAud }) => valueAud ?? -1);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    const points = await client.call('GET', `/portfolios/${id}/points`);
    expect(points.body.items).toHaveLength(23);
    expect(points.body.whole).toBe(true);
  });

  it('is added up as lending, by the limits on many loans', async () => {
    const place = `${suburb.name},${suburb.state},${suburb.postcode},house`;
    const { id } = await tester.upload(
      'lending.csv',
      `${[
        'Address,Suburb,State,Postcode,Type,Loan,Purpose,Income,Other debts,Borrower',
        `1 Ledger St,${place},100000,owner,50000,0,Harbour`,
        `2 Ledger St,${place},300000,owner occupied,50000,0,`,
        `3 Ledger St,${place},200000,Investment,,,`,
        `4 Ledger St,${place},400000,,80000,0,Harbour`,
        `5 Ledger St,${place},,investor,80000,0,Harbour`,
      ].join('\n')}\n`,
    );
    await tester.value(id);
    const lending = async (): Promise<PortfolioLending> =>
      (await client.call('GET', `/portfolios/${id}/lending`)).body;
    const before = await lending();
    expect(before).toMatchObject({ loans: 4, amountAud: 1_000_000, withoutPurpose: 1, largeExposures: null });
    expect(before.dtiHeadroom).toMatchObject([
      { purpose: 'owner-occupier', lendingAud: 400_000, highAud: 300_000, share: 0.75, isExceeded: true },
      { purpose: 'investor', lendingAud: 0, share: null, unassessedLoans: 1 },
    ]);
    expect(before.lvr.bands.reduce((sum, { loans }) => sum + loans, before.lvr.unassessedLoans)).toBe(4);
    await client.call('PUT', '/lending/lender-facts', { facts: { tier1CapitalAud: 5_000_000 }, version: 0 });
    expect((await lending()).largeExposures).toEqual([
      { counterparty: 'Harbour', loans: 2, exposureAud: 500_000, shareOfTier1: 0.1, result: 'review' },
    ]);
    expect((await other.call('GET', `/portfolios/${id}/lending`)).status).toBe(404);
    expect((await homes(id, '&find=3%20ledger')).items.map(({ record }) => record)).toEqual([3]);
    expect((await homes(id, '&find=%25')).items).toEqual([]);
  });

  it('lists every row that was not taken with its reason, and downloads all of them', async () => {
    const { id } = await tester.upload(
      'bad rows.csv',
      file(
        home(1),
        `X,1 Nowhere St,Atlantis,${suburb.state},,house,3,500,`,
        `=cmd(),2 Ledger St,${suburb.name},${suburb.state},${suburb.postcode},house,3,500,`,
        `X,3 Ledger St,${suburb.name},${suburb.state},${suburb.postcode},spaceship,3,500,`,
        `X,4 Ledger St,${suburb.name},${suburb.state},${suburb.postcode},house,3,500,lots`,
        `${'R'.repeat(10_000)},5 Ledger St,${suburb.name},${suburb.state},${suburb.postcode},house,3,500,`,
        `X,${'A'.repeat(10_000)},${suburb.name},${suburb.state},${suburb.postcode},house,3,500,`,
        'X,too few',
        `X,6 Ledger\0 St,${suburb.name},${suburb.state},${suburb.postcode},house,3,500,`,
      ),
    );
    const done = await tester.value(id);
    expect(done).toMatchObject({ state: 'valued', rows: 9, rowsDone: 9, rejected: 7 });
    const { body } = await client.call('GET', `/portfolios/${id}/rejected-rows`);
    expect(
      body.items.map((row: { record: number; reason: string; field: string | null }) => [
        row.record,
        row.reason,
        row.field,
      ]),
    ).toEqual([
      [2, 'locality-unknown', 'locality'],
      [4, 'type-unknown', 'type'],
      [5, 'number-unreadable', 'loan'],
      [6, 'text-too-long', 'reference'],
      [7, 'text-too-long', 'address'],
      [8, 'wrong-columns', null],
      [9, 'unreadable-text', null],
    ]);
    const csv = await client.call<string>('GET', `/portfolios/${id}/results.csv`);
    expect(csv.headers.get('content-disposition')).toContain('bad_rows_valued.csv');
    const lines = csv.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(10);
    expect(lines[3]).toMatch(/^3,'=cmd\(\)/);
    expect(lines[2]).toContain('There’s no suburb or town with this name');
  });

  it('reads a whole address in one column', async () => {
    const { id } = await tester.upload(
      'whole.csv',
      `Address,Bedrooms\n"7 Ledger St, ${suburb.name} ${suburb.state} ${suburb.postcode}",3\n"8 Ledger St",3\n`,
    );
    expect(await tester.value(id)).toMatchObject({ rows: 2, rejected: 1 });
    expect((await homes(id)).items[0]).toMatchObject({ address: '7 Ledger St', locality: suburb });
  });

  it('is an entry of the audit trail, and adds nothing to what the model learns from', async () => {
    const count = async (): Promise<string> =>
      (
        await installation.owner.query(
          'select (select count(*) from sale) || $1 || (select count(*) from property) as n',
          [' '],
        )
      ).rows[0].n;
    const before = await count();
    const { id } = await tester.upload('audited.csv', file(home(1)));
    await tester.value(id);
    const { body } = await client.call('GET', '/audit');
    expect(body.items[0]).toMatchObject({
      action: 'value-portfolio',
      subject: { kind: 'portfolio', id },
      status: 'COMPLETED',
    });
    expect(await count()).toBe(before);
    expect((await client.call('GET', '/audit/verify')).body.intact).toBe(true);
  });
});

describe('a file that cannot be taken', () => {
  it('that is empty or too large is refused before it is sent', async () => {
    const start = (sizeBytes: number) => client.call('POST', '/portfolios', { fileName: 'a.csv', sizeBytes });
    expect((await start(0)).status).toBe(422);
    expect((await start(2 ** 31)).status).toBe(413);
  });

  it.each([
    ['a header alone', `${HEADER}\n`, 'no rows'],
    ['one column', 'hello\nworld\n', 'single column'],
    ['a packed file', 'PK\u0003\u0004aaaa', 'packed'],
  ])('with %s is refused in words', async (_what, content, words) => {
    const { detail } = await tester.upload('bad.csv', content);
    expect(detail.state).toBe('refused');
    expect(detail.problem).toContain(words);
    expect(
      (await client.call('POST', `/portfolios/${detail.id}/value`, { name: 'x', columns: {} })).status,
    ).toBe(409);
    expect((await client.call('DELETE', `/portfolios/${detail.id}`)).status).toBe(200);
  });

  it('with wrong columns names them, and can be mapped again', async () => {
    const { id, detail } = await tester.upload('wrong.csv', `Wo,Was\n${suburb.name},3\n`);
    expect(detail.reading?.guess.columns).toEqual({});
    const refused = await client.call('POST', `/portfolios/${id}/value`, { name: 'x', columns: {} });
    expect([refused.status, refused.body.data.fields[0].field]).toEqual([422, 'columns']);
    const absent = await client.call('POST', `/portfolios/${id}/preview`, { columns: { locality: 'Ort' } });
    expect(absent.body.data.fields[0].message).toContain('‘Ort’');
    const columns = { locality: 'Wo', bedrooms: 'Was' };
    expect(await tester.value(id, { columns, state: suburb.state })).toMatchObject({
      state: 'valued',
      rows: 1,
    });
  });

  it('with a quote that never closes is refused as a whole, and leaves no row', async () => {
    const { id } = await tester.upload(
      'open.csv',
      `${file(...Array.from({ length: 300 }, (_, at) => home(at)))}"X,${'a,'.repeat(20)}`,
    );
    const done = await tester.value(id);
    expect(done).toMatchObject({ state: 'refused', rowsDone: 0 });
    expect(done.problem).toContain('quote');
    expect((await homes(id)).items).toEqual([]);
  });
});

describe('another workspace', () => {
  it('sees and changes nothing of it', async () => {
    const { id } = await tester.upload('secret.csv', file(home(1)));
    await tester.value(id);
    expect((await other.call('GET', '/portfolios')).body.items).toEqual([]);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/homes'],
      ['GET', '/points'],
      ['GET', '/rejected-rows'],
      ['GET', '/results.csv'],
      ['POST', '/cancel'],
      ['POST', '/resume'],
      ['POST', '/reading'],
      ['DELETE', ''],
    ] as const)
      expect((await other.call(method, `/portfolios/${id}${path}`)).status, path).toBe(404);
    expect((await client.call<PortfolioDetail>('GET', `/portfolios/${id}`)).body.state).toBe('valued');
  });
});

describe('the list', () => {
  it('is newest first, ends at the limit, and a removed portfolio is gone with its rows', async () => {
    const { body } = await client.call<{ items: Portfolio[] }>('GET', '/portfolios');
    expect(body.items[0]?.name).toBe('secret');
    const [newest] = body.items;
    expect((await client.call('DELETE', `/portfolios/${newest?.id}`)).status).toBe(200);
    const { rows } = await installation.owner.query('select from portfolio_row where portfolio_id = $1', [
      newest?.id,
    ]);
    expect(rows).toEqual([]);
    let status = 201;
    for (let at = 0; at < 25 && status === 201; at++)
      ({ status } = await client.call('POST', '/portfolios', { fileName: 'more.csv', sizeBytes: 10 }));
    expect(status).toBe(409);
  });
});
