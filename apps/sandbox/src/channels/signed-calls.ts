import { createHmac, generateKeyPairSync, sign } from 'node:crypto';

/** A call as a service makes it: where to, what, and what proves it. */
export type SignedCall = { url: string; headers: Record<string, string>; body: string };

const JSON_TYPE = { 'content-type': 'application/json' };

export const telegramCall = (
  { url, secret }: { url: string; secret: string },
  { updateId, chatId, text, more = {} }: { updateId: number; chatId: number; text: string; more?: object },
): SignedCall => ({
  url,
  headers: { ...JSON_TYPE, 'x-telegram-bot-api-secret-token': secret },
  body: JSON.stringify({
    update_id: updateId,
    message: {
      message_id: updateId,
      date: Math.floor(Date.now() / 1000),
      chat: { id: chatId, type: 'private' },
      from: { id: chatId, is_bot: false, first_name: 'Mai', last_name: 'Nguyen' },
      text,
      ...more,
    },
  }),
});

export const whatsappCall = (url: string, appSecret: string, value: object): SignedCall => {
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      { id: '1', changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', ...value } }] },
    ],
  });
  const signature = createHmac('sha256', appSecret).update(body).digest('hex');
  return { url, headers: { ...JSON_TYPE, 'x-hub-signature-256': `sha256=${signature}` }, body };
};

export const whatsappText = (id: string, from: string, text: string, at = Date.now()): object => ({
  contacts: [{ wa_id: from, profile: { name: 'Mai Nguyen' } }],
  messages: [{ id, from, timestamp: String(Math.floor(at / 1000)), type: 'text', text: { body: text } }],
});

export const whatsappStatus = (id: string, status: string): object => ({
  statuses: [{ id, status, timestamp: String(Math.floor(Date.now() / 1000)), recipient_id: '61400000000' }],
});

export const twilioCall = (url: string, token: string, fields: Record<string, string>): SignedCall => {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  const signed = url + sorted.map(([name, value]) => name + value).join('');
  return {
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': createHmac('sha1', token).update(signed).digest('base64'),
    },
    body: new URLSearchParams(fields).toString(),
  };
};

/** An application of Discord: its public key in hex, and calls signed with the other half. */
export const discordApplication = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32);
  return {
    publicKey: raw.toString('hex'),
    call: (url: string, interaction: object, at = Date.now()): SignedCall => {
      const body = JSON.stringify(interaction);
      const timestamp = String(Math.floor(at / 1000));
      return {
        url,
        headers: {
          ...JSON_TYPE,
          'x-signature-timestamp': timestamp,
          'x-signature-ed25519': sign(null, Buffer.from(timestamp + body), privateKey).toString('hex'),
        },
        body,
      };
    },
  };
};
