import { readJson } from './read-json.ts';

/** Fields whose words say what kind of thing it is, and nothing of a person. */
const PLAIN = new Set([
  'object',
  'field',
  'type',
  'status',
  'messaging_product',
  'MessageStatus',
  'SmsStatus',
  'code',
]);
const IDS = new Set(['id', 'update_id', 'message_id', 'MessageSid', 'SmsSid']);
/** An `id` of digits alone may be a person's. */
const isOfMessage = (name: string, value: string): boolean => name !== 'id' || !/^\d+$/.test(value);
const MASK = '•••';
const LONGEST = 2_000;

const shortened = (id: string): string => (id.length > 12 ? `${id.slice(0, 6)}…${id.slice(-4)}` : id);

const masked = (name: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 20).map((one) => masked(name, one));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, masked(key, inside)]));
  if (typeof value === 'boolean' || value === null) return value;
  if (PLAIN.has(name)) return value;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return IDS.has(name) && isOfMessage(name, text) ? shortened(text) : MASK;
};

/** A body as it may be shown: its shape, kinds and ids. Names, numbers, words and tokens are masked. */
export const maskedBody = (body: Buffer): string => {
  const json = readJson(body);
  const shown = json ?? Object.fromEntries(new URLSearchParams(body.toString('utf8').slice(0, LONGEST)));
  return JSON.stringify(masked('', shown), null, 1).slice(0, LONGEST);
};
