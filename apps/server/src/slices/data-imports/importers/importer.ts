import type { ImportSettings } from '@propguard/protocol/data-imports';
import type { ImportKind } from '@propguard/rules/imports/import-kinds';
import type { ReadingContext } from '@propguard/rules/imports/read-property';
import type { Verdict } from '@propguard/rules/imports/reject-reasons';
import type { FileSource, ReadingMeter } from '../../../intake/file-source.ts';
import type { OpenTable } from '../../../tabular/open-table.ts';
import type { OpenFile, RawRecord } from '../../../tabular/raw-record.ts';
import type { Publisher } from '../publishers/publisher.ts';

/** A record that was understood. */
export type ReadRow = {
  /** From what the row is about: the same in every import. */
  rowId: string;
  ownerId: string;
  /** Rows with the same one were sold together. */
  bundle: string | null;
  content: object;
  /** In words, for a preview: made only when asked for. */
  readAs: () => string;
};

export type Choices = Pick<ImportSettings, 'columns' | 'options'>;

/**
 * Everything that a kind of file brings. A further kind is one more of these in the registry: upload, mapping, preview,
 * progress, report and undo do not know the kinds.
 */
export type Importer = {
  kind: ImportKind;
  /** Throws FileRefused when the file as a whole cannot be taken, also in the middle of it. */
  open: (
    source: FileSource,
    choices: Choices,
    meter: ReadingMeter,
    openTable?: OpenTable,
  ) => Promise<OpenFile>;
  reader: (
    headers: readonly string[],
    choices: Choices,
    context: ReadingContext,
  ) => (record: RawRecord) => Verdict<ReadRow>;
  publisher: Publisher;
};
