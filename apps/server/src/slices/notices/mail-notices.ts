import type { NoticeMail } from '@propguard/rules/notices/notice-kinds';
import { waitingNotices } from '../../letters/letters/waiting-notices.ts';
import type { TimerRun } from '../../timers/define-timer.ts';
import { writeLetter } from '../outbound/write-letter.ts';
import { findReader, takeUnmailed } from './store.ts';
import { sentenceOf } from './view.ts';

const mailWaiting = async (
  { services, tx, key: memberId }: TimerRun<object>,
  mail: Exclude<NoticeMail, 'none'>,
): Promise<void> => {
  const reader = await findReader(tx, memberId);
  if (!reader) return;
  const rows = await takeUnmailed(tx, memberId, mail);
  if (rows.length === 0) return;
  await writeLetter({ services, tx }, { to: reader.email }, waitingNotices, {
    person: reader.name,
    workspace: reader.workspace,
    daily: mail === 'daily',
    items: rows.map((row) => ({ text: sentenceOf(row, reader.zone), path: row.path })),
  });
};

export const mailAtOnce = (run: TimerRun<object>): Promise<void> => mailWaiting(run, 'at-once');
export const mailDigest = (run: TimerRun<object>): Promise<void> => mailWaiting(run, 'daily');
