import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATASET, ImportTester, SALES_CSV } from '../../../test/support/import-tester.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let tester: ImportTester;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode();
  const { client } = await signUp(node.client());
  tester = new ImportTester(client, installation.owner);
});
afterAll(() => installation.close());

const lines = (...rows: string[]): string => `${rows.join('\n')}\n`;

describe('a sales file', () => {
  it('is guessed, previewed, counted, imported, found by its address, and undone', async () => {
    const before = await tester.fingerprint();
    const { id, detail } = await tester.upload('sales.csv', SALES_CSV);
    expect(detail).toMatchObject({
      state: 'ready',
      reading: {
        kind: 'sales',
        guess: {
          columns: { address: 'Address', locality: 'Suburb', price: 'Price', contractDate: 'Date' },
          options: { dateFormat: 'dmy', state: 'VIC' },
        },
      },
    });

    const { kind, columns, options } = await tester.settings(id);
    const preview = await tester.client.call('POST', `/data-imports/${id}/preview`, {
      kind,
      columns,
      options,
    });
    expect(
      preview.body.rows.map(({ line, reason }: { line: number; reason: string }) => [line, reason]),
    ).toEqual([
      [2, null],
      [3, null],
      [4, null],
      [5, null],
      [6, 'price-implausible'],
      [7, 'date-in-future'],
      [8, 'locality-unknown'],
      [9, 'position-at-sea'],
    ]);

    const checked = await tester.run(id, { dryRun: true });
    const counts = { read: 8, accepted: 3, replaced: 0, rejected: 4, duplicates: 1 };
    expect(checked).toMatchObject({ state: 'checked', counts });
    expect(await tester.fingerprint()).toBe(before);

    const done = await tester.run(id, { dryRun: false });
    expect(done).toMatchObject({ state: 'completed', counts });
    expect(done.reasons).toEqual([
      { reason: 'date-in-future', rows: 1 },
      { reason: 'locality-unknown', rows: 1 },
      { reason: 'position-at-sea', rows: 1 },
      { reason: 'price-implausible', rows: 1 },
    ]);
    expect(await tester.count('upload_part')).toBe(0);
    expect(await tester.count('staged_row')).toBe(0);

    const found = await tester.client.call('GET', '/suggestions?query=85+turner+abbotsford');
    expect(JSON.stringify(found.body)).toContain('85 Turner Street');
    const { rows } = await installation.owner.query(
      `select p.unit, p.house_number, p.street_name, p.street_type, p.locality_id, p.position_source, p.type, s.price_aud::int, s.method, d.sample, d.as_of::text
       from sale s join property p on p.id = s.property_id join dataset d on d.id = s.dataset_id where d.name = $1 order by s.price_aud`,
      [DATASET.name],
    );
    expect(rows).toEqual([
      expect.objectContaining({
        unit: '3',
        house_number: '12',
        street_name: 'Church',
        street_type: 'Street',
        position_source: 'locality',
        type: 'apartment',
        price_aud: 650_000,
        sample: false,
        as_of: '2017-05-14',
      }),
      expect.objectContaining({ street_name: 'Bloomburg', method: 'auction', position_source: 'exact' }),
      expect.objectContaining({
        house_number: '85',
        locality_id: 'vic-3067-abbotsford',
        price_aud: 1_480_000,
      }),
    ]);

    expect(await tester.undo(id)).toMatchObject({ state: 'undone' });
    expect(await tester.fingerprint()).toBe(before);
    const gone = await tester.client.call('GET', '/suggestions?query=85+turner+abbotsford');
    expect(JSON.stringify(gone.body)).not.toContain('85 Turner Street');
  });

  it('imported twice adds nothing, and the second time says which import was the first', async () => {
    const first = await tester.import('sales.csv', SALES_CSV);
    const after = await tester.fingerprint();
    const { id, detail } = await tester.upload('sales again.csv', SALES_CSV);
    expect(detail.reading?.earlier).toMatchObject({ id: first.id, fileName: 'sales.csv' });
    const again = await tester.run(id, { dryRun: false });
    expect(again.counts).toEqual({
      read: 8,
      accepted: 0,
      replaced: 0,
      rejected: 4,
      duplicates: 4,
      withdrawn: 0,
    });
    expect(await tester.fingerprint()).toBe(after);
    expect(await tester.undo(id)).toMatchObject({ state: 'undone' });
    expect(await tester.fingerprint()).toBe(after);
    await tester.undo(first.id);
  });

  it('that corrects an earlier one replaces its rows; they can be undone in any order', async () => {
    const header = 'Suburb,State,Address,Price,Date,Bedrooms';
    const before = await tester.fingerprint();
    const imported = async (name: string, ...rows: string[]) =>
      tester.import(name, lines(header, ...rows), { dataset: { ...DATASET, name } });
    const priceOf = async (): Promise<number | null> => {
      const { rows } = await installation.owner.query(
        `select s.price_aud::int as price from sale s join property p on p.id = s.property_id where p.street_name = 'Undochain' and p.house_number = '5'`,
      );
      return rows[0]?.price ?? null;
    };
    const [row1, row2, row3] = [700_000, 710_000, 720_000].map(
      (price, at) => `Richmond,VIC,5 Undochain St,${price},2020-01-02,${at + 2}`,
    ) as [string, string, string];
    const a = await imported('A', row1);
    const afterA = await tester.fingerprint();
    const b = await imported('B', row2, 'Richmond,VIC,7 Undochain St,800000,2020-01-02,3');
    expect(b.counts).toMatchObject({ accepted: 2, replaced: 1 });
    const c = await imported('C', row3);
    expect(await priceOf()).toBe(720_000);

    await tester.undo(b.id);
    expect(await priceOf()).toBe(720_000);
    await tester.undo(c.id);
    expect(await tester.fingerprint()).toBe(afterA);

    const d = await imported('D', row2);
    await tester.undo(a.id);
    expect(await priceOf()).toBe(710_000);
    await tester.undo(d.id);
    expect(await tester.fingerprint()).toBe(before);
  });

  it('says of conflicting rows of one file which stands', async () => {
    const { counts, reasons, id } = await tester.import(
      'conflict.csv',
      lines(
        'Suburb,State,Address,Price,Date',
        'Richmond,VIC,9 Twice St,700000,2020-01-02',
        'Richmond,VIC,9 Twice Street,750000,02/01/2020',
      ),
    );
    expect(counts).toMatchObject({ read: 2, accepted: 1, rejected: 1 });
    expect(reasons).toEqual([{ reason: 'conflicting-rows', rows: 1 }]);
    const rejected = await tester.client.call('GET', `/data-imports/${id}/rejected-rows`);
    expect(rejected.body.items).toMatchObject([
      {
        record: 2,
        line: 3,
        reason: 'conflicting-rows',
        row: 'Richmond,VIC,9 Twice Street,750000,02/01/2020',
      },
    ]);
    const file = await tester.client.call('GET', `/data-imports/${id}/rejected-rows.csv`);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(file.body).toContain('conflicting-rows');
    expect(file.body).toContain('"Richmond,VIC,9 Twice Street,750000,02/01/2020"');
    await tester.undo(id);
  });

  it('takes only the rows that the filter names, and counts the others', async () => {
    const { id } = await tester.upload('filtered.csv', SALES_CSV);
    const { options } = await tester.settings(id);
    const filters = [{ column: 'Method', values: ['SP', 'SA'] }];
    const done = await tester.run(id, { dryRun: true, options: { ...options, filters } });
    expect(done.counts).toMatchObject({ read: 8, accepted: 2, rejected: 6 });
    expect(done.reasons).toEqual([{ reason: 'filtered', rows: 6 }]);
  });
});

