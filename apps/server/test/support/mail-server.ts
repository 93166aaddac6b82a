import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';

type ReceivedMail = { to: string[]; source: string };

export type TestMailServer = {
  url: string;
  /** Waits for the mail to an address, and gives its text with soft line breaks undone. */
  mailTo: (address: string, count?: number) => Promise<string>;
  received: ReceivedMail[];
  close: () => Promise<void>;
};

const unfold = (source: string): string =>
  source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** A real SMTP server on a free port that keeps what it is given. */
export const startMailServer = async (atPort = 0): Promise<TestMailServer> => {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(atPort, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    mailTo: (address, count = 1) =>
      vi.waitFor(
        () => {
          const mails = received.filter(({ to }) => to.includes(address));
          const last = mails.at(-1);
          if (!last || mails.length < count)
            throw new Error(`There are ${mails.length} mails to ${address}.`);
          return unfold(last.source);
        },
        { timeout: 40_000, interval: 50 },
      ),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
