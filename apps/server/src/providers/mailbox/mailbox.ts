import type { ImapFlow } from 'imapflow';
import { neverInTransaction } from '../../transaction-mark.ts';
import { lookAtHost, splitHost } from './mail-host.ts';

const IMAPS_PORT = 993;
const TIMEOUT_MS = 20_000;
/** What is larger is read from its beginning: headers and words come first, its files do not. */
const WHOLE_MAX_BYTES = 26 * 1024 * 1024;
const BEGINNING_BYTES = 256 * 1024;
/** Read at once; the rest of a full mailbox a moment later. */
const READ_MOST = 25;

export type MailboxServer = {
  /** `imap.example.com`, with a port where it is not the usual one. */
  host: string;
  username: string;
  password: string;
  mayBePrivate: boolean;
};

/** Numbers of the server, valid as long as its `validity` is the same. */
export type MailboxPosition = { validity: string; lastUid: number };

export type RawMail = { uid: number; receivedAt: Date; source: Buffer; isWhole: boolean };
export type MailboxRead = MailboxPosition & { mails: RawMail[]; hasMore: boolean };

const NOT_SIGNED_IN = 'The mail server didn’t accept this name and password.';
const NO_ENCRYPTION = 'The mail server has no encryption: your password would travel in the open.';

const asSentence = (error: unknown, host: string): Error => {
  if (error instanceof Error && 'authenticationFailed' in error) return new Error(NOT_SIGNED_IN);
  const text = error instanceof Error ? error.message : '';
  return new Error(`${host} didn’t answer like a mailbox${text ? `: ${text}` : '.'}`);
};

/** Opens the inbox to read: nothing is marked, moved or removed there. */
const withInbox = async <T>(server: MailboxServer, use: (client: ImapFlow) => Promise<T>): Promise<T> => {
  neverInTransaction('a mailbox being read');
  const { host, port } = splitHost(server.host, IMAPS_PORT);
  const address = await lookAtHost(host, server.mayBePrivate);
  const isSecure = port === IMAPS_PORT;
  // Loaded by the first who reads a mailbox: most installations have none.
  const imap = await import('imapflow');
  const client = new imap.ImapFlow({
    host: address,
    port,
    servername: host,
    secure: isSecure,
    // Elsewhere encryption begins once both have greeted. Without it nobody signs in, but in a network of one's own.
    ...(isSecure || server.mayBePrivate ? {} : { doSTARTTLS: true }),
    auth: { user: server.username, pass: server.password },
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableAutoIdle: true,
    logger: false,
  });
  // What is thrown below says it; without somebody who listens it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.mailboxOpen('INBOX', { readOnly: true });
    return await use(client);
  } catch (error) {
    if (error instanceof Error && /STARTTLS/i.test(error.message)) throw new Error(NO_ENCRYPTION);
    throw asSentence(error, host);
  } finally {
    client.close();
  }
};

const positionOf = ({ mailbox }: ImapFlow): { validity: string; next: number } => {
  if (!mailbox) throw new Error('The inbox is closed.');
  return { validity: String(mailbox.uidValidity), next: mailbox.uidNext };
};

/** Where the mailbox stands now: what comes from here on is new. */
export const lookAtMailbox = (server: MailboxServer): Promise<MailboxPosition> =>
  withInbox(server, async (client) => {
    const { validity, next } = positionOf(client);
    return { validity, lastUid: next - 1 };
  });

const readOne = async (client: ImapFlow, uid: number, size: number): Promise<RawMail | null> => {
  const isWhole = size <= WHOLE_MAX_BYTES;
  const source = isWhole ? true : { start: 0, maxLength: BEGINNING_BYTES };
  const found = await client.fetchOne(String(uid), { source, internalDate: true }, { uid: true });
  // Somebody removed it meanwhile.
  const content = found ? found.source : undefined;
  if (!found || !content) return null;
  return { uid, receivedAt: new Date(found.internalDate ?? Date.now()), source: content, isWhole };
};

/**
 * What came after a position, the oldest first. Where the server has numbered its mail anew, everything since a day:
 * what was read before is known by its own id.
 */
export const readMailbox = (
  server: MailboxServer,
  { validity: before, lastUid }: MailboxPosition,
  since: Date,
): Promise<MailboxRead> =>
  withInbox(server, async (client) => {
    const { validity, next } = positionOf(client);
    const isSame = validity === before;
    const unread = { validity, lastUid: isSame ? lastUid : 0, mails: [], hasMore: false };
    if (isSame && next <= lastUid + 1) return unread;
    const wanted = isSame ? { uid: `${lastUid + 1}:*` } : { since };
    const uids = ((await client.search(wanted, { uid: true })) || [])
      // `n:*` names the last message even where it is older than n.
      .filter((uid) => !isSame || uid > lastUid)
      .sort((a, b) => a - b);
    const now = uids.slice(0, READ_MOST);
    if (now.length === 0) return { ...unread, lastUid: Math.max(unread.lastUid, next - 1) };
    const sizes = new Map<number, number>();
    for await (const { uid, size = 0 } of client.fetch(
      now.join(','),
      { uid: true, size: true },
      { uid: true },
    ))
      sizes.set(uid, size);
    const mails: RawMail[] = [];
    for (const uid of now) {
      const mail = await readOne(client, uid, sizes.get(uid) ?? 0);
      if (mail) mails.push(mail);
    }
    return { validity, lastUid: now.at(-1) ?? unread.lastUid, mails, hasMore: uids.length > now.length };
  });
