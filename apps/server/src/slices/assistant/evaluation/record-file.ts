import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** A file of what is asked or said that cannot be read: told to whoever gave it. */
export class UnreadableQuestions extends Error {}

/** One JSON record a line, lines that begin with // and empty ones skipped; or, of a `.json`, one list of them. */
export const readRecords = <Read extends { id: string }>(
  path: string,
  /** What the file holds, for whoever gave it. */
  what: string,
  schema: z.ZodType<Read>,
): Read[] => {
  const ids = new Set<string>();
  const read = (record: unknown): Read => {
    const one = schema.parse(record);
    if (ids.has(one.id)) throw new Error(`The id ${one.id} is used twice.`);
    ids.add(one.id);
    return one;
  };
  const text = textOf(path, what);
  if (path.endsWith('.json')) {
    const list = at(path, () => z.array(z.unknown()).parse(JSON.parse(text)));
    return list.map((record, index) => at(`${path}, entry ${index + 1}`, () => read(record)));
  }
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.trim() === '' || line.startsWith('//')
        ? []
        : [at(`${path}, line ${index + 1}`, () => read(JSON.parse(line)))],
    );
};

const textOf = (path: string, what: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UnreadableQuestions(`There is no file of ${what} at ${path}, or it cannot be read.`);
  }
};

/** Whatever goes wrong there is said of that place. */
const at = <Result>(place: string, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    throw new UnreadableQuestions(`${place}: ${reasonOf(error)}`);
  }
};

const reasonOf = (error: unknown): string => {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  return error instanceof Error ? error.message : 'unreadable';
};
