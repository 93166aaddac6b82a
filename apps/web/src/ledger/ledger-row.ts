/** One row of the specification's ledger: its quoted texts, and the file in which each must stand. */
export interface LedgerTexts {
  id: string;
  /** From `src/`, or from the root for a package. A module of texts is imported; of any other file the source is read. */
  file: string;
  texts: readonly string[];
}

export const row = (id: string, file: string, ...texts: string[]): LedgerTexts => ({ id, file, texts });
