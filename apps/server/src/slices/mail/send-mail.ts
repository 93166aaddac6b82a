import { eq } from 'drizzle-orm';
import { outboxMessages } from '../../db/schema/installation.ts';
import { publish } from '../../events/publish.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';

/** Sends one message of the outbox. At least once: a crash after sending, before noting it, sends again. */
export const sendMail = async (run: JobRun<{ messageId: string }>): Promise<JobOutcome> => {
  const { mailer } = run.services;
  const mine = eq(outboxMessages.id, run.input.messageId);
  const [message] = await run.transaction((tx) => tx.select().from(outboxMessages).where(mine));
  if (!message || message.state === 'sent') return {};
  const note = (change: { state: 'sent'; sentAt: Date; error: null } | { state: 'failed'; error: string }) =>
    run.transaction(async (tx) => {
      await tx.update(outboxMessages).set(change).where(mine);
      await publish(tx, { workspaceId: null, subject: 'outbox', id: message.id });
    });
  try {
    if (!mailer) throw new Error('No mail server is configured on this node.');
    await mailer.send({
      to: message.recipient,
      subject: message.subject,
      text: message.body,
      html: message.html,
      stopUrl: message.stopUrl,
    });
  } catch (error) {
    await note({ state: 'failed', error: error instanceof Error ? error.message : String(error) });
    throw error;
  }
  await note({ state: 'sent', sentAt: new Date(), error: null });
  return {};
};
