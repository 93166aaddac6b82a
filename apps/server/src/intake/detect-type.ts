import { archivedNames } from './archive.ts';
import { type FileSource, readHead } from './file-source.ts';

/** What a file is by its content. Text is whatever is none of the others: its reader says what is wrong with it. */
export type FileType =
  | 'empty'
  | 'text'
  | 'json'
  | 'workbook'
  | 'archive'
  | 'gzip'
  | 'old-workbook'
  | 'pdf'
  | 'picture';

/** The bytes that files of a type begin with, as Latin-1. */
const MARKS: readonly (readonly [type: FileType, start: string])[] = [
  ['archive', 'PK\u0003\u0004'],
  ['archive', 'PK\u0005\u0006'],
  ['gzip', '\u001F\u008B'],
  ['old-workbook', '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1'],
  ['pdf', '%PDF-'],
  ['picture', '\u0089PNG\r\n'],
  ['picture', '\u00FF\u00D8\u00FF'],
  ['picture', 'GIF8'],
];
/** JSON, also as a script hands it over: `var areas = {`, `areas({`. */
const JSON_START = /^(\u00EF\u00BB\u00BF)?\s*(?:(?:(?:var|let|const)\s+)?[\w$.]+\s*[=(]\s*)?[[{]/;

/** Far enough for a few blank lines in front of a brace. */
const JUDGED_BYTES = 1024;
const WORKBOOK_ENTRY = 'xl/workbook.xml';

const isWorkbook = async (source: FileSource): Promise<boolean> =>
  (await archivedNames(source).catch((): string[] => [])).includes(WORKBOOK_ENTRY);

/** By its first bytes, whatever its name says. */
export const detectType = async (source: FileSource): Promise<FileType> => {
  if (source.sizeBytes === 0) return 'empty';
  const head = (await readHead(source, JUDGED_BYTES)).toString('latin1');
  const type = MARKS.find(([, start]) => head.startsWith(start))?.[0];
  if (type === 'archive') return (await isWorkbook(source)) ? 'workbook' : 'archive';
  return type ?? (JSON_START.test(head) ? 'json' : 'text');
};
