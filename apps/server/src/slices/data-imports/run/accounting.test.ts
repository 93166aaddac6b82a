import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { USUAL_OPTIONS } from '@propguard/rules/imports/import-settings';
import { LocalityIndex } from '@propguard/rules/imports/locality-index';
import type { ReadingContext } from '@propguard/rules/imports/read-property';
import { REJECT_REASONS } from '@propguard/rules/imports/reject-reasons';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memorySource } from '../../../../test/support/memory-source.ts';
import { readLocalities } from '../../../db/seed/localities.ts';
import { diskSource } from '../../../intake/disk-source.ts';
import { FileRefused } from '../../../intake/file-refused.ts';
import type { FileSource } from '../../../intake/file-source.ts';
import { judge } from '../../../tabular/judge-record.ts';
import type { Choices, Importer } from '../importers/importer.ts';
import { IMPORTERS } from '../importers/registry.ts';
import { isAtSea } from '../position/land-outline.ts';

const context: ReadingContext = {
  localities: new LocalityIndex(readLocalities().map((row) => ({ ...row, searchName: row.search }))),
  isAtSea,
  state: 'VIC',
  today: '2026-11-15',
};

const DATA = process.env.PROPGUARD_DATA ?? '';
const REGISTER = join(DATA, 'nsw-psi');

type Account = { read: number; accepted: number; rejected: number };

const accountFor = async (importer: Importer, source: FileSource, choices: Choices): Promise<Account> => {
  const account = { read: 0, accepted: 0, rejected: 0 };
  const { headers, records } = await importer.open(source, choices, { bytes: 0 });
  const read = importer.reader(headers, choices, context);
  for await (const record of records) {
    const verdict = judge(record, read);
    account.read += 1;
    if (verdict.ok) account.accepted += 1;
    else {
      account.rejected += 1;
      expect(REJECT_REASONS).toContain(verdict.reason);
    }
  }
  return account;
};

const SALES: Choices = {
  columns: {
    locality: 'Suburb',
    address: 'Address',
    price: 'Price',
    contractDate: 'Date',
    latitude: 'Lat',
    longitude: 'Lon',
    type: 'Type',
    landM2: 'Land',
  },
  options: USUAL_OPTIONS,
};
const PSI: Choices = { columns: {}, options: { ...USUAL_OPTIONS, acceptsIncompleteFiles: true } };

const cell = fc.oneof(
  fc.constantFrom(
    'Richmond',
    '5 Plain St',
    '700000',
    '2020-01-02',
    '-37.82',
    '145.0',
    'h',
    '0',
    '1e12',
    '',
    'x',
  ),
  fc.string({ maxLength: 12 }).map((text) => text.replace(/[",\r\n]/g, ' ')),
);

describe('whatever a file holds', () => {
  it('every row of a sales file is accepted or rejected, and nothing throws', async () => {
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 10 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(rows, async (table) => {
        const lines = table.map((cells) => `r,${cells.join(',')}`);
        const file = `Row,Suburb,Address,Price,Date,Lat,Lon,Type,Land\n${lines.join('\n')}\n`;
        const { read, accepted, rejected } = await accountFor(IMPORTERS.sales, memorySource(file), SALES);
        expect(read).toBe(table.length);
        expect(accepted + rejected).toBe(read);
      }),
      { numRuns: 150 },
    );
  });

  it('a register gives an account of every record, or is refused in words', async () => {
    const line = fc.oneof(
      fc.constantFrom(
        'B;136;1328274;1;20010720 09:50;;;32;ABEL ST;GREENACRE;2190;;;20010410;20010529;252500;A;R;;;ZL;;;7701183;',
        'C;136;1328274;1;20010720 09:50;118//13421;',
        'D;136;1328274;1;20010720 09:50;P;;;;;;',
        'B;136;;;;',
        'Z;3;1;1;0;',
      ),
      fc.string({ maxLength: 40 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 15 }), async (lines) => {
        const file = ['A;136;20010720 09:50;PDANN;', ...lines].join('\n');
        const { read, accepted, rejected } = await accountFor(
          IMPORTERS['nsw-psi'],
          memorySource(file, 'a.dat'),
          PSI,
        );
        expect(accepted + rejected).toBe(read);
      }),
      { numRuns: 150 },
    );
  });

  it('bytes without any sense are refused or accounted for, by every kind', async () => {
    const kinds = fc.constantFrom(...Object.values(IMPORTERS));
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), kinds, async (bytes, importer) => {
        const result = await accountFor(importer, memorySource(bytes), SALES).catch(
          (error: unknown) => error,
        );
        const isSaid = result instanceof FileRefused && result.message.length > 10;
        expect(isSaid || !(result instanceof Error)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

describe.skipIf(!existsSync(REGISTER))('real files of the register (PROPGUARD_DATA)', () => {
  it.each(existsSync(REGISTER) ? readdirSync(REGISTER) : [])(
    '%s: as many sales as it has B records',
    async (name) => {
      const file = join(REGISTER, name);
      const sales = readFileSync(file, 'latin1')
        .split(/\r?\n/)
        .filter((line) => line.startsWith('B;')).length;
      const { read, accepted } = await accountFor(IMPORTERS['nsw-psi'], await diskSource(file), PSI);
      expect(read).toBe(sales);
      expect(accepted).toBeGreaterThan(0);
    },
  );

  it('one whose trailer counts other records is refused', async () => {
    const source = await diskSource(join(REGISTER, 'ps_2001_20010720.dat'));
    const strict = { ...PSI, options: USUAL_OPTIONS };
    await expect(accountFor(IMPORTERS['nsw-psi'], source, strict)).rejects.toThrow(
      'its trailer counts 2019 records',
    );
  });
});
