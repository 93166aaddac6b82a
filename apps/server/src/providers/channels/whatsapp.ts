import { createHmac } from 'node:crypto';
import { CHANNEL_ABILITIES } from '@propguard/rules/channels/channel-abilities';
import { type Asked, asForm, askService, at, fetchBytes, listAt, sendTo, textAt } from './ask-service.ts';
import type {
  ChannelOutcome,
  ChannelPort,
  Connection,
  InboundReceipt,
  InboundText,
  Outgoing,
  Parsed,
} from './channel-port.ts';
import { momentOf, readJson } from './read-json.ts';
import { isSame } from './same-secret.ts';

const API = 'https://graph.facebook.com/v24.0';
const BUTTONS = CHANNEL_ABILITIES.whatsapp.choices;
const BUTTON_TITLE = 20;
const ROW_TITLE = 24;
/** Too many messages, of one kind or another: nothing was sent. */
const LATER: ReadonlySet<number> = new Set([4, 80007, 130429, 131048, 131056]);
const NOT_ON_WHATSAPP = 131026;

/** What was typed, or the words on what was touched. */
const wordsOf = (message: unknown): string =>
  textAt(message, 'text', 'body') ||
  textAt(message, 'interactive', 'button_reply', 'title') ||
  // A row whose words were too long for its title has them beneath it.
  textAt(message, 'interactive', 'list_reply', 'description') ||
  textAt(message, 'interactive', 'list_reply', 'title') ||
  textAt(message, 'button', 'text');

const FILE_KINDS = { image: 'photo.jpg', video: 'video.mp4', audio: 'sound.ogg', document: 'file' } as const;

const filesOf = (message: unknown): { name: string; ref: string }[] =>
  Object.entries(FILE_KINDS)
    .map(([kind, name]) => ({
      name: textAt(message, kind, 'filename') || name,
      ref: textAt(message, kind, 'id'),
    }))
    .filter(({ ref }) => ref !== '');

/** What is written under a picture is what they say. */
const captionOf = (message: unknown): string =>
  Object.keys(FILE_KINDS)
    .map((kind) => textAt(message, kind, 'caption'))
    .find(Boolean) ?? '';

const textsIn = (value: unknown): InboundText[] => {
  const names = new Map(
    listAt(value, 'contacts').map((contact) => [
      textAt(contact, 'wa_id'),
      textAt(contact, 'profile', 'name'),
    ]),
  );
  return listAt(value, 'messages').map((message) => {
    const from = textAt(message, 'from');
    const text = wordsOf(message) || captionOf(message);
    const files = filesOf(message);
    return {
      providerId: textAt(message, 'id'),
      sender: from,
      senderName: names.get(from) || null,
      text,
      sentAt: momentOf(at(message, 'timestamp')),
      files,
      ...(text === '' && files.length === 0 ? { left: 'a place or a sticker, no words' } : {}),
    };
  });
};

const STATES = { delivered: 'delivered', read: 'read', failed: 'failed' } as const;

const receiptsIn = (value: unknown): InboundReceipt[] =>
  listAt(value, 'statuses').flatMap((status) => {
    const state = STATES[textAt(status, 'status') as keyof typeof STATES];
    const providerId = textAt(status, 'id');
    if (!state || providerId === '') return [];
    const code = textAt(status, 'errors', 0, 'code');
    return [{ providerId, state, error: code ? `${code}: ${textAt(status, 'errors', 0, 'title')}` : null }];
  });

const parse = (body: unknown): Parsed => {
  const values = listAt(body, 'entry').flatMap((entry) =>
    listAt(entry, 'changes').map((change) => at(change, 'value')),
  );
  const messages = values
    .flatMap(textsIn)
    .filter(({ providerId, sender }) => providerId !== '' && sender !== '');
  const receipts = values.flatMap(receiptsIn);
  const [receipt] = receipts;
  return { event: receipt ? `status, ${receipt.state}` : 'message', messages, receipts };
};

const rowOf = (words: string, id: number): object => ({
  id: String(id),
  ...(words.length <= ROW_TITLE
    ? { title: words }
    : { title: `${words.slice(0, ROW_TITLE - 1)}…`, description: words }),
});

