import type { Notice } from '@propguard/protocol/notices';
import { noticeSentence } from '@propguard/rules/notices/notice-texts';
import { shortWhenText } from '@propguard/rules/time/time-texts';
import type { NoticeRow } from './store.ts';

export const sentenceOf = ({ kind, about, at }: NoticeRow, zone: string): string =>
  noticeSentence(kind, about, at ? shortWhenText('en', zone, at) : '');

export const toNotice = (row: NoticeRow, zone: string): Notice => ({
  id: row.id,
  kind: row.kind,
  text: sentenceOf(row, zone),
  path: row.path,
  at: row.at?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  seenAt: row.seenAt?.toISOString() ?? null,
  doneAt: row.doneAt?.toISOString() ?? null,
});
