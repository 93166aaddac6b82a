/** What a mail server, or a mailbox provider, says afterwards about a message of ours. */
export type MailReport = {
  /** `gone`: for good, there is nobody; `delayed`: it is being tried; `complaint`: its reader called it spam. */
  kind: 'gone' | 'rejected' | 'delayed' | 'delivered' | 'complaint';
  /** Of the message that it is about, without brackets. A report without one cannot be believed. */
  originalMessageId: string;
  status: string | null;
};

type Part = { headers: Map<string, string>; body: string };

/** Field names in lower case; folded lines joined. The first of a name counts. */
const fieldsOf = (text: string): Map<string, string> => {
  const fields = new Map<string, string>();
  for (const line of text.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).trim().toLowerCase();
    if (at > 0 && !fields.has(name)) fields.set(name, line.slice(at + 1).trim());
  }
  return fields;
};

const partOf = (source: string): Part => {
  const text = source.replace(/^(\r?\n)+/, '');
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  return { headers: fieldsOf(head), body: text.slice(head.length).replace(/^(\r?\n){1,2}/, '') };
};

const decoded = ({ headers, body }: Part): string => {
  switch (headers.get('content-transfer-encoding')?.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8');
    case 'quoted-printable':
      return body
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    default:
      return body;
  }
};

const parameter = (header: string, name: string): string | null => {
  const found = header.match(new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^;\\s]+))`, 'i'));
  return found?.[1] ?? found?.[2] ?? null;
};

const partsOf = ({ headers, body }: Part): Part[] => {
  const boundary = parameter(headers.get('content-type') ?? '', 'boundary');
  if (boundary === null) return [];
  return body
    .split(new RegExp(`^--${boundary.replaceAll(/[^\w]/g, '\\$&')}(?:--)?[ \\t]*\\r?$`, 'm'))
    .slice(1)
    .map(partOf);
};

const typeOf = ({ headers }: Part): string =>
  (headers.get('content-type') ?? 'text/plain').split(';')[0]?.trim().toLowerCase() ?? '';

const ORIGINALS = ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers', 'message/global'];

const originalIdOf = (parts: readonly Part[]): string | null => {
  const original = parts.find((part) => ORIGINALS.includes(typeOf(part)));
  const id = original && fieldsOf(decoded(original)).get('message-id');
  return id?.match(/<([^<>\s]+)>/)?.[1] ?? null;
};

/** 5.1 is about the address, 5.2.1 a mailbox that is closed: there nothing will arrive. */
const isGone = (status: string): boolean => /^5\.(1\.\d+|2\.1)$/.test(status);

const KIND_BY_ACTION: Record<string, MailReport['kind']> = {
  failed: 'rejected',
  delayed: 'delayed',
  delivered: 'delivered',
};

/** The fields about the message, then a group for each recipient; we write to one at a time. */
const deliveryOf = (part: Part): Pick<MailReport, 'kind' | 'status'> | null => {
  const groups = decoded(part)
    .split(/\r?\n[ \t]*\r?\n/)
    .map(fieldsOf);
  const group = groups.find((fields) => fields.has('action'));
  const kind = KIND_BY_ACTION[group?.get('action')?.toLowerCase() ?? ''];
  if (!group || !kind) return null;
  const status = group.get('status')?.match(/^\d\.\d{1,3}\.\d{1,3}/)?.[0] ?? null;
  return { kind: kind === 'rejected' && status !== null && isGone(status) ? 'gone' : kind, status };
};

/** Not every feedback is a complaint: some senders also report what was found to be good. */
const isComplaint = (part: Part): boolean =>
  ['abuse', 'fraud', 'opt-out', 'other'].includes(
    fieldsOf(decoded(part)).get('feedback-type')?.toLowerCase() ?? '',
  );

/**
 * A bounce (RFC 3464) or a complaint (RFC 5965), read from a whole message as it came. Null for anything else: an
 * answer by a person, an absence note, a report about somebody else's mail.
 */
export const readMailReport = (raw: string): MailReport | null => {
  const message = partOf(raw);
  if (typeOf(message) !== 'multipart/report') return null;
  const parts = partsOf(message);
  const originalMessageId = originalIdOf(parts);
  if (originalMessageId === null) return null;
  const feedback = parts.find((part) => typeOf(part) === 'message/feedback-report');
  if (feedback) return isComplaint(feedback) ? { kind: 'complaint', originalMessageId, status: null } : null;
  const status = parts.find((part) =>
    ['message/delivery-status', 'message/global-delivery-status'].includes(typeOf(part)),
  );
  const delivery = status && deliveryOf(status);
  return delivery ? { ...delivery, originalMessageId } : null;
};
