import { FileRefused } from '../intake/file-refused.ts';

const ROWS_START = '<sheetData';
const ROWS_END = '</sheetData>';
const ROW_START = '<row';
/** Views, widths and the like stand in front of the rows; they are never this long. */
const PREFACE_MAX_LETTERS = 1024 * 1024;
/** A reader keeps a row until it is whole. */
const ROW_MAX_LETTERS = 4 * 1024 * 1024;

/**
 * The rows of a sheet's XML without what stands before and after them. One line before them may ask for a million
 * columns, which a reader would make one by one; a row without end would be kept until there is no room.
 */
export async function* sheetRows(text: AsyncIterable<string>): AsyncGenerator<string> {
  let preface: string | null = '';
  let ofRow = 0;
  let tail = '';
  for await (const piece of text) {
    let rows = piece;
    if (preface !== null) {
      preface += piece;
      const at = preface.indexOf(ROWS_START);
      if (at < 0) {
        if (preface.length > PREFACE_MAX_LETTERS) break;
        continue;
      }
      rows = preface.slice(at);
      preface = null;
      yield '<worksheet>';
    }
    // What marks the end may be cut in two.
    const seen: string = tail + rows;
    const end = seen.indexOf(ROWS_END);
    if (end >= 0) {
      yield `${seen.slice(tail.length, end + ROWS_END.length)}</worksheet>`;
      return;
    }
    const row = seen.lastIndexOf(ROW_START);
    ofRow = row < 0 ? ofRow + rows.length : seen.length - row;
    if (ofRow > ROW_MAX_LETTERS)
      throw new FileRefused('A row of the workbook is longer than we can read. Save the sheet as CSV.');
    tail = seen.slice(-ROWS_END.length);
    yield rows;
  }
  if (preface !== null) throw new FileRefused('The first sheet of the workbook has no rows.');
}
