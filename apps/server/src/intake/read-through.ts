import type { FileSource } from './file-source.ts';

/**
 * Works on a file, and tells apart what is wrong with it from what went wrong while it was fetched: readers of archives
 * and tables make one of the other, and a file would be refused because the network failed, or nobody waited for it.
 */
export const readThrough = async <T>(
  source: FileSource,
  work: (source: FileSource) => Promise<T>,
): Promise<T> => {
  let fault: Error | undefined;
  const watched: FileSource = {
    ...source,
    read: async function* (start, end) {
      try {
        yield* source.read(start, end);
      } catch (error) {
        fault = error instanceof Error ? error : new Error(String(error));
        throw fault;
      }
    },
  };
  try {
    return await work(watched);
  } catch (error) {
    throw fault ?? error;
  }
};
