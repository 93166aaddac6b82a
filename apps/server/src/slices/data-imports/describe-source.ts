import type { ImportChoice, ImportReading } from '@propguard/protocol/data-imports';
import { guessColumns, guessMappedKind, IMPORT_FIELDS } from '@propguard/rules/imports/import-columns';
import { USUAL_OPTIONS } from '@propguard/rules/imports/import-settings';
import type { LocalityIndex } from '@propguard/rules/imports/locality-index';
import { guessDateFormat } from '@propguard/rules/imports/read-day';
import { guessState } from './guess-state.ts';
import { ImportRefused } from './import-refused.ts';
import { IMPORTERS } from './importers/registry.ts';
import { type ImportSource, readHead } from './source/import-source.ts';
import { sampleCsv, sampledValues } from './source/sample-csv.ts';

const DATE_FIELDS = ['contractDate', 'listedOn', 'date'];
const PSI_START = /^\uFEFF?A;/;
const ZIP_START = 'PK';

type Description = Pick<ImportReading, 'kind' | 'columns' | 'guess'>;

const baseName = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim() || name;

const describeCsv = async (source: ImportSource, localities: LocalityIndex): Promise<Description> => {
  const sample = await sampleCsv(source);
  const { headers, columns } = sample;
  const kind = guessMappedKind(headers);
  if (!kind) return { kind: null, columns, guess: null };
  const guessed = guessColumns(IMPORT_FIELDS[kind], headers);
  const isUnnamedDate = kind === 'series' && guessed.date === undefined;
  const map = isUnnamedDate ? { ...guessed, date: headers[0] ?? '' } : guessed;
  const dates = sampledValues(sample, DATE_FIELDS.map((field) => map[field]).find(Boolean));
  return {
    kind,
    columns,
    guess: {
      kind,
      columns: map,
      name: baseName(source.name),
      options: {
        ...USUAL_OPTIONS,
        dateFormat: guessDateFormat(dates),
        state: guessState(localities, sample, map),
      },
    },
  };
};

const describePsi = async (source: ImportSource): Promise<Description> => {
  const choice: ImportChoice = { kind: 'nsw-psi', columns: {}, options: USUAL_OPTIONS };
  const { records } = await IMPORTERS['nsw-psi'].open(source, choice, { bytes: 0 });
  await records.next();
  await records.return(undefined);
  return { kind: 'nsw-psi', columns: [], guess: { ...choice, name: baseName(source.name) } };
};

/** What a file most likely is, from its beginning. Throws ImportRefused where it can be nothing. */
export const describeSource = async (
  source: ImportSource,
  localities: LocalityIndex,
): Promise<Description> => {
  if (source.sizeBytes === 0) throw new ImportRefused('The file is empty.');
  const head = (await readHead(source, 512)).toString('utf8');
  const isPsi = head.startsWith(ZIP_START) || PSI_START.test(head);
  return isPsi ? describePsi(source) : describeCsv(source, localities);
};
