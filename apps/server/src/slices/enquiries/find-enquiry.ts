import type { TxScope } from '../../access/any-scope.ts';
import { type EnquiryRow, findEnquiryRow } from './store.ts';

/** Undefined when it was removed meanwhile. */
export const findEnquiry = ({ tx }: TxScope, id: string): Promise<EnquiryRow | undefined> =>
  findEnquiryRow(tx, id);
