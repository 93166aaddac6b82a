import type { Database } from '../../../db/database.ts';
import type { FileSource } from '../../../intake/file-source.ts';
import { partsSource } from '../../../intake/parts-source.ts';
import { findPart } from '../store.ts';

type StoredFile = { id: string; fileName: string; sizeBytes: number };

/** An uploaded file: any node can read it, whichever of them received it. */
export const storedSource = (
  database: Pick<Database, 'asInstallation'>,
  { id, fileName, sizeBytes }: StoredFile,
): FileSource =>
  partsSource({ name: fileName, sizeBytes }, (position) =>
    database.asInstallation((tx) => findPart(tx, id, position)),
  );
