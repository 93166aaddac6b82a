import type { ImportChoice, ImportReading } from '@propguard/protocol/data-imports';
import { guessColumns, guessMappedKind, IMPORT_FIELDS } from '@propguard/rules/imports/import-columns';
import { USUAL_OPTIONS } from '@propguard/rules/imports/import-settings';
import type { LocalityIndex } from '@propguard/rules/imports/locality-index';
import { guessDateFormat } from '@propguard/rules/imports/read-day';
import { detectType } from '../../intake/detect-type.ts';
import { type FileSource, readHead } from '../../intake/file-source.ts';
import type { OpenTable } from '../../tabular/open-table.ts';
import { sampledValues, sampleTable } from '../../tabular/sample-table.ts';
import { guessState } from './guess-state.ts';
import { IMPORTERS } from './importers/registry.ts';

const DATE_FIELDS = ['contractDate', 'listedOn', 'date'];
const PSI_START = /^\uFEFF?A;/;

type Description = Pick<ImportReading, 'kind' | 'columns' | 'guess'>;

const baseName = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim() || name;

const describeTable = async (
  source: FileSource,
  localities: LocalityIndex,
  open: OpenTable,
): Promise<Description> => {
  const sample = await sampleTable(source, open);
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

const describePsi = async (source: FileSource): Promise<Description> => {
  const choice: ImportChoice = { kind: 'nsw-psi', columns: {}, options: USUAL_OPTIONS };
  const { records } = await IMPORTERS['nsw-psi'].open(source, choice, { bytes: 0 });
  await records.next();
  await records.return(undefined);
  return { kind: 'nsw-psi', columns: [], guess: { ...choice, name: baseName(source.name) } };
};

/** What a file most likely is, from its beginning. Throws FileRefused where it can be nothing. */
export const describeSource = async (
  source: FileSource,
  localities: LocalityIndex,
  open: OpenTable,
): Promise<Description> => {
  const type = await detectType(source);
  const isPsi = type === 'archive' || PSI_START.test((await readHead(source, 512)).toString('utf8'));
  return isPsi ? describePsi(source) : describeTable(source, localities, open);
};
