/** Why a row was not taken. A verdict, not a sentence: the words stand in the protocol. */
export const REJECT_REASONS = [
  'filtered',
  'wrong-columns',
  'unreadable-text',
  'missing-value',
  'text-too-long',
  'price-unreadable',
  'price-implausible',
  'date-unreadable',
  'date-in-future',
  'date-too-early',
  'date-implausible',
  'dates-disagree',
  'number-unreadable',
  'number-implausible',
  'address-missing',
  'locality-unknown',
  'locality-ambiguous',
  'position-unreadable',
  'position-at-sea',
  'position-astray',
  'type-unknown',
  'method-unknown',
  'not-a-sale',
  'status-unknown',
  'purpose-unknown',
  'history-unreadable',
  'history-impossible',
  'closing-date-missing',
  'guide-upside-down',
  'partial-interest',
  'several-properties',
  'conflicting-rows',
  'superseded',
  'record-without-sale',
  'record-unreadable',
  'trailer-disagrees',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** The number under which things were sold together, and which of them this is. */
export type SoldUnder = { bundle: string; part: string };

/** `field` is the one to look at, by its name in the column map; `soldUnder`, what the row was sold with all the same. */
export type Rejection = { ok: false; reason: RejectReason; field: string | null; soldUnder?: SoldUnder };
export type Verdict<Value> = { ok: true; value: Value } | Rejection;

export const accepted = <Value>(value: Value): Verdict<Value> => ({ ok: true, value });
export const rejected = (reason: RejectReason, field: string | null = null): Rejection => ({
  ok: false,
  reason,
  field,
});
