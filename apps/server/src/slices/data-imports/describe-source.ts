import type { ImportChoice, ImportColumn, ImportReading } from '@propguard/protocol/data-imports';
import { type ColumnMap, guessColumns, guessMappedKind } from '@propguard/rules/imports/import-columns';
import { USUAL_OPTIONS } from '@propguard/rules/imports/import-settings';
import { kmBetween, type LocalityIndex } from '@propguard/rules/imports/locality-index';
import { guessDateFormat } from '@propguard/rules/imports/read-day';
import { readNumber } from '@propguard/rules/imports/read-number';
import { STATES, type State } from '@propguard/rules/places/states';
import { ImportRefused } from './import-refused.ts';
import { valueReader } from './importers/mapped-values.ts';
import { IMPORTERS } from './importers/registry.ts';
import { type ImportSource, readHead } from './source/import-source.ts';
import { openCsv } from './source/read-csv.ts';

const SAMPLED_RECORDS = 200;
const SHOWN_SAMPLES = 4;
const DATE_FIELDS = ['contractDate', 'listedOn', 'date'];
const PSI_START = /^\uFEFF?A;/;
const ZIP_START = 'PK';

type Description = Pick<ImportReading, 'kind' | 'columns' | 'guess'>;

const baseName = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim() || name;

type NamedPlace = { name: string; position: { latitude: number; longitude: number } | null };

/** A suburb of the name this near to the row's position is the one that is meant. */
const NEAR_KM = 60;

/** The state in which most of the named suburbs lie, for a file that names none; null where two are as likely. */
const guessState = (localities: LocalityIndex, places: readonly NamedPlace[]): State | null => {
  const liesIn = (state: State, { name, position }: NamedPlace): boolean => {
    const match = localities.match({ name, state, postcode: null });
    return typeof match === 'object' && (position === null || kmBetween(position, match) < NEAR_KM);
  };
  const [best, second] = STATES.map(
    (state) => [state, places.filter((place) => liesIn(state, place)).length] as const,
  ).sort((a, b) => b[1] - a[1]);
  return best && best[1] > places.length / 2 && best[1] > (second?.[1] ?? 0) ? best[0] : null;
};

const placesOf = (headers: readonly string[], rows: readonly string[][], map: ColumnMap): NamedPlace[] => {
  const values = valueReader(headers, map);
  return rows.map((cells) => {
    const value = values(cells);
    const [latitude, longitude] = [readNumber(value('latitude')), readNumber(value('longitude'))];
    const position = latitude === null || longitude === null ? null : { latitude, longitude };
    return { name: value('locality'), position };
  });
};

const describeCsv = async (source: ImportSource, localities: LocalityIndex): Promise<Description> => {
  const { headers, records } = await openCsv(source, 'auto', { bytes: 0 });
  const rows: string[][] = [];
  for await (const { cells } of records) {
    rows.push(cells);
    if (rows.length >= SAMPLED_RECORDS) break;
  }
  const valuesOf = (column: string | undefined): string[] => {
    const place = column === undefined ? -1 : headers.indexOf(column);
    return place < 0 ? [] : rows.map((cells) => (cells[place] ?? '').trim()).filter(Boolean);
  };
  const columns: ImportColumn[] = headers.map((name) => ({
    name,
    samples: [...new Set(valuesOf(name))].slice(0, SHOWN_SAMPLES).map((sample) => sample.slice(0, 80)),
  }));
  const kind = guessMappedKind(headers);
  if (!kind) return { kind: null, columns, guess: null };
  const guessed = guessColumns(kind, headers);
  const isUnnamedDate = kind === 'series' && guessed.date === undefined;
  const map = isUnnamedDate ? { ...guessed, date: headers[0] ?? '' } : guessed;
  const dates = valuesOf(DATE_FIELDS.map((field) => map[field]).find(Boolean));
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
        state: map.state ? null : guessState(localities, placesOf(headers, rows, map)),
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
