import type { TxScope } from '../../access/any-scope.ts';
import type { GivenUpJob, JobOutcome, JobRun } from '../../jobs/define-job.ts';
import type { ChannelOutcome } from '../../providers/channels/channel-port.ts';
import type { SmtpOutcome } from '../../providers/mail/smtp-outcome.ts';
import { recordBounce } from '../consent/record-bounce.ts';
import { applyReceipts } from './settle-receipts.ts';
import { endUntried, type MessageRow, updateMessage } from './store.ts';
import { takeMessage } from './take-message.ts';
import { tellOfMessage } from './tell-of-message.ts';

/** Writes down what became of it. True when it is to be tried again. */
const settle = async (
  scope: TxScope,
  message: MessageRow,
  outcome: SmtpOutcome | ChannelOutcome,
): Promise<boolean> => {
  const { tx } = scope;
  const { id, purpose } = message;
  switch (outcome.kind) {
    case 'accepted':
      await updateMessage(tx, id, {
        state: 'sent',
        sentAt: new Date(),
        error: null,
        reason: null,
        providerId: 'providerId' in outcome ? outcome.providerId : null,
      });
      // The service may have said what became of it before it said that it has it.
      await applyReceipts(scope, id);
      return false;
    case 'rejected':
      await updateMessage(tx, id, {
        state: 'failed',
        reason: outcome.noSuchAddress ? 'bounced' : 'rejected',
        error: outcome.text,
      });
      if (outcome.noSuchAddress) await recordBounce(scope, message, 'mail-server');
      return false;
    case 'unknown':
      if (purpose === 'marketing') {
        await updateMessage(tx, id, { state: 'failed', reason: 'answer-lost', error: outcome.text });
        return false;
      }
      await updateMessage(tx, id, { state: 'queued', error: outcome.text });
      return true;
    case 'not-sent':
      await updateMessage(tx, id, { state: 'queued', error: outcome.text });
      return true;
  }
};

/**
 * Sends one message, if it may leave. A crash after sending, before noting it, sends an answer or a message of service
 * again; one that sells is then taken to have arrived.
 */
export const sendMessage = async (run: JobRun<{ messageId: string }>): Promise<JobOutcome> => {
  const { services } = run;
  const taken = await run.transaction((tx) => takeMessage({ services, tx }, run.input.messageId));
  if (!taken) return {};
  const { message } = taken;
  const outcome =
    'port' in taken ? await taken.port.send(taken.outgoing) : await taken.mailer.send(taken.mail);
  const again = await run.transaction(async (tx) => {
    const isToBeTriedAgain = await settle({ tx }, message, outcome);
    await tellOfMessage({ tx }, message);
    return isToBeTriedAgain;
  });
  // What the server said stands with the message; it may name the person, and errors are logged.
  if (again) throw new Error('The service didn’t accept the message.');
  return {};
};

/** Nobody tries it any more. */
export const giveUpMessage = async ({
  tx,
  workspaceId,
  input: { messageId },
}: GivenUpJob<{ messageId: string }>): Promise<void> => {
  await endUntried(tx, messageId);
  await tellOfMessage({ tx }, { id: messageId, workspaceId });
};
