import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { CertificateRow } from '../store.ts';

/** What a step works with: its transactions commit on their own, so that what was done is not done again. */
export type Issuing = {
  services: Context;
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};
export type Step = (issuing: Issuing, certificate: CertificateRow) => Promise<void>;
