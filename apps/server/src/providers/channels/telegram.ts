import { type Asked, asForm, askService, at, fetchBytes, listAt, sendTo, textAt } from './ask-service.ts';
import type {
  ChannelOutcome,
  ChannelPort,
  Connection,
  InboundText,
  Outgoing,
  Parsed,
} from './channel-port.ts';
import { momentOf, readJson } from './read-json.ts';
import { isSame } from './same-secret.ts';

const API = 'https://api.telegram.org';
const HEADERS = { 'content-type': 'application/json' };

const wordsOf = (message: unknown): string => textAt(message, 'text') || textAt(message, 'caption');

const NAMED = ['document', 'video', 'audio', 'voice'] as const;
const ENDINGS: Record<(typeof NAMED)[number], string> = {
  document: 'file',
  video: 'video.mp4',
  audio: 'sound.mp3',
  voice: 'voice.ogg',
};

/** A photo comes in several sizes, the largest last. */
const filesOf = (message: unknown): { name: string; ref: string }[] => {
  const photo = textAt(listAt(message, 'photo').at(-1), 'file_id');
  const others = NAMED.map((kind) => ({
    name: textAt(message, kind, 'file_name') || ENDINGS[kind],
    ref: textAt(message, kind, 'file_id'),
  }));
  return [{ name: 'photo.jpg', ref: photo }, ...others].filter(({ ref }) => ref !== '');
};

/** Members of groups and other programs are never answered: nobody of them asked us. */
const leftBecause = (message: unknown): string | undefined => {
  if (at(message, 'from', 'is_bot') === true) return 'another program wrote it';
  if (textAt(message, 'chat', 'type') !== 'private') return 'it was written in a group';
  if (wordsOf(message) === '' && filesOf(message).length === 0) return 'a place or a sticker, no words';
  return undefined;
};

const nameOf = (message: unknown): string | null =>
  [textAt(message, 'from', 'first_name'), textAt(message, 'from', 'last_name')].filter(Boolean).join(' ') ||
  null;

const toText = (update: unknown): InboundText[] => {
  const message = at(update, 'message');
  if (message === undefined) return [];
  const left = leftBecause(message);
  return [
    {
      providerId: textAt(update, 'update_id'),
      sender: textAt(message, 'chat', 'id'),
      senderName: nameOf(message),
      text: wordsOf(message),
      files: filesOf(message),
      sentAt: momentOf(at(message, 'date')),
      sequence: Number(at(message, 'message_id')) || 0,
      ...(left === undefined ? {} : { left }),
    },
  ];
};

const parse = (body: unknown): Parsed => {
  const kind = ['message', 'edited_message', 'callback_query'].find((name) => at(body, name) !== undefined);
  const messages = toText(body).filter(({ providerId, sender }) => providerId !== '' && sender !== '');
  return { event: (kind ?? 'update').replaceAll('_', ' '), messages, receipts: [] };
};

const judge = ({ status, body }: Asked): ChannelOutcome => {
  if (status === 200) return { kind: 'accepted', providerId: textAt(body, 'result', 'message_id') || null };
  return { kind: 'rejected', text: `${status}: ${textAt(body, 'description')}`, noSuchAddress: false };
};

export const telegramPort = ({ settings, secrets, mayBePrivate }: Connection): ChannelPort => {
  const call = (method: string, body: object): Promise<Asked> =>
    askService(
      `${settings.apiUrl ?? API}/bot${secrets.token}/${method}`,
      { method: 'POST', headers: HEADERS, body: JSON.stringify(body) },
      mayBePrivate,
    );
  const callWithFile = async (
    fields: Record<string, string>,
    file: NonNullable<Outgoing['file']>,
  ): Promise<Asked> =>
    askService(
      `${settings.apiUrl ?? API}/bot${secrets.token}/sendDocument`,
      { method: 'POST', ...(await asForm(fields, 'document', file)) },
      mayBePrivate,
    );
  return {
    verify: ({ header }) => isSame(header('x-telegram-bot-api-secret-token'), secrets.secretToken ?? ''),
    parse: ({ body }) => parse(readJson(body)),
    send: ({ to, text, choices, file }) =>
      sendTo(
        () =>
          file
            ? callWithFile({ chat_id: to, caption: text }, file)
            : call('sendMessage', {
                chat_id: to,
                text,
                // A keyboard under the field: what is touched comes back as words, like any other message.
                reply_markup:
                  choices.length > 0
                    ? {
                        keyboard: choices.map((choice) => [{ text: choice }]),
                        one_time_keyboard: true,
                        resize_keyboard: true,
                      }
                    : { remove_keyboard: true },
              }),
        judge,
      ),
    probe: async () => {
      const { status, body } = await call('getMe', {});
      if (status !== 200) throw new Error('Telegram doesn’t know this token.');
      return { name: `@${textAt(body, 'result', 'username')}` };
    },
    fetchFile: async (ref) => {
      const { status, body } = await call('getFile', { file_id: ref });
      const path = textAt(body, 'result', 'file_path');
      if (status !== 200 || path === '') throw new Error('Telegram no longer has the file.');
      return fetchBytes(`${settings.apiUrl ?? API}/file/bot${secrets.token}/${path}`, {}, mayBePrivate);
    },
    prepare: async (webhook) => {
      const { status, body } = await call('setWebhook', {
        url: webhook,
        secret_token: secrets.secretToken,
        allowed_updates: ['message'],
      });
      if (status !== 200)
        throw new Error(`Telegram didn’t accept our address: ${textAt(body, 'description')}`);
    },
  };
};