const shape = ({ text, choices, template }: Outgoing): object => {
  if (template)
    return {
      type: 'template',
      template: {
        name: template.name,
        language: { code: template.language },
        components: [
          { type: 'body', parameters: template.variables.map((value) => ({ type: 'text', text: value })) },
        ],
      },
    };
  if (choices.length === 0) return { type: 'text', text: { body: text } };
  const body = { text };
  if (choices.length <= BUTTONS && choices.every(({ length }) => length <= BUTTON_TITLE))
    return {
      type: 'interactive',
      interactive: {
        type: 'button',
        body,
        action: {
          buttons: choices.map((title, id) => ({ type: 'reply', reply: { id: String(id), title } })),
        },
      },
    };
  return {
    type: 'interactive',
    interactive: {
      type: 'list',
      body,
      action: {
        button: 'Choose',
        sections: [{ rows: choices.map(rowOf) }],
      },
    },
  };
};

const judge = ({ status, body }: Asked): ChannelOutcome => {
  if (status === 200) return { kind: 'accepted', providerId: textAt(body, 'messages', 0, 'id') || null };
  const code = Number(at(body, 'error', 'code'));
  const text = `${code || status}: ${textAt(body, 'error', 'message')}`;
  return LATER.has(code)
    ? { kind: 'not-sent', text }
    : { kind: 'rejected', text, noSuchAddress: code === NOT_ON_WHATSAPP };
};

const PLACES = /\{\{\d+\}\}/g;

export const whatsappPort = ({ settings, secrets, mayBePrivate }: Connection): ChannelPort => {
  const api = settings.apiUrl ?? API;
  const headers = { authorization: `Bearer ${secrets.accessToken}`, 'content-type': 'application/json' };
  const post = ({ to, ...message }: Outgoing, shaped = shape({ to, ...message })): Promise<Asked> =>
    askService(
      `${api}/${settings.phoneNumberId}/messages`,
      {
        method: 'POST',
        headers,
        body: JSON.stringify({ messaging_product: 'whatsapp', to: to.replace(/^\+/, ''), ...shaped }),
      },
      mayBePrivate,
    );
  /** A file is handed in first; the message then names it. One that was handed in and never named is gone after a month. */
  const postFile = async (message: Outgoing, file: NonNullable<Outgoing['file']>): Promise<Asked> => {
    const form = await asForm({ messaging_product: 'whatsapp', type: file.mediaType }, 'file', file);
    const handedIn = await askService(
      `${api}/${settings.phoneNumberId}/media`,
      { method: 'POST', body: form.body, headers: { ...headers, ...form.headers } },
      mayBePrivate,
    );
    const id = textAt(handedIn.body, 'id');
    if (handedIn.status !== 200 || id === '') return handedIn;
    return post(message, {
      type: 'document',
      document: { id, filename: file.name, caption: message.text },
    });
  };
  return {
    verify: ({ header, body }) =>
      isSame(
        header('x-hub-signature-256'),
        `sha256=${createHmac('sha256', secrets.appSecret ?? '')
          .update(body)
          .digest('hex')}`,
      ),
    parse: ({ body }) => parse(readJson(body)),
    send: (message) => sendTo(() => (message.file ? postFile(message, message.file) : post(message)), judge),
    probe: async () => {
      const { status, body } = await askService(
        `${api}/${settings.phoneNumberId}`,
        { headers },
        mayBePrivate,
      );
      if (status !== 200) throw new Error('WhatsApp doesn’t know this number and token.');
      return { name: textAt(body, 'display_phone_number') };
    },
    fetchFile: async (ref) => {
      const { status, body } = await askService(
        `${api}/${encodeURIComponent(ref)}`,
        { headers },
        mayBePrivate,
      );
      const url = textAt(body, 'url');
      if (status !== 200 || url === '') throw new Error('WhatsApp no longer has the file.');
      return fetchBytes(url, { authorization: headers.authorization }, mayBePrivate);
    },
    templates: async () => {
      const { status, body } = await askService(
        `${api}/${settings.businessAccountId}/message_templates?limit=100`,
        { headers },
        mayBePrivate,
      );
      if (status !== 200) throw new Error('WhatsApp didn’t send its templates.');
      return listAt(body, 'data').map((template) => {
        const part = listAt(template, 'components').find((one) => textAt(one, 'type') === 'BODY');
        const words = textAt(part, 'text');
        return {
          name: textAt(template, 'name'),
          language: textAt(template, 'language'),
          body: words,
          variables: new Set(words.match(PLACES)).size,
          approval: textAt(template, 'status'),
        };
      });
    },
  };
};
