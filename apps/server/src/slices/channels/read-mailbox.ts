import { randomUUID } from 'node:crypto';
import { ownWords, plainSubject } from '@propguard/rules/channels/own-words';
import { unansweredBecause } from '@propguard/rules/channels/unanswered-mail';
import type { AnyScope } from '../../access/any-scope.ts';
import { openUnattended } from '../../access/open-unattended.ts';
import type { Context } from '../../context.ts';
import { publish } from '../../events/publish.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { mailboxOf } from '../../providers/channels/email.ts';
import { type MailboxRead, type RawMail, readMailbox } from '../../providers/mailbox/mailbox.ts';
import { type ReadMail, readMail } from '../../providers/mailbox/read-mail.ts';
import { settleReport } from '../outbound/settle-report.ts';
import { insertCalls } from './call-store.ts';
import { type ConnectionRow, findConnection, updateConnection } from './connection-store.ts';
import { keepFiles } from './inbound-files.ts';
import { type KeptText, keepInbound } from './keep-inbound.ts';
import { findPosition, movePosition, type PositionRow } from './mail-store.ts';
import { secretsOf } from './open-port.ts';

const SUBJECT_MAX = 200;
const TOO_LARGE = 'The mail is larger than 26 MB: its files stay in the mailbox.';

type Understood = { text: KeptText; raw: RawMail; isReport: boolean };

const wordsOf = ({ text, subject }: ReadMail): string => ownWords(text) || plainSubject(subject);

const toText = ({ uid, receivedAt }: RawMail, mail: ReadMail, own: string): KeptText => {
  const left = unansweredBecause({ header: mail.header, from: mail.from, own });
  return {
    providerId: mail.id,
    sender: mail.from.toLowerCase(),
    senderName: mail.fromName,
    text: wordsOf(mail),
    // The server's own moment and number: what a sender's clock says is no order.
    sentAt: receivedAt,
    sequence: uid,
    thread: { subject: plainSubject(mail.subject).slice(0, SUBJECT_MAX), references: mail.references },
    ...(left === null ? {} : { left }),
  };
};

/** A mail that cannot be read stays in the mailbox, for a person; here it is noted. */
const unreadable = ({ uid, receivedAt }: RawMail): KeptText => ({
  providerId: `uid-${uid}@unreadable`,
  sender: 'unknown',
  senderName: null,
  text: '',
  sentAt: receivedAt,
  sequence: uid,
  left: 'it could not be read',
});

const understand = async (
  services: Context,
  { workspaceId, settings }: ConnectionRow,
  raw: RawMail,
): Promise<Understood> => {
  const mail = await readMail(raw.source).catch(() => null);
  if (!mail || mail.from === '') return { text: unreadable(raw), raw, isReport: false };
  const text = toText(raw, mail, settings.address ?? '');
  const isReport = (mail.header('content-type') ?? '').toLowerCase().startsWith('multipart/report');
  if (text.left !== undefined) return { text, raw, isReport };
  const files = raw.isWhole
    ? await keepFiles({ services }, workspaceId, mail.files)
    : [{ kind: 'refused-file' as const, name: 'files', reason: TOO_LARGE }];
  return { text: { ...text, files }, raw, isReport };
};

/** What was read and the place in the mailbox are one transaction: nothing is lost, nothing is taken twice. */
const keep = async (
  services: Context,
  connection: ConnectionRow,
  before: PositionRow,
  read: MailboxRead,
  mails: readonly Understood[],
): Promise<void> => {
  const { id: connectionId, workspaceId } = connection;
  await openUnattended(services.database, workspaceId, async (tx) => {
    if (!(await movePosition(tx, before, read)) || mails.length === 0) return;
    for (const { text, raw, isReport } of mails) {
      if (isReport) await settleReport({ tx }, raw.source.toString('utf8'));
      const callId = randomUUID();
      const news = await keepInbound({ services, tx }, connection, [
        { callId, messages: [text], receipts: [] },
      ]);
      await insertCalls(tx, [
        {
          id: callId,
          workspaceId,
          connectionId,
          event: isReport ? 'mail, report' : 'mail',
          providerId: text.providerId.slice(0, 300),
          signature: 'ours',
          answer: 200,
          note: !news.has(callId) ? 'duplicate' : (text.left ?? null),
          workMs: 0,
          body: JSON.stringify({ bytes: raw.source.length, files: text.files?.length ?? 0 }),
        },
      ]);
    }
    await updateConnection(tx, connectionId, { lastSyncAt: new Date() });
    await publish(tx, { workspaceId, subject: 'channels', id: null });
  });
};

/** Reads what came into a mailbox since last time. Says whether there is more. */
export const readNewMail = async ({ services }: AnyScope, connection: ConnectionRow): Promise<boolean> => {
  const { workspaceId, id, settings } = connection;
  const before = await openUnattended(services.database, workspaceId, (tx) => findPosition(tx, id));
  if (!before) return false;
  const { mayBePrivate } = services.config.outsideServices;
  const secrets = secretsOf({ services }, connection);
  const read = await readMailbox(mailboxOf({ settings, secrets, mayBePrivate }), before, before.since);
  const mails: Understood[] = [];
  for (const raw of read.mails)
    if (raw.receivedAt >= before.since || read.validity === before.validity)
      mails.push(await understand(services, connection, raw));
  await keep(services, connection, before, read, mails);
  return read.hasMore;
};

export const readMailboxJobRun = async (run: JobRun<{ connectionId: string }>): Promise<JobOutcome> => {
  const { services, input } = run;
  const connection = await run.transaction((tx) => findConnection(tx, input.connectionId));
  if (!connection) return {};
  // A mailbox that does not answer is said by its check; the next moment is set already.
  while (await readNewMail({ services }, connection).catch(() => false)) run.signal.throwIfAborted();
  return {};
};
