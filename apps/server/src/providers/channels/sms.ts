import { createHmac } from 'node:crypto';
import { type Asked, askService, at, sendTo, textAt } from './ask-service.ts';
import type { ChannelOutcome, ChannelPort, Connection, Parsed, RawCall } from './channel-port.ts';
import { isSame } from './same-secret.ts';

const API = 'https://api.twilio.com';
const TOO_MANY = 20429;
/** No such number, a number that cannot receive, a landline. */
const NOBODY: ReadonlySet<number> = new Set([21211, 21614, 30003, 30005, 30006]);
const EMPTY_ANSWER = {
  type: 'text/xml',
  body: '<?xml version="1.0" encoding="UTF-8"?><Response></Response>',
};
const STATES = { delivered: 'delivered', read: 'read', failed: 'failed', undelivered: 'failed' } as const;
/** Short numbers are of programs: banks, carriers, codes to sign in. Nobody reads an answer there. */
const PERSON = /^\+[1-9]\d{7,14}$/;

const fieldsOf = ({ body }: RawCall): URLSearchParams => new URLSearchParams(body.toString('utf8'));

/** Twilio signs the address it calls with the sorted fields put behind it. */
const signatureOf = (token: string, { url, body }: RawCall): string => {
  const fields = [...new URLSearchParams(body.toString('utf8'))].sort(([a], [b]) => (a < b ? -1 : 1));
  const signed = url + fields.map(([name, value]) => name + value).join('');
  return createHmac('sha1', token).update(signed).digest('base64');
};

const parse = (call: RawCall): Parsed => {
  const fields = fieldsOf(call);
  const providerId = fields.get('MessageSid') ?? fields.get('SmsSid') ?? '';
  const status = fields.get('MessageStatus');
  if (status !== null) {
    const state = STATES[status as keyof typeof STATES];
    const code = fields.get('ErrorCode');
    const error = code ? `${code}: ${fields.get('ErrorMessage') ?? 'not delivered'}` : null;
    const receipts = state && providerId !== '' ? [{ providerId, state, error }] : [];
    return { event: `status, ${status}`, messages: [], receipts, answer: EMPTY_ANSWER };
  }
  const sender = fields.get('From') ?? '';
  const text = fields.get('Body') ?? '';
  const left = !PERSON.test(sender)
    ? 'a short number or a name, nobody’s phone'
    : text.trim() === ''
      ? 'a picture, no words'
      : undefined;
  const message = {
    providerId,
    sender,
    senderName: null,
    text,
    sentAt: new Date(),
    ...(left === undefined ? {} : { left }),
  };
  const messages = providerId === '' || sender === '' ? [] : [message];
  return { event: 'message', messages, receipts: [], answer: EMPTY_ANSWER };
};

const judge = ({ status, body }: Asked): ChannelOutcome => {
  if (status === 201 || status === 200) return { kind: 'accepted', providerId: textAt(body, 'sid') || null };
  const code = Number(at(body, 'code'));
  const text = `${code || status}: ${textAt(body, 'message')}`;
  return code === TOO_MANY
    ? { kind: 'not-sent', text }
    : { kind: 'rejected', text, noSuchAddress: NOBODY.has(code) };
};

export const smsPort = ({ settings, secrets, mayBePrivate }: Connection): ChannelPort => {
  const account = `${settings.apiUrl ?? API}/2010-04-01/Accounts/${settings.accountSid}`;
  const basic = Buffer.from(`${settings.accountSid}:${secrets.authToken}`).toString('base64');
  const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' };
  return {
    verify: (call) => isSame(call.header('x-twilio-signature'), signatureOf(secrets.authToken ?? '', call)),
    parse,
    send: ({ to, text }) =>
      sendTo(
        () =>
          askService(
            `${account}/Messages.json`,
            {
              method: 'POST',
              headers,
              body: new URLSearchParams({
                To: to,
                From: settings.from ?? '',
                Body: text,
                ...(settings.webhook ? { StatusCallback: settings.webhook } : {}),
              }).toString(),
            },
            mayBePrivate,
          ),
        judge,
      ),
    probe: async () => {
      const { status, body } = await askService(`${account}.json`, { headers }, mayBePrivate);
      if (status !== 200) throw new Error('Twilio doesn’t know this account and token.');
      if (textAt(body, 'status') !== 'active') throw new Error('Twilio has suspended this account.');
      return { name: settings.from ?? '' };
    },
  };
};
