import { expect, it } from 'vitest';
import { type Merged, mergeField, type Remembered } from './merge-field.ts';

const AGREED: Remembered = { ours: 'a', theirs: 'a' };
type Row = [
  what: string,
  ours: string,
  theirs: string,
  last: Remembered | undefined,
  merged: Merged,
  asOurs?: string | null,
];

it.each<Row>([
  ['nobody changed it', 'a', 'a', AGREED, 'settled'],
  ['we changed it', 'b', 'a', AGREED, 'ours'],
  ['they changed it', 'a', 'b', AGREED, 'theirs'],
  ['both changed it, differently', 'b', 'c', AGREED, 'conflict'],
  ['both changed it, to the same', 'b', 'b', AGREED, 'settled'],
  ['we emptied it', '', 'a', AGREED, 'ours'],
  ['they emptied it', 'a', '', AGREED, 'theirs'],
  ['we emptied what they changed', '', 'b', AGREED, 'conflict'],
  ['they first meet, and only we know it', 'a', '', undefined, 'ours'],
  ['they first meet, and only they know it', '', 'a', undefined, 'theirs'],
  ['they first meet, and nobody knows it', '', '', undefined, 'settled'],
  ['they first meet, and know it alike', 'a', 'a', undefined, 'settled'],
  ['they first meet, and know it differently', 'a', 'b', undefined, 'conflict'],
  ['they first meet, and theirs says nothing to us', '', 'x', undefined, 'settled', null],
  ['they first meet, and theirs cannot be compared', 'a', 'x', undefined, 'conflict', null],
  ['they changed it to what says nothing to us', 'a', 'x', AGREED, 'settled', null],
  ['both changed it, they to what says nothing to us', 'b', 'x', AGREED, 'conflict', null],
  [
    'ours has no twin there, and nobody changed it',
    'viewing',
    'IN',
    { ours: 'viewing', theirs: 'IN' },
    'settled',
    'qualified',
  ],
  [
    'ours has no twin there, and they changed it',
    'viewing',
    'NEW',
    { ours: 'viewing', theirs: 'IN' },
    'theirs',
    'new',
  ],
  ['somebody chose ours', 'b', 'c', { ours: null, theirs: 'c' }, 'ours'],
  ['somebody chose ours, and they changed it again', 'b', 'd', { ours: null, theirs: 'c' }, 'conflict'],
  ['somebody chose theirs, and it waits', 'b', 'c', { ours: 'b', theirs: null }, 'theirs'],
])('%s', (_what, ours, theirs, last, merged, asOurs = theirs) =>
  expect(mergeField({ ours, theirs, asOurs }, last)).toBe(merged),
);
