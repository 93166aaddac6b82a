import type { PrivacyReceipt } from '@propguard/protocol/privacy';
import type { ReceiptRow } from './store.ts';

export const toReceipt = ({ id, kind, personId, counts, createdAt }: ReceiptRow): PrivacyReceipt => ({
  id,
  kind,
  personId,
  counts,
  at: createdAt.toISOString(),
});
