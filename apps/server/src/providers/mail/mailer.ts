import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { asPart } from '../../measuring/under-way.ts';
import { neverInTransaction } from '../../transaction-mark.ts';
import { outcomeOfFault, type SmtpOutcome } from './smtp-outcome.ts';
import { type SmtpServer, serverAt } from './smtp-server.ts';
import { asFault, steps } from './smtp-steps.ts';

type Attachment = { name: string; mediaType: string; content: Buffer };

export type Mail = {
  /** `Harbour Lending <post@harbour.example>`; null: the server's own. */
  from: string | null;
  to: string;
  replyTo: string | null;
  messageId: string;
  subject: string;
  text: string;
  /** Null of mail that was written before letters had it. */
  html: string | null;
  /** Where its reader can stop mail of this kind. `oneClick`: a bare POST there is enough (RFC 8058). */
  stop: { url: string; oneClick: boolean } | null;
  attachments: readonly Attachment[];
  /** Of an answer: what it answers, so that mail programs show both together; ids without brackets. */
  thread: { inReplyTo: string | null; references: readonly string[]; isAutomatic: boolean } | null;
};

export type Mailer = { send: (mail: Mail) => Promise<SmtpOutcome> };

const stopHeaders = (stop: Mail['stop']): Record<string, string> => ({
  ...(stop ? { 'List-Unsubscribe': `<${stop.url}>` } : {}),
  ...(stop?.oneClick ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
});

/** A program's answer says that it is one, so that no other program answers it (RFC 3834). */
const threadFields = (thread: Mail['thread']) =>
  thread === null
    ? { headers: {} }
    : {
        ...(thread.inReplyTo === null ? {} : { inReplyTo: `<${thread.inReplyTo}>` }),
        references: thread.references.map((id) => `<${id}>`).join(' '),
        headers: thread.isAutomatic ? { 'Auto-Submitted': 'auto-replied' } : {},
      };

const composed = (mail: Mail, from: string) =>
  new MailComposer({
    from: mail.from ?? from,
    to: mail.to,
    messageId: mail.messageId,
    subject: mail.subject,
    text: mail.text,
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    ...(mail.html === null ? {} : { html: mail.html }),
    ...threadFields(mail.thread),
    headers: { ...stopHeaders(mail.stop), ...threadFields(mail.thread).headers },
    attachments: mail.attachments.map(({ name, mediaType, content }) => ({
      filename: name,
      contentType: mediaType,
      content,
    })),
  }).compile();

/** Tells when somebody begins to read it: a mail server that has accepted sender and recipient, and asks for it. */
class WatchedMessage extends Readable {
  wanted = false;
  readonly #content: Buffer;

  constructor(content: Buffer) {
    super();
    this.#content = content;
  }

  override _read(): void {
    this.wanted = true;
    this.push(this.#content);
    this.push(null);
  }
}

const hand = async (server: SmtpServer, node: ReturnType<typeof composed>): Promise<SmtpOutcome> => {
  const message = new WatchedMessage(await node.build());
  const { from: sender, to } = node.getEnvelope();
  let connection: SMTPConnection | undefined;
  try {
    connection = new SMTPConnection(await server.connection());
    const step = steps(connection, server);
    await step.connect();
    await step.signIn();
    await step.send({ from: sender === false ? '' : sender, to }, message);
    connection.quit();
    return { kind: 'accepted' };
  } catch (error) {
    connection?.close();
    return outcomeOfFault(asFault(error), message.wanted);
  }
};

/** One connection a message. It says what became of it, and does not throw. */
export const createMailer = (server: SmtpServer, from: string): Mailer => ({
  send: async (mail) => {
    neverInTransaction('a letter under way');
    return asPart('send mail', {}, () => hand(server, composed(mail, from)));
  },
});

/** Null without an SMTP server: then mail stays in the outbox, where the operator reads it. */
export const installationMailer = (settings: { smtpUrl: string | null; from: string }): Mailer | null =>
  settings.smtpUrl === null ? null : createMailer(serverAt(settings.smtpUrl), settings.from);
