import { probeServer } from '../mail/probe-server.ts';
import { ownServer, type SmtpServer } from '../mail/smtp-server.ts';
import { splitHost } from '../mailbox/mail-host.ts';
import { lookAtMailbox, type MailboxServer } from '../mailbox/mailbox.ts';
import type { ChannelPort, Connection } from './channel-port.ts';

const SMTPS_PORT = 465;

type Parts = Pick<Connection, 'settings' | 'secrets' | 'mayBePrivate'>;

/** Where its mail is read. */
export const mailboxOf = ({ settings, secrets, mayBePrivate }: Parts): MailboxServer => ({
  host: settings.imap ?? '',
  username: settings.username ?? '',
  password: secrets.password ?? '',
  mayBePrivate,
});

/** Where its mail leaves: under the same name. */
export const smtpOf = ({ settings, secrets, mayBePrivate }: Parts): SmtpServer => {
  const { host, port } = splitHost(settings.smtp ?? '', SMTPS_PORT);
  const auth = { user: settings.username ?? '', pass: secrets.password ?? '' };
  return ownServer({ host, port, secure: port === SMTPS_PORT, auth, mayBePrivate });
};

/**
 * A mailbox. Nobody calls us: it is read (`slices/channels/read-mailbox.ts`), and answers go out as mail through the one
 * door (`slices/outbound/outgoing-mail.ts`).
 */
export const emailPort = (connection: Connection): ChannelPort => ({
  verify: () => false,
  parse: () => ({ event: 'call', messages: [], receipts: [] }),
  send: async () => ({ kind: 'rejected', text: 'Mail goes out by SMTP.', noSuchAddress: false }),
  probe: async () => {
    await lookAtMailbox(mailboxOf(connection));
    await probeServer(smtpOf(connection));
    return { name: connection.settings.address ?? '' };
  },
});
