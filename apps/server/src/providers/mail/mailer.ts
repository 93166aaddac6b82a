import { createTransport } from 'nodemailer';
import { neverInTransaction } from '../../transaction-mark.ts';

type Mail = {
  to: string;
  subject: string;
  text: string;
  /** Null of mail that was written before letters had it. */
  html: string | null;
  /** Where its reader can stop mail of this kind. */
  stopUrl: string | null;
};
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };

const TIMEOUT_MS = 20_000;

/** Null without an SMTP server: then mail stays in the outbox, where the operator reads it. */
export const createMailer = ({ smtpUrl, from }: { smtpUrl: string | null; from: string }): Mailer | null => {
  if (smtpUrl === null) return null;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    send: async ({ to, subject, text, html, stopUrl }) => {
      neverInTransaction('a letter under way');
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        ...(html === null ? {} : { html }),
        ...(stopUrl === null ? {} : { list: { unsubscribe: stopUrl } }),
      });
    },
    close: () => transport.close(),
  };
};
