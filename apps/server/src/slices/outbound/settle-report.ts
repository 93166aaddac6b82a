import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { type MailReport, readMailReport } from '../../providers/mail/mail-report.ts';
import { recordBounce, recordComplaint } from '../consent/record-bounce.ts';
import { lockMessage, type MessageRow, updateMessage } from './store.ts';
import { tellOfMessage } from './tell-of-message.ts';

const OWN_ID = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@/;
const LEFT: readonly MessageRow['state'][] = ['sent', 'delivered', 'failed'];

type Scope = Pick<WorkspaceScope, 'tx'>;

const settle = async (scope: Scope, message: MessageRow, { kind }: MailReport): Promise<void> => {
  const { tx } = scope;
  const { id, state } = message;
  if (kind === 'complaint') return recordComplaint(scope, message);
  if (kind === 'delivered' && state !== 'delivered')
    await updateMessage(tx, id, { state: 'delivered', deliveredAt: new Date() });
  if (kind === 'gone' || kind === 'rejected') {
    if (state === 'sent')
      await updateMessage(tx, id, { state: 'failed', reason: kind === 'gone' ? 'bounced' : 'rejected' });
    if (kind === 'gone') await recordBounce(scope, message, 'report');
  }
};

/**
 * What a mail server or mailbox provider says afterwards. It is believed about the message of ours that it names, and
 * the address that this went to: whom it names itself, anybody could have written.
 */
export const settleReport = async (
  scope: Scope,
  raw: string,
): Promise<{ about: string | null; kind: MailReport['kind'] | null }> => {
  const report = readMailReport(raw);
  const id = report?.originalMessageId.match(OWN_ID)?.[1];
  const message = id && (await lockMessage(scope.tx, id));
  if (!report || !message || !LEFT.includes(message.state))
    return { about: null, kind: report?.kind ?? null };
  await settle(scope, message, report);
  await tellOfMessage(scope, message);
  return { about: message.id, kind: report.kind };
};
