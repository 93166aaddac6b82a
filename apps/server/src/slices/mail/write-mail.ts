import type { Context } from '../../context.ts';
import { type Tx, withInstallationRights } from '../../db/database.ts';
import { outboxMessages } from '../../db/schema/installation.ts';
import { publish } from '../../events/publish.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Mail } from '../../providers/mail/mailer.ts';
import { sendMailJob } from './jobs.ts';

/**
 * Mail is written in the transaction that causes it, and sent by a job. Without a mail server it is held in the
 * outbox for the operator to read.
 */
export const writeMail = (
  { mailer, queue }: Pick<Context, 'mailer' | 'queue'>,
  tx: Tx,
  mail: Mail,
): Promise<void> =>
  withInstallationRights(tx, async () => {
    const [row] = await tx
      .insert(outboxMessages)
      .values({
        recipient: mail.to,
        subject: mail.subject,
        body: mail.text,
        state: mailer ? 'queued' : 'held',
      })
      .returning({ id: outboxMessages.id });
    if (!row) throw new Error('The mail was not written.');
    await publish(tx, { workspaceId: null, subject: 'outbox', id: row.id });
    if (mailer)
      await enqueue(queue, tx, sendMailJob, {
        workspaceId: null,
        accountId: null,
        input: { messageId: row.id },
      });
  });
