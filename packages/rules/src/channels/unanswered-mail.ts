/** What of a mail says who or what wrote it. Names of headers in lower case. */
export type MailOrigin = {
  header: (name: string) => string | null;
  from: string;
  /** The mailbox's own address. */
  own: string;
};

const BULK = new Set(['bulk', 'list', 'junk', 'auto_reply']);
const LIST_HEADERS = ['list-id', 'list-post', 'list-unsubscribe', 'x-mailing-list', 'feedback-id'];
const REPLY_HEADERS = ['x-autoreply', 'x-autorespond', 'x-auto-response-from', 'x-amazon-auto-reply'];
/** Addresses behind which there is a program: what is sent there comes back, or is read by nobody. */
const PROGRAMS =
  /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|noreply[-+.].*|bounces?([-+.].*)?|owner-.*|.*-(request|owner|bounces))@/i;

/**
 * Why a mail is never answered by itself (RFC 3834): a program wrote it, or wrote it to many. Null: somebody may have
 * written it to us. What is in doubt is left: two programs that answer each other do not stop.
 */
export const unansweredBecause = ({ header, from, own }: MailOrigin): string | null => {
  const submitted = header('auto-submitted')?.trim().toLowerCase() ?? 'no';
  const type = header('content-type')?.toLowerCase() ?? '';
  if (type.startsWith('multipart/report') || header('return-path')?.trim() === '<>')
    return 'a bounce or a report';
  if (from.toLowerCase() === own.toLowerCase()) return 'it was written by this mailbox';
  if (!/^no\b/.test(submitted) || REPLY_HEADERS.some((name) => header(name) !== null))
    return 'an automatic reply';
  if (
    header('x-auto-response-suppress') !== null &&
    /\b(all|autoreply|oof)\b/i.test(header('x-auto-response-suppress') ?? '')
  )
    return 'an automatic reply';
  if (BULK.has(header('precedence')?.trim().toLowerCase() ?? '')) return 'it was sent to many';
  if (LIST_HEADERS.some((name) => header(name) !== null)) return 'a mailing list';
  return PROGRAMS.test(from) ? 'a program’s address' : null;
};
