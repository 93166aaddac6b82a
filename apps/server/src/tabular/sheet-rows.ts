import { FileRefused } from '../intake/file-refused.ts';

const ROWS_START = '<sheetData';
/** Views, widths and the like stand in front of the rows; they are never this long. */
const PREFACE_MAX_LETTERS = 1024 * 1024;

/**
 * The rows of a sheet's XML without what stands before them. One line there may ask for a million columns, which a
 * reader would make one by one.
 */
export async function* sheetRows(text: AsyncIterable<string>): AsyncGenerator<string> {
  let preface: string | null = '';
  for await (const piece of text) {
    if (preface === null) {
      yield piece;
      continue;
    }
    preface += piece;
    const at = preface.indexOf(ROWS_START);
    if (at >= 0) {
      yield `<worksheet>${preface.slice(at)}`;
      preface = null;
    } else if (preface.length > PREFACE_MAX_LETTERS) break;
  }
  if (preface !== null) throw new FileRefused('The first sheet of the workbook has no rows.');
}
