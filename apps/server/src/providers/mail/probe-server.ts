import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { neverInTransaction } from '../../transaction-mark.ts';
import type { SmtpServer } from './smtp-server.ts';
import { asFault, steps } from './smtp-steps.ts';

/** Whether a server lets us in, without sending anything. Throws a sentence. */
export const probeServer = async (server: SmtpServer): Promise<void> => {
  neverInTransaction('a mail server being tried');
  let connection: SMTPConnection | undefined;
  try {
    connection = new SMTPConnection(await server.connection());
    const step = steps(connection, server);
    await step.connect();
    await step.signIn();
    connection.quit();
  } catch (error) {
    connection?.close();
    const { command = '', message } = asFault(error);
    throw new Error(
      command.startsWith('AUTH')
        ? 'The outgoing mail server didn’t accept this name and password.'
        : `The outgoing mail server didn’t answer: ${message}`,
    );
  }
};
