import { hash } from 'node:crypto';
import type { Address } from 'postal-mime';

type MailFile = { name: string; content: Buffer };

/** A mail as it is understood. Ids are without brackets. */
export type ReadMail = {
  id: string;
  from: string;
  fromName: string | null;
  subject: string;
  text: string;
  sentAt: Date | null;
  references: string[];
  files: MailFile[];
  header: (name: string) => string | null;
};

const REFERENCES_MOST = 30;
const ID = /<([^<>\s]{3,250})>/g;
const idsIn = (value: string | undefined): string[] =>
  [...(value ?? '').matchAll(ID)].map(([, id]) => id ?? '');

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const decoded = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (whole, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });

/** The words of a page, a paragraph a line; what a mail program quotes below them is marked as such. */
export const wordsOfHtml = (html: string): string =>
  decoded(
    html
      .replaceAll(/<(style|script|head|title)\b[\s\S]*?<\/\1\s*>/gi, '')
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      .replaceAll(/<blockquote\b[\s\S]*<\/blockquote\s*>/gi, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/<br\b[^>]*>|<\/(p|div|tr|li|h\d)\s*>/gi, '\n')
      .replaceAll(/<[^>]*>/g, ''),
  )
    .replaceAll(/[ \t]+\n|\n[ \t]+/g, '\n')
    .trim();

const mailboxOf = (from: Address | undefined): { address: string; name: string } => {
  const first = from?.group?.[0] ?? from;
  return { address: first?.address ?? '', name: first?.name ?? '' };
};

const dateOf = (value: string | undefined): Date | null => {
  const at = value === undefined ? null : new Date(value);
  return at && Number.isFinite(at.getTime()) ? at : null;
};

const toFile = (content: ArrayBuffer | Uint8Array | string): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array);

/** Reads a mail as it came. One without an id of its own is known by its content. Throws for what is no mail. */
export const readMail = async (source: Buffer): Promise<ReadMail> => {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(source, { maxNestingDepth: 30, forceRfc822Attachments: true });
  const { address, name } = mailboxOf(mail.from);
  const headers = new Map(mail.headers.toReversed().map(({ key, value }) => [key, value]));
  const [id] = idsIn(mail.messageId);
  return {
    id: id ?? `${hash('sha256', source, 'hex')}@no-id`,
    from: address,
    fromName: name || null,
    subject: mail.subject ?? '',
    text: mail.text?.trim() || wordsOfHtml(mail.html ?? ''),
    sentAt: dateOf(mail.date),
    references: [...new Set([...idsIn(mail.references), ...idsIn(mail.inReplyTo)])].slice(-REFERENCES_MOST),
    // Pictures inside of a page are mostly logos of signatures.
    files: mail.attachments
      .filter(({ related, disposition }) => !(related && disposition !== 'attachment'))
      .map(({ filename, content }) => ({ name: filename ?? 'file', content: toFile(content) })),
    header: (wanted) => headers.get(wanted) ?? null,
  };
};
