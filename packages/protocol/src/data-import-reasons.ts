import type { RejectReason } from '@propguard/rules/imports/reject-reasons';
import type { RowNote } from '@propguard/rules/imports/row-notes';

/** The sentence for each verdict, for the screen, the command and the downloaded report. */
export const REJECT_REASON_TEXTS: Record<RejectReason, string> = {
  filtered: 'Left out by the row filter.',
  'wrong-columns': 'The row has a different number of columns from the header.',
  'unreadable-text': 'The row has letters we can’t read in the chosen encoding.',
  'missing-value': 'A value every row needs is missing.',
  'text-too-long': 'The text is longer than an address or a reference can be.',
  'price-unreadable': 'The price isn’t an amount in dollars.',
  'price-implausible': 'The price is at most $1,000, or above $1,000,000,000.',
  'date-unreadable': 'We can’t read the date in the chosen format.',
  'date-in-future': 'The date is in the future.',
  'date-too-early': 'The date is before 1792.',
  'date-implausible': 'This date is too old for a contract in this register.',
  'dates-disagree': 'The settlement is before the contract: one of the two dates is wrong.',
  'number-unreadable': 'The value isn’t a number.',
  'number-implausible': 'The number is outside what’s possible.',
  'address-missing': 'There’s no street to make an address from.',
  'locality-unknown': 'There’s no suburb or town with this name in the state.',
  'locality-ambiguous': 'Several suburbs have this name; a postcode or state would tell them apart.',
  'position-unreadable': 'The coordinates aren’t a latitude and a longitude.',
  'position-at-sea': 'The coordinates are outside Australia’s land.',
  'position-astray': 'The coordinates are far from the suburb the row names.',
  'type-unknown': 'We don’t know this type of property.',
  'method-unknown': 'We don’t know this method of sale.',
  'not-a-sale': 'The campaign ended without a sale.',
  'status-unknown': 'We don’t know this listing status.',
  'purpose-unknown': 'The purpose of the loan is neither owner-occupier nor investor.',
  'history-unreadable': 'We can’t read the history: write `2026-01-03 listed 850000; …`.',
  'history-impossible': 'The history’s steps can’t come in this order.',
  'closing-date-missing': 'A listing that has ended needs the day it ended.',
  'guide-upside-down': 'The lower end of the price guide is above its upper end.',
  'partial-interest': 'Only a share of the property was sold, and the price is for the share.',
  'several-properties': 'Several properties were sold together, and the price is for all of them.',
  'conflicting-rows': 'An earlier row in this file says something different about the same thing.',
  superseded: 'The register sent this sale again later, and we use the newer record.',
  'record-without-sale': 'A description or party comes before any sale.',
  'record-unreadable': 'The record has too few fields, or an unknown letter in front.',
  'trailer-disagrees':
    'The file’s trailer counts other records than there are. We took the sales that are there.',
};

/** What is said of rows that were accepted. */
export const ROW_NOTE_TEXTS: Record<RowNote, string> = {
  'known-by-lot': 'The unit has no number, so we go by its strata lot.',
  'area-unknown': 'The register gives no area, or one without a unit. We left it unknown.',
  'contract-day-unknown': 'The register gives no day of the contract, so we go by the settlement.',
};
