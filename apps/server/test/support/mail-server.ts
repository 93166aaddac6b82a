import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';
import { PATIENCE } from './patience.ts';

type ReceivedMail = { to: string[]; source: string };

/** What it says to whom; to everybody else yes. */
type Answers = {
  /** 451 to the recipient. */
  later?: readonly string[];
  /** 550 to the recipient. */
  nobody?: readonly string[];
  /** It takes the message, and hangs up without a word. */
  silentFor?: readonly string[];
};

export type TestMailServer = {
  url: string;
  answer: (answers: Answers) => void;
  /** Waits for the mail to an address, and gives its text with soft line breaks undone. */
  mailTo: (address: string, count?: number) => Promise<string>;
  received: ReceivedMail[];
  /** Letters that ask to confirm an address, kept apart: each sign-up causes one. */
  checks: ReceivedMail[];
  close: () => Promise<void>;
};

const unfold = (source: string): string =>
  source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const isCheck = (source: string): boolean => /^Subject: Confirm your email address/m.test(source);

/** A real SMTP server on a free port that keeps what it is given. */
export const startMailServer = async (atPort = 0): Promise<TestMailServer> => {
  const received: ReceivedMail[] = [];
  const checks: ReceivedMail[] = [];
  let answers: Answers = {};
  const refusal = (responseCode: number, text: string): Error =>
    Object.assign(new Error(text), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    // Whoever brings a name and a password is let in.
    onAuth: ({ username = '' }, _session, done) => done(null, { user: username }),
    allowInsecureAuth: true,
    onRcptTo: ({ address }, _session, done) => {
      if (answers.later?.includes(address)) done(refusal(451, 'Come back later'));
      else if (answers.nobody?.includes(address)) done(refusal(550, 'Nobody is called that here'));
      else done();
    },
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const source = Buffer.concat(chunks).toString();
        (isCheck(source) ? checks : received).push({ to, source });
        if (to.some((address) => answers.silentFor?.includes(address))) hangUp(session.id);
        else done();
      });
    },
  });
  const hangUp = (id: string): void => {
    for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
  };
  await new Promise<void>((resolve) => void server.listen(atPort, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    checks,
    answer: (next) => {
      answers = next;
    },
    mailTo: (address, count = 1) =>
      vi.waitFor(() => {
        const mails = received.filter(({ to }) => to.includes(address));
        const last = mails.at(-1);
        if (!last || mails.length < count) throw new Error(`There are ${mails.length} mails to ${address}.`);
        return unfold(last.source);
      }, PATIENCE),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
