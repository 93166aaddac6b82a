import { RECORD_MAX_BYTES } from '@propguard/rules/imports/import-limits';
import { FileRefused } from '../intake/file-refused.ts';

/** Lines without their ends, whichever of LF, CRLF or CR they have. */
export async function* readLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of text) {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > RECORD_MAX_BYTES)
      throw new FileRefused('A line of the file never ends: this isn’t a file of records.');
    yield* lines;
  }
  const last = rest.replace(/\r$/, '');
  if (last !== '') yield last;
}