describe('other kinds', () => {
  it('brings listings with their history, and changes them when they change', async () => {
    const before = await tester.fingerprint();
    const header =
      'Listing ID,Suburb,State,Address,Listed,Status,Price,Original price,Price change date,Closed on,Headline';
    const first = await tester.import(
      'listings.csv',
      lines(
        header,
        'L1,Richmond,VIC,1 Listed St,2026-03-01,for sale,$800k - $850k,900000,2026-03-20,,Bright',
        'L2,Richmond,VIC,2 Listed St,2026-03-01,sold,,,,2026-04-01,',
        'L3,Richmond,VIC,3 Listed St,2026-03-01,sold,,,,,',
      ),
    );
    expect(first).toMatchObject({ kind: 'listings', counts: { read: 3, accepted: 2, rejected: 1 } });
    expect(first.reasons).toEqual([{ reason: 'closing-date-missing', rows: 1 }]);
    const events = async () => {
      const { rows } = await installation.owner.query(
        `select e.kind, e."on"::text, e.price_aud::int as price from listing_event e join listing l on l.id = e.listing_id
         join property p on p.id = l.property_id where p.street_name = 'Listed' and p.house_number = '1' order by e.position`,
      );
      return rows;
    };
    const listed = [
      { kind: 'listed', on: '2026-03-01', price: 900_000 },
      { kind: 'price_changed', on: '2026-03-20', price: 800_000 },
    ];
    expect(await events()).toEqual(listed);
    const afterFirst = await tester.fingerprint();
    const second = await tester.import(
      'listings later.csv',
      lines(
        header,
        'L1,Richmond,VIC,1 Listed St,2026-03-01,withdrawn,$800k - $850k,900000,2026-03-20,2026-05-05,Bright',
        'L2,Richmond,VIC,2 Listed St,2026-03-01,sold,,,,2026-04-01,',
      ),
    );
    expect(second.counts).toMatchObject({ accepted: 1, replaced: 1, duplicates: 1 });
    expect(await events()).toEqual([...listed, { kind: 'withdrawn', on: '2026-05-05', price: null }]);
    await tester.undo(second.id);
    expect(await tester.fingerprint()).toBe(afterFirst);
    await tester.undo(first.id);
    expect(await tester.fingerprint()).toBe(before);
  });

  it('brings series, one column each or one line each, and takes revisions', async () => {
    const before = await tester.fingerprint();
    const wide = await tester.import(
      'index.csv',
      lines(
        '\uFEFF,Index ;  Sydney ;,Index ;  Melbourne ;',
        'Unit,Index Numbers,Index Numbers',
        'Series ID,A1,A2',
        'Sep-2003,85.3,60.7',
        'Dec-2003,88.2,',
        'Mar-2004,x,60.8',
      ),
    );
    expect(wide).toMatchObject({ kind: 'series', counts: { read: 5, accepted: 4, rejected: 1 } });
    const long = await tester.import(
      'cash-rate.csv',
      lines('date,value,source', '1990-01-23,17.5,RBA', '1990-02-15,17.0,RBA'),
    );
    expect(long.counts).toMatchObject({ read: 2, accepted: 2 });
    const { rows } = await installation.owner.query(
      `select s.name, s.unit, o."on"::text, o.value from economic_observation o join economic_series s on s.id = o.series_id order by 1, 3`,
    );
    expect(rows).toEqual([
      { name: 'Index, Melbourne', unit: 'Index Numbers', on: '2003-09-01', value: 60.7 },
      { name: 'Index, Melbourne', unit: 'Index Numbers', on: '2004-03-01', value: 60.8 },
      { name: 'Index, Sydney', unit: 'Index Numbers', on: '2003-09-01', value: 85.3 },
      { name: 'Index, Sydney', unit: 'Index Numbers', on: '2003-12-01', value: 88.2 },
      { name: 'cash rate', unit: '', on: '1990-01-23', value: 17.5 },
      { name: 'cash rate', unit: '', on: '1990-02-15', value: 17 },
    ]);
    const revised = await tester.import('cash-rate.csv', lines('date,value', '1990-01-23,17.25'));
    expect(revised.counts).toMatchObject({ accepted: 1, replaced: 1 });
    for (const { id } of [wide, revised, long]) await tester.undo(id);
    expect(await tester.fingerprint()).toBe(before);
  });
});

describe('who may import', () => {
  it('is the operator, and nobody else', async () => {
    const other = await signUp(node.client());
    expect((await other.client.call('GET', '/data-imports')).status).toBe(403);
    expect((await node.client().call('GET', '/data-imports')).status).toBe(401);
  });

  it('sees every import, newest first, page by page', async () => {
    const first = await tester.client.call('GET', '/data-imports?limit=2');
    expect(first.body.items).toHaveLength(2);
    const second = await tester.client.call('GET', `/data-imports?limit=2&cursor=${first.body.nextCursor}`);
    const times = [...first.body.items, ...second.body.items].map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });
});
