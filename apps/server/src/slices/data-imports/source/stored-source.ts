import type { Database } from '../../../db/database.ts';
import { findPart } from '../store.ts';
import type { ImportSource } from './import-source.ts';
import { partsSource } from './parts-source.ts';

type StoredFile = { id: string; fileName: string; sizeBytes: number };

/** An uploaded file: any node can read it, whichever of them received it. */
export const storedSource = (
  database: Pick<Database, 'asInstallation'>,
  { id, fileName, sizeBytes }: StoredFile,
): ImportSource =>
  partsSource({ name: fileName, sizeBytes }, (position) =>
    database.asInstallation((tx) => findPart(tx, id, position)),
  );
