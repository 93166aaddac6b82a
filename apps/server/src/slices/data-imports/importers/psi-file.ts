import {
  type PsiHeader,
  type PsiLayout,
  readPsiHeader,
  readPsiTrailer,
} from '@propguard/rules/imports/psi-records';
import { rejected } from '@propguard/rules/imports/reject-reasons';
import { unpacked } from '../../../intake/archive.ts';
import { archivedFiles } from '../../../intake/archived-files.ts';
import { FileRefused } from '../../../intake/file-refused.ts';
import type { FileSource, ReadingMeter } from '../../../intake/file-source.ts';
import { readHead } from '../../../intake/file-source.ts';
import { decodeText } from '../../../tabular/decode-text.ts';
import type { OpenFile, RawRecord } from '../../../tabular/raw-record.ts';
import { readLines } from '../../../tabular/read-lines.ts';
import type { Choices } from './importer.ts';

const PSI_HEADERS = ['Layout', 'Sale', 'Legal description'];

type Counted = { all: number; sales: number };

const incomplete = (name: string, problem: string): FileRefused =>
  new FileRefused(
    `${name} isn’t complete: ${problem}. We kept none of it. Get the file again, or choose to accept incomplete files.`,
  );

/** Some trailers leave out the header and themselves. */
const UNCOUNTED = [0, 2];

/**
 * The trailer says how many records there are; a file that was cut off has none, or another number. Nobody has said how
 * the archive's count: a year of it is not refused for that.
 */
const isCounted = (name: string, line: string | null, layout: PsiLayout, counted: Counted): boolean => {
  const trailer = line === null ? null : readPsiTrailer(line);
  if (!trailer) throw incomplete(name, 'the trailer (Z) is missing');
  const isAll = UNCOUNTED.some((left) => trailer.all === counted.all - left);
  if (isAll && trailer.sales === counted.sales) return true;
  if (layout === 'archive') return false;
  throw incomplete(
    name,
    `its trailer counts ${trailer.all} records with ${trailer.sales} sales, and there are ${counted.all} with ${counted.sales}`,
  );
};

/** Reads one file: a sale is complete when the next begins. C and D belong to the B before them, whatever ids they carry. */
async function* psiRecords(
  name: string,
  lines: AsyncIterable<string>,
  { file, acceptsIncomplete }: { file: string | null; acceptsIncomplete: boolean },
): AsyncGenerator<RawRecord> {
  let header: PsiHeader | null = null;
  let trailer: { line: number; text: string } | null = null;
  let open: { line: number; cells: string[] } | null = null;
  const counted: Counted = { all: 0, sales: 0 };
  let line = 0;
  for await (const text of lines) {
    line += 1;
    if (text.trim() === '') continue;
    counted.all += 1;
    if (!header) {
      header = readPsiHeader(text);
      if (!header) throw new FileRefused(`${name} doesn’t start with a header (A): this isn’t a PSI file.`);
      continue;
    }
    const kind = text.charAt(1) === ';' ? text.charAt(0) : '';
    if (kind === 'C' && open) open.cells.push(text);
    else if (kind === 'B' || kind === 'Z') {
      if (open) yield { ...open, file };
      open = null;
      if (kind === 'Z') trailer = { line, text };
      else {
        counted.sales += 1;
        open = { line, cells: [header.layout, text] };
      }
    } else if (kind === 'C' || (kind === 'D' && !open))
      yield { line, file, cells: [header.layout, text], rejection: rejected('record-without-sale') };
    else if (kind !== 'D')
      yield { line, file, cells: [header.layout, text], rejection: rejected('record-unreadable') };
  }
  if (open) yield { ...open, file };
  if (!header) throw new FileRefused(`${name} is empty.`);
  if (acceptsIncomplete || isCounted(name, trailer?.text ?? null, header.layout, counted)) return;
  if (trailer)
    yield {
      line: trailer.line,
      file,
      cells: [header.layout, trailer.text],
      rejection: rejected('trailer-disagrees'),
    };
}

const ZIP_MARK = 'PK';

async function* allRecords(
  source: FileSource,
  { options }: Choices,
  meter: ReadingMeter,
): AsyncGenerator<RawRecord> {
  const acceptsIncomplete = options.acceptsIncompleteFiles;
  const textOf = (pieces: AsyncIterable<Buffer>, counter?: ReadingMeter) =>
    readLines(decodeText(pieces, options.encoding, counter));
  const head = await readHead(source, ZIP_MARK.length);
  if (head.toString('latin1') !== ZIP_MARK) {
    const lines = textOf(source.read(0, source.sizeBytes), meter);
    yield* psiRecords(source.name, lines, { file: null, acceptsIncomplete });
    return;
  }
  let files = 0;
  for await (const archived of archivedFiles(source, '.dat')) {
    files += 1;
    const { name, packedBytes } = archived;
    yield* psiRecords(name, textOf(unpacked(archived)), { file: name, acceptsIncomplete });
    meter.bytes += packedBytes;
  }
  if (files === 0)
    throw new FileRefused(
      'The archive holds no .dat file. If it holds a CSV or a workbook, unpack it and import that.',
    );
}

export const openPsi = async (
  source: FileSource,
  choices: Choices,
  meter: ReadingMeter,
): Promise<OpenFile> => {
  if (source.sizeBytes === 0) throw new FileRefused('The file is empty.');
  return { headers: PSI_HEADERS, records: allRecords(source, choices, meter) };
};
