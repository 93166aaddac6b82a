import { parseConnectionUrl } from 'nodemailer/lib/shared';
import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import { lookAtHost } from '../mailbox/mail-host.ts';

const TIMEOUT_MS = 20_000;

/** How a mail server is reached, and who we are there. */
export type SmtpServer = {
  connection: () => Promise<SMTPConnectionOptions>;
  auth: { user: string; pass: string } | null;
};

const TIMEOUTS = {
  connectionTimeout: TIMEOUT_MS,
  greetingTimeout: TIMEOUT_MS,
  socketTimeout: TIMEOUT_MS,
};

/** The installation's, from its settings. */
export const serverAt = (smtpUrl: string): SmtpServer => {
  const { auth, ...options } = parseConnectionUrl(smtpUrl);
  return {
    connection: async () => ({ ...options, ...TIMEOUTS }),
    auth: auth?.user ? { user: auth.user, pass: auth.pass ?? '' } : null,
  };
};

type OwnServer = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise as soon as the server offers it. */
  secure: boolean;
  auth: SmtpServer['auth'];
  mayBePrivate: boolean;
};

/**
 * A workspace's own. Its members may name any host, so it must not be one of this network unless the operator allows
 * it; the connection goes to the address that was looked at.
 */
export const ownServer = ({ host, port, secure, auth, mayBePrivate }: OwnServer): SmtpServer => ({
  connection: async () => {
    const address = await lookAtHost(host, mayBePrivate);
    return { host: address, port, secure, servername: host, ...TIMEOUTS };
  },
  auth,
});
