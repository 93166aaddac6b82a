import { verifyKey } from 'discord-interactions';
import { type Asked, asForm, askService, at, listAt, sendTo, textAt } from './ask-service.ts';
import type {
  ChannelOutcome,
  ChannelPort,
  Connection,
  InboundText,
  Outgoing,
  Parsed,
} from './channel-port.ts';
import { readJson } from './read-json.ts';

const API = 'https://discord.com/api/v10';
/** What was signed longer ago is somebody's copy. */
const FRESH_SECONDS = 300;
const PING = 1;
const COMMAND = 2;
const TOUCHED = 3;
const JSON_TYPE = 'application/json';
/** A snowflake holds its moment: milliseconds since the beginning of 2015. */
const EPOCH_MS = 1_420_070_400_000n;

const momentOfId = (id: string): Date =>
  /^\d{15,25}$/.test(id) ? new Date(Number((BigInt(id) >> 22n) + EPOCH_MS)) : new Date();

/** Within three seconds something must be said; the answer itself goes to them alone, as a direct message. */
const NOTED = {
  type: JSON_TYPE,
  body: JSON.stringify({
    type: 4,
    data: { content: 'Thanks, got it. We’ll answer in a direct message.', flags: 64 },
  }),
};

const wordsOf = (body: unknown): string =>
  at(body, 'type') === TOUCHED
    ? textAt(body, 'data', 'custom_id')
    : listAt(body, 'data', 'options')
        .map((option) => textAt(option, 'value'))
        .filter(Boolean)
        .join(' ') || textAt(body, 'data', 'name');

const parse = (body: unknown): Parsed => {
  const type = at(body, 'type');
  if (type === PING)
    return {
      event: 'interaction, ping',
      messages: [],
      receipts: [],
      answer: { type: JSON_TYPE, body: '{"type":1}' },
    };
  const user = at(body, 'member', 'user') ?? at(body, 'user');
  const providerId = textAt(body, 'id');
  const sender = textAt(user, 'id');
  if ((type !== COMMAND && type !== TOUCHED) || providerId === '' || sender === '')
    return { event: 'interaction', messages: [], receipts: [], answer: NOTED };
  const message: InboundText = {
    providerId,
    sender,
    senderName: textAt(user, 'global_name') || textAt(user, 'username') || null,
    text: wordsOf(body),
    sentAt: momentOfId(providerId),
    ...(at(user, 'bot') === true ? { left: 'another program wrote it' } : {}),
  };
  return { event: 'interaction, message', messages: [message], receipts: [], answer: NOTED };
};

const SECONDARY = 2;
const buttonsOf = (choices: readonly string[]): object[] =>
  choices.length === 0
    ? []
    : [
        {
          type: 1,
          components: choices.map((label) => ({ type: 2, style: SECONDARY, label, custom_id: label })),
        },
      ];

const judge = ({ status, body }: Asked): ChannelOutcome =>
  status === 200
    ? { kind: 'accepted', providerId: textAt(body, 'id') || null }
    : {
        kind: 'rejected',
        text: `${textAt(body, 'code') || status}: ${textAt(body, 'message')}`,
        noSuchAddress: false,
      };

export const discordPort = ({ settings, secrets, mayBePrivate }: Connection): ChannelPort => {
  const api = settings.apiUrl ?? API;
  const headers = { authorization: `Bot ${secrets.botToken}`, 'content-type': JSON_TYPE };
  const post = (path: string, body: object): Promise<Asked> =>
    askService(`${api}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }, mayBePrivate);
  const send = async ({ to, text, choices, file }: Outgoing): Promise<Asked> => {
    const opened = await post('/users/@me/channels', { recipient_id: to });
    if (opened.status !== 200) return opened;
    const path = `/channels/${textAt(opened.body, 'id')}/messages`;
    const message = { content: text, components: buttonsOf(choices), allowed_mentions: { parse: [] } };
    if (!file) return post(path, message);
    const form = await asForm({ payload_json: JSON.stringify(message) }, 'files[0]', file);
    return askService(
      `${api}${path}`,
      { method: 'POST', body: form.body, headers: { ...headers, ...form.headers } },
      mayBePrivate,
    );
  };
  return {
    verify: async ({ header, body }) => {
      const timestamp = header('x-signature-timestamp') ?? '';
      const age = Math.abs(Date.now() / 1000 - Number(timestamp));
      if (!(age <= FRESH_SECONDS)) return false;
      return verifyKey(body, header('x-signature-ed25519') ?? '', timestamp, settings.publicKey ?? '');
    },
    parse: ({ body }) => parse(readJson(body)),
    send: (message) => sendTo(() => send(message), judge),
    probe: async () => {
      const { status, body } = await askService(`${api}/users/@me`, { headers }, mayBePrivate);
      if (status !== 200) throw new Error('Discord doesn’t know this bot token.');
      return { name: textAt(body, 'username') };
    },
  };
};
