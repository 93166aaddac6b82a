import { UPLOAD_MAX_BYTES } from '@propguard/rules/imports/import-limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DATASET, ImportTester } from '../../../test/support/import-tester.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { makeWorkbook } from '../../../test/support/make-workbook.ts';
import { makeZip } from '../../../test/support/make-zip.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { forgetDraftsJob } from './jobs.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let tester: ImportTester;
let before: string;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode();
  tester = new ImportTester((await signUp(node.client())).client, installation.owner);
  before = await tester.fingerprint();
});
afterAll(() => installation.close());

const HEADER = 'Suburb,State,Address,Price,Date';
const ROW = 'Richmond,VIC,5 Plain St,700000,2020-01-02';
const COLUMNS = {
  locality: 'Suburb',
  state: 'State',
  address: 'Address',
  price: 'Price',
  contractDate: 'Date',
};
const OPTIONS = {
  encoding: 'auto' as const,
  dateFormat: 'auto' as const,
  state: null,
  filters: [],
  acceptsIncompleteFiles: false,
};
const SALES = { kind: 'sales' as const, columns: COLUMNS, options: OPTIONS, dataset: DATASET };

describe('a file that cannot be taken as a whole', () => {
  it.each([
    ['is empty', '', 'The file is empty.'],
    ['has only a header', `${HEADER}\n`, 'The file has no rows.'],
    ['is one line of prose', 'Dear operator\n', 'single column'],
    [
      'leaves a quote open',
      `${HEADER}\n"Richmond,VIC,5 Plain St,700000,2020-01-02\n${ROW}\n`,
      'never closed',
    ],
    ['is a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'This is a picture'],
  ])('because it %s', async (_what, content, problem) => {
    const { id, detail } = await tester.upload('bad.csv', content);
    const end = detail.state === 'refused' ? detail : await tester.runWith(id, { ...SALES, dryRun: false });
    expect(end.state).toBe('refused');
    expect(end.problem).toContain(problem);
    expect(await tester.fingerprint()).toBe(before);
    expect(await tester.count('staged_row')).toBe(0);
    expect((await tester.client.call('DELETE', `/data-imports/${id}`)).status).toBe(200);
  });

  it('because its columns are others than the map says', async () => {
    const { id } = await tester.upload(
      'columns.csv',
      'Suburb,Address,When\nRichmond,5 Plain St,2020-01-02\n',
    );
    const unmapped = await tester.client.call('POST', `/data-imports/${id}/run`, {
      ...SALES,
      columns: {},
      dryRun: false,
    });
    expect(unmapped.status).toBe(422);
    expect(unmapped.body.data.fields.map(({ field }: { field: string }) => field)).toEqual([
      'columns.street',
      'columns.locality',
      'columns.price',
      'columns.contractDate',
    ]);
    const wrong = await tester.runWith(id, { ...SALES, dryRun: false });
    expect(wrong).toMatchObject({ state: 'refused', counts: null });
    expect(wrong.problem).toBe(
      'The file has no column ‘Date’, ‘Price’, ‘State’. It has ‘Suburb’, ‘Address’, ‘When’.',
    );
    expect(await tester.fingerprint()).toBe(before);
  });

  it('because it is too large to be uploaded, which is said before anything is sent', async () => {
    const { status, body } = await tester.client.call('POST', '/data-imports', {
      fileName: 'huge.csv',
      sizeBytes: 2 * 1024 ** 3,
    });
    expect(status).toBe(413);
    expect(body.data.fields[0].message).toContain(`${UPLOAD_MAX_BYTES / 1024 ** 2} MB`);
    expect(body.data.fields[0].message).toContain('npm run import');
  });

  it('because its columns, whose names hold control characters, are others than the map says', async () => {
    const { id, detail } = await tester.upload('control.csv', `Sub\0urb,\u0007Price\nRichmond,700000\n`);
    expect(detail.reading?.columns.map(({ name }) => name)).toEqual(['Suburb', 'Price']);
    const end = await tester.runWith(id, { ...SALES, dryRun: false });
    expect(end.state).toBe('refused');
    expect(end.problem).toContain('It has ‘Suburb’, ‘Price’.');
  });

  it('because more is sent than was announced', async () => {
    const { body } = await tester.client.call('POST', '/data-imports', { fileName: 'a.csv', sizeBytes: 10 });
    const part = await tester.client.send(
      'PUT',
      `/uploads/data-import/${body.uploadId}/parts/0`,
      Buffer.alloc(20),
    );
    expect([part.status, part.body.data.fields[0].field]).toEqual([422, 'content']);
    const early = await tester.client.call('POST', `/data-imports/${body.id}/reading`);
    expect([early.status, early.body.data.fields[0].message]).toEqual([
      422,
      expect.stringContaining('0 of 10 bytes'),
    ]);
    const far = await tester.client.send(
      'PUT',
      `/uploads/data-import/${body.uploadId}/parts/7`,
      Buffer.alloc(10),
    );
    expect([far.status, far.body.data.fields[0].field]).toEqual([422, 'position']);
  });
});

it('a file that was never imported is forgotten after two weeks', async () => {
  const [old, fresh] = [
    await tester.upload('old.csv', `${HEADER}\n${ROW}\n`),
    await tester.upload('new.csv', `${HEADER}\n${ROW}\n`),
  ];
  await installation.owner.query(
    `update data_import set created_at = now() - interval '15 days' where id = $1`,
    [old.id],
  );
  const { database, queue } = node.context;
  await database.asInstallation((tx) =>
    enqueue(queue, tx, forgetDraftsJob, { workspaceId: null, accountId: null, input: {} }),
  );
  await vi.waitFor(
    async () => expect(await tester.count('data_import where id = $1', old.id)).toBe(0),
    PATIENCE,
  );
  expect(await tester.count('upload_part where upload_id = $1', old.detail.uploadId)).toBe(0);
  expect(await tester.count('upload_part where upload_id = $1', fresh.detail.uploadId)).toBe(1);
});

describe('a file in another form than most', () => {
  const good = `${HEADER}\n${ROW}\n`;
  it.each([
    ['has one row', good],
    ['has no line end at its end', `${HEADER}\n${ROW}`],
    ['ends its lines with CRLF', good.replaceAll('\n', '\r\n')],
    ['ends its lines with CR', good.replaceAll('\n', '\r')],
    ['begins with a byte order mark', `\uFEFF${good}`],
    ['is UTF-16, little endian', Buffer.from(`\uFEFF${good}`, 'utf16le')],
    ['is UTF-16, big endian', Buffer.from(`\uFEFF${good}`, 'utf16le').swap16()],
    ['has semicolons', good.replaceAll(',', ';')],
    ['has quoted line ends', `${HEADER},Note\n${ROW},"two\nlines"\n`],
    ['has empty lines', `${HEADER}\n\n${ROW}\n\n\n`],
  ])('that %s is read all the same', async (_what, content) => {
    const { id } = await tester.upload('form.csv', content);
    const done = await tester.runWith(id, { ...SALES, dryRun: true });
    expect(done).toMatchObject({ state: 'checked', counts: { read: 1, accepted: 1, rejected: 0 } });
  });

  it('that is a workbook is read all the same, whatever it is called', async () => {
    const rows = [HEADER, ROW].map((line) => line.split(','));
    const { id } = await tester.upload('form.csv', await makeWorkbook(...rows));
    const done = await tester.runWith(id, { ...SALES, dryRun: true });
    expect(done).toMatchObject({ state: 'checked', counts: { read: 1, accepted: 1, rejected: 0 } });
  });

  it('in Latin-1 is noticed, and each row that cannot be read is told when the encoding is wrong', async () => {
    const latin = Buffer.from(`${HEADER}\n${ROW}\nRichmond,VIC,7 Caf\u00e9 St,800000,2020-01-02\n`, 'latin1');
    const { id } = await tester.upload('latin.csv', latin);
    const asGuessed = await tester.runWith(id, { ...SALES, dryRun: true });
    expect(asGuessed.counts).toMatchObject({ read: 2, accepted: 2 });
    const wrong = await tester.runWith(id, {
      ...SALES,
      options: { ...OPTIONS, encoding: 'utf-8' },
      dryRun: true,
    });
    expect(wrong.counts).toMatchObject({ read: 2, accepted: 1, rejected: 1 });
    expect(wrong.reasons).toEqual([{ reason: 'unreadable-text', rows: 1 }]);
  });
});

describe('a register of the Valuer General', () => {
  const TIME = '20210823 01:07';
  const sale = (
    id: number,
    price: number,
    {
      interest = '0',
      dealing = `AR${id}`,
      locality = 'REVESBY',
      sent = TIME,
      number = String(id),
      contract = '20210707',
      settled = '20210817',
      lot = '',
      unit = 'M',
    } = {},
  ) =>
    `B;052;${id};1;${sent};;;${number};ABEL ST;${locality};2212;600;${unit};${contract};${settled};${price};R2;R;RESIDENCE;${lot};;;${interest};${dealing};\nC;052;${id};1;${TIME};118/13421;\nD;052;${id};1;${TIME};P;;;;;;N;`;
  const file = (...sales: string[]): string => {
    const lines = ['A;RTSALEDATA;052;20210823 01:06;VALNET;', ...sales.join('\n').split('\n')];
    return `${lines.join('\r\n')}\r\nZ;${lines.length + 1};${sales.length};${sales.length};${sales.length};\r\n`;
  };

  it('is imported from an archive with archives, and its rejected rows name their file', async () => {
    const zip = makeZip({
      'readme.txt': 'hello',
      'one.dat': file(sale(1, 500_000), sale(2, 510_000, { interest: '50' })),
      'weeks/two.zip': makeZip({
        'two.dat': file(
          sale(3, 520_000),
          sale(4, 900_000, { dealing: 'AR9' }),
          sale(5, 900_000, { dealing: 'AR9' }),
          sale(6, 0),
          sale(7, 500_000, { locality: 'NOWHERE AT ALL' }),
        ),
      }),
    });
    const done = await tester.import('psi.zip', zip);
    expect(done).toMatchObject({
      kind: 'nsw-psi',
      state: 'completed',
      counts: { read: 7, accepted: 2, rejected: 5 },
    });
    const { body } = await tester.client.call('GET', `/data-imports/${done.id}/rejected-rows`);
    expect(
      body.items.map(({ file: name, line, reason }: Record<string, unknown>) => [name, line, reason]),
    ).toEqual([
      ['one.dat', 5, 'partial-interest'],
      ['weeks/two.zip/two.dat', 5, 'several-properties'],
      ['weeks/two.zip/two.dat', 8, 'several-properties'],
      ['weeks/two.zip/two.dat', 11, 'price-implausible'],
      ['weeks/two.zip/two.dat', 14, 'locality-unknown'],
    ]);
    await tester.undo(done.id);
    expect(await tester.fingerprint()).toBe(before);
  });

  it('whose trailer leaves out header and trailer is read, with every trap told apart and counted', async () => {
    const newer = '20210830 01:07';
    const content = file(
      sale(11, 500_000),
      sale(11, 505_000, { sent: newer }),
      sale(12, 600_000, { contract: '20210701' }),
      sale(12, 600_000, { sent: newer, contract: '20210702' }),
      sale(13, 700_000, { number: '53', lot: '1' }),
      sale(13, 710_000, { number: '53', lot: '2', dealing: 'AR14' }),
      sale(15, 500_000, { contract: '00150707' }),
      sale(16, 500_000, { contract: '19000101', settled: '' }),
      sale(17, 500_000, { settled: '20210601' }),
      sale(18, 1),
      sale(19, 1_000),
      sale(20, 500_000, { contract: '20310707', settled: '' }),
    ).replace(/Z;(\d+);/, (_, all) => `Z;${Number(all) - 2};`);
    const done = await tester.import('traps.dat', content);
    expect(done).toMatchObject({ state: 'completed', counts: { read: 12, accepted: 4, rejected: 8 } });
    expect(done.notes).toEqual([{ note: 'known-by-lot', rows: 2 }]);
    const { body } = await tester.client.call('GET', `/data-imports/${done.id}/rejected-rows`);
    expect(body.items.map(({ line, reason }: Record<string, unknown>) => [line, reason])).toEqual([
      [2, 'superseded'],
      [8, 'superseded'],
      [20, 'date-unreadable'],
      [23, 'date-implausible'],
      [26, 'dates-disagree'],
      [29, 'price-implausible'],
      [32, 'price-implausible'],
      [35, 'date-in-future'],
    ]);
    await tester.undo(done.id);
    expect(await tester.fingerprint()).toBe(before);
  });

  it('is not priced by a dealing of which another home could not be read, and areas without a unit are counted', async () => {
    const content = file(
      sale(21, 900_000, { dealing: 'AR90' }),
      sale(22, 900_000, { dealing: 'AR90', locality: 'NOWHERE AT ALL' }),
      sale(23, 500_000, { unit: 'U' }),
      // A record that was no good the first time is no second home.
      sale(24, 0),
      sale(24, 510_000, { sent: '20210830 01:07' }),
    );
    const done = await tester.import('together.dat', content);
    expect(done).toMatchObject({ state: 'completed', counts: { read: 5, accepted: 2, rejected: 3 } });
    expect(done.reasons.map(({ reason }) => reason).toSorted()).toEqual([
      'locality-unknown',
      'price-implausible',
      'several-properties',
    ]);
    expect(done.notes).toEqual([{ note: 'area-unknown', rows: 1 }]);
    await tester.undo(done.id);
    expect(await tester.fingerprint()).toBe(before);
  });

  describe('of a dealing over several lots that come in different weeks', () => {
    const lot = (id: number, change = {}) => sale(id, 900_000, { dealing: 'AR70', ...change });
    const standing = () => tester.count("sale where bundle in ('AR70', 'AR79')");

    it.each([
      ['in one order', 71, 72],
      ['in the other', 72, 71],
    ])(
      'keeps none of them, %s; sent again it changes nothing, and undone it brings back',
      async (_order, one, other) => {
        const first = await tester.import(
          'first.dat',
          file(lot(one), sale(79, 700_000, { dealing: 'AR79' })),
        );
        expect(first.counts).toMatchObject({ accepted: 2, withdrawn: 0 });
        const asFirst = await tester.fingerprint();
        const { id } = await tester.upload('other.dat', file(lot(other)));
        const checked = await tester.run(id, { dryRun: true });
        expect(checked.counts).toMatchObject({ read: 1, accepted: 0, rejected: 1, withdrawn: 1 });
        expect(await tester.fingerprint()).toBe(asFirst);
        const second = await tester.run(id, { dryRun: false });
        expect(second).toMatchObject({
          state: 'completed',
          counts: { read: 1, accepted: 0, rejected: 1, duplicates: 0, withdrawn: 1 },
          reasons: [{ reason: 'several-properties', rows: 1 }],
        });
        expect(await standing()).toBe(1);

        const asSecond = await tester.fingerprint();
        for (const rows of [[lot(other)], [lot(one)], [lot(one), lot(other)], [lot(73)]]) {
          const again = await tester.import('again.dat', file(...rows));
          expect(again.counts).toMatchObject({ accepted: 0, rejected: rows.length, withdrawn: 0 });
          expect(again.reasons).toEqual([{ reason: 'several-properties', rows: rows.length }]);
          expect(await tester.fingerprint()).toBe(asSecond);
          await tester.undo(again.id);
        }
        await tester.undo(second.id);
        expect(await tester.fingerprint()).toBe(asFirst);
        await tester.undo(first.id);
        expect(await tester.fingerprint()).toBe(before);
      },
    );

    it('takes out what stands where the year brings all lots, or one that cannot be read', async () => {
      const week = await tester.import('week.dat', file(lot(71), sale(79, 700_000, { dealing: 'AR79' })));
      const year = await tester.import(
        'year.dat',
        file(lot(71), lot(72), sale(78, 710_000, { dealing: 'AR78' })),
      );
      expect(year.counts).toMatchObject({ read: 3, accepted: 1, rejected: 2, withdrawn: 1 });
      const unread = await tester.import(
        'unread.dat',
        file(sale(77, 700_000, { dealing: 'AR79', locality: 'NOWHERE AT ALL' })),
      );
      expect(unread.counts).toMatchObject({ accepted: 0, rejected: 1, withdrawn: 1 });
      expect(await standing()).toBe(0);
      // In the order in which they came: nothing that is undone stays on as the past of another.
      await tester.undo(week.id);
      await tester.undo(year.id);
      await tester.undo(unread.id);
      expect(await tester.fingerprint()).toBe(before);
      expect(await tester.count('replaced_row')).toBe(0);
    });

    it('is not mistaken for a correction of one lot, nor for a file that was only checked', async () => {
      const first = await tester.import('first.dat', file(lot(71)));
      const { id } = await tester.upload('only-checked.dat', file(lot(72)));
      await tester.run(id, { dryRun: true });
      const corrected = await tester.import(
        'corrected.dat',
        file(lot(71, { sent: '20210830 01:07', number: '71A' })),
      );
      expect(corrected.counts).toMatchObject({ accepted: 1, replaced: 1, withdrawn: 0 });
      const asCorrected = await tester.fingerprint();
      // The row itself comes from the second, and its property from the first: undone in between, both stay.
      const other = await tester.import('other.dat', file(lot(72)));
      expect(other.counts).toMatchObject({ withdrawn: 1 });
      await tester.undo(first.id);
      await tester.undo(other.id);
      expect(await standing()).toBe(1);
      await tester.undo(corrected.id);
      expect(await tester.fingerprint()).toBe(before);
      expect(asCorrected).not.toBe(before);
    });
  });

  it('that came before dealings were kept learns them when it is sent again', async () => {
    const first = await tester.import('first.dat', file(sale(75, 900_000, { dealing: 'AR75' })));
    await installation.owner.query(`update sale set bundle = null, part = null where bundle = 'AR75'`);
    const again = await tester.import('again.dat', file(sale(75, 900_000, { dealing: 'AR75' })));
    expect(again.counts).toMatchObject({ accepted: 1, replaced: 1, duplicates: 0 });
    expect(await tester.count(`sale where bundle = 'AR75'`)).toBe(1);
    await tester.undo(again.id);
    const both = await tester.import(
      'both.dat',
      file(sale(75, 900_000, { dealing: 'AR75' }), sale(76, 900_000, { dealing: 'AR75' })),
    );
    expect(both.counts).toMatchObject({ accepted: 0, rejected: 2, withdrawn: 1 });
    await tester.undo(first.id);
    await tester.undo(both.id);
    expect(await tester.fingerprint()).toBe(before);
  });

  it('without the day of its contract goes by its settlement, and that is counted', async () => {
    const done = await tester.import(
      'undated.dat',
      file(
        sale(51, 500_000, { contract: '' }),
        sale(52, 510_000),
        sale(53, 520_000, { contract: '', settled: '' }),
      ),
    );
    expect(done).toMatchObject({ state: 'completed', counts: { read: 3, accepted: 2, rejected: 1 } });
    expect(done.notes).toEqual([{ note: 'contract-day-unknown', rows: 1 }]);
    expect(done.reasons).toEqual([{ reason: 'missing-value', rows: 1 }]);
    await tester.undo(done.id);
    expect(await tester.fingerprint()).toBe(before);
  });

  it('of the archive keeps its year where its trailer counts other records, and says so', async () => {
    const old = (id: number) =>
      `B;052;V;${id};;;${id};ABEL ST;REVESBY;2212;07/07/1995;150000;LOT 1;600;M;;R;A;`;
    const year = (trailer: string) => ['A;;VALNET;20090101 01:06;', old(61), old(62), trailer].join('\r\n');
    const plain = await tester.import('ARCHIVE_SALES_1995.DAT', year('Z;9;7;0;0;'));
    const counts = { read: 3, accepted: 2, rejected: 1 };
    expect(plain).toMatchObject({ state: 'completed', counts });
    expect(plain.reasons).toEqual([{ reason: 'trailer-disagrees', rows: 1 }]);
    await tester.undo(plain.id);
    const packed = await tester.import('1995.zip', makeZip({ 'ARCHIVE_SALES_1995.DAT': year('Z;1;1;0;0;') }));
    expect(packed).toMatchObject({ state: 'completed', counts });
    const { body } = await tester.client.call('GET', `/data-imports/${packed.id}/rejected-rows`);
    expect(body.items).toMatchObject([
      { file: 'ARCHIVE_SALES_1995.DAT', line: 4, reason: 'trailer-disagrees' },
    ]);
    await tester.undo(packed.id);
    const { id } = await tester.upload('cut.DAT', year(''));
    const settings = { kind: 'nsw-psi' as const, columns: {}, options: OPTIONS, dataset: DATASET };
    expect((await tester.runWith(id, { ...settings, dryRun: false })).problem).toContain(
      'the trailer (Z) is missing',
    );
    expect(await tester.fingerprint()).toBe(before);
  });

  it('corrects in a later week what it said before; an earlier week takes nothing back', async () => {
    const newer = '20210830 01:07';
    const first = await tester.import('week-1.dat', file(sale(31, 600_000, { contract: '20210701' })));
    const asFirst = await tester.fingerprint();
    const second = await tester.import(
      'week-2.dat',
      file(sale(31, 610_000, { contract: '20210702', number: '31A', sent: newer })),
    );
    expect(second.counts).toMatchObject({ accepted: 1, replaced: 1 });
    const asSecond = await tester.fingerprint();
    const again = await tester.import(
      'year.dat',
      file(sale(31, 600_000, { contract: '20210701' }), sale(32, 700_000)),
    );
    expect(again.counts).toMatchObject({ read: 2, accepted: 1, rejected: 1 });
    expect(again.reasons).toEqual([{ reason: 'superseded', rows: 1 }]);
    await tester.undo(again.id);
    expect(await tester.fingerprint()).toBe(asSecond);
    await tester.undo(second.id);
    expect(await tester.fingerprint()).toBe(asFirst);
    await tester.undo(first.id);
    expect(await tester.fingerprint()).toBe(before);
  });

  it.each([
    ['has no trailer', file(sale(1, 500_000)).replace(/Z;.*\r\n/, ''), 'the trailer (Z) is missing'],
    ['counts other records', file(sale(1, 500_000)).replace('Z;5;', 'Z;9;'), 'its trailer counts 9 records'],
    ['has no header', sale(1, 500_000), 'doesn’t start with a header'],
  ])('is refused when it %s', async (_what, content, problem) => {
    const { id, detail } = await tester.upload('cut.dat', content);
    const settings = { kind: 'nsw-psi' as const, columns: {}, options: OPTIONS, dataset: DATASET };
    const end =
      detail.state === 'refused' ? detail : await tester.runWith(id, { ...settings, dryRun: false });
    expect(end.state).toBe('refused');
    expect(end.problem).toContain(problem);
    expect(await tester.fingerprint()).toBe(before);
  });

  it('whose file in the archive is named with a NUL is read, and refused in words where it is no register', async () => {
    const good = file(sale(41, 500_000), sale(42, 0));
    const done = await tester.import('named.zip', makeZip({ 'on\0e.dat': good }));
    expect(done).toMatchObject({ state: 'completed', counts: { read: 2, accepted: 1, rejected: 1 } });
    const { body } = await tester.client.call('GET', `/data-imports/${done.id}/rejected-rows`);
    expect(body.items[0]).toMatchObject({ file: 'one.dat', reason: 'price-implausible' });
    await tester.undo(done.id);
    const { detail } = await tester.upload('prose.zip', makeZip({ 'on\0e.dat': 'Dear operator' }));
    expect(detail.problem).toBe('one.dat doesn’t start with a header (A): this isn’t a PSI file.');
  });

  it('that is a bomb is not unpacked', async () => {
    const zip = makeZip({ 'bomb.dat': Buffer.alloc(32 * 1024 * 1024, 'A;') });
    const { detail } = await tester.upload('bomb.zip', zip);
    expect(detail).toMatchObject({ state: 'refused' });
    expect(detail.problem).toContain('would unpack to 32 MB');
  });

  it.each([
    ['no register', makeZip({ 'a.txt': 'x' }), 'holds no .dat file'],
    ['nothing that can be unpacked', Buffer.from('PK\u0003\u0004 and so on'), 'couldn’t unpack'],
  ])('that holds %s is refused', async (_what, content, problem) => {
    const { detail } = await tester.upload('odd.zip', content);
    expect(detail).toMatchObject({ state: 'refused' });
    expect(detail.problem).toContain(problem);
  });
});
