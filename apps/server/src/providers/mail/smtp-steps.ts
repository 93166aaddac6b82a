import type { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpFault } from './smtp-outcome.ts';
import type { SmtpServer } from './smtp-server.ts';

export const asFault = (error: unknown): SmtpFault => {
  if (!(error instanceof Error)) return { message: String(error) };
  const rejected: unknown = Reflect.get(error, 'rejectedErrors');
  return (Array.isArray(rejected) && rejected[0] instanceof Error ? rejected[0] : error) as SmtpFault;
};

export const steps = (connection: SMTPConnection, { auth }: SmtpServer) => ({
  connect: () =>
    new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.connect((error) => (error ? reject(error) : resolve()));
    }),
  signIn: () =>
    new Promise<void>((resolve, reject) => {
      if (!auth || !connection.allowsAuth) resolve();
      else connection.login(auth, (error) => (error ? reject(error) : resolve()));
    }),
  send: (envelope: { from: string; to: string[] }, message: Readable) =>
    new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.send(envelope, message, (error) => (error ? reject(error) : resolve()));
    }),
});
