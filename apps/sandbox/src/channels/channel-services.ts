import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Faults } from './faults.ts';

/** A message that one of the services took, as the product sent it. */
type SentMessage = {
  service: 'telegram' | 'whatsapp' | 'twilio' | 'discord';
  to: string;
  text: string;
  id: string;
  body: unknown;
};

type Template = { name: string; language: string; status: string; text: string };

export type ChannelServices = {
  url: string;
  sent: SentMessage[];
  faults: Faults;
  /** Where Telegram was told to call, and with which word. */
  telegramHook: { url: string; secret: string } | null;
  templates: Template[];
  /** What people sent along, by the service's own id of it. */
  files: Map<string, Buffer>;
  /** WhatsApp answers as if nobody had written within a day. */
  windowClosed: boolean;
  close: () => Promise<void>;
};

export const TELEGRAM_TOKEN = '123456789:AAE-sandbox-token-of-telegram';
export const WHATSAPP_TOKEN = 'sandbox-whatsapp-token';
export const DISCORD_TOKEN = 'sandbox-discord-token';
export const TWILIO_SID = `AC${'0'.repeat(32)}`;
export const TWILIO_TOKEN = 'sandbox-twilio-token';

type Body = Record<string, unknown>;
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const registerTelegram = (app: FastifyInstance, services: ChannelServices, next: () => number): void => {
  app.post<{ Params: { bot: string; method: string }; Body: Body }>('/bot:bot/:method', (request, reply) => {
    const { bot, method } = request.params;
    if (bot !== TELEGRAM_TOKEN)
      return reply.status(401).send({ ok: false, error_code: 401, description: 'Unauthorized' });
    const body = request.body ?? {};
    if (method === 'getMe')
      return { ok: true, result: { id: 123456789, is_bot: true, username: 'moretonfinch_bot' } };
    if (method === 'setWebhook') {
      services.telegramHook = { url: text(body.url), secret: text(body.secret_token) };
      return { ok: true, result: true };
    }
    if (method === 'getFile') {
      const path = text(body.file_id);
      if (!services.files.has(path)) return reply.status(400).send({ ok: false, error_code: 400 });
      return { ok: true, result: { file_id: path, file_path: path } };
    }
    if (services.faults.take('telegram') === 'rate-limit')
      return reply.status(429).send({ ok: false, error_code: 429, parameters: { retry_after: 1 } });
    if (text(body.text).length > 4096)
      return reply
        .status(400)
        .send({ ok: false, error_code: 400, description: 'Bad Request: message is too long' });
    const id = String(next());
    const words = text(body.text) || text(body.caption);
    services.sent.push({ service: 'telegram', to: text(body.chat_id), text: words, id, body });
    return { ok: true, result: { message_id: Number(id) } };
  });
};

/** What people sent along, for whoever knows the token. */
const registerFiles = (app: FastifyInstance, services: ChannelServices): void => {
  app.get<{ Params: { bot: string; path: string } }>('/file/bot:bot/:path', (request, reply) => {
    const { bot, path } = request.params;
    const content = services.files.get(path);
    return bot === TELEGRAM_TOKEN && content ? reply.send(content) : reply.status(404).send();
  });
  app.get<{ Params: { id: string } }>('/graph-files/:id', (request, reply) => {
    const content = services.files.get(request.params.id);
    const isKnown = request.headers.authorization === `Bearer ${WHATSAPP_TOKEN}`;
    return isKnown && content ? reply.send(content) : reply.status(404).send();
  });
};

const graphError = (code: number, message: string) => ({ error: { message, type: 'OAuthException', code } });

const wordsOf = (body: Body): string => {
  const at = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return (
    text(at(body.text, 'body')) ||
    text(at(at(body.interactive, 'body'), 'text')) ||
    text(at(body.document, 'caption')) ||
    `template ${text(at(body.template, 'name'))}`
  );
};

const registerWhatsApp = (app: FastifyInstance, services: ChannelServices, next: () => number): void => {
  const isKnown = (authorization: string | undefined): boolean =>
    authorization === `Bearer ${WHATSAPP_TOKEN}`;
  app.get<{ Params: { id: string } }>('/graph/:id', (request, reply) =>
    isKnown(request.headers.authorization)
      ? {
          id: request.params.id,
          display_phone_number: '+61 7 5550 0142',
          ...(services.files.has(request.params.id)
            ? { url: `${services.url}/graph-files/${request.params.id}` }
            : {}),
        }
      : reply.status(401).send(graphError(190, 'Invalid OAuth access token.')),
  );
  app.get('/graph/:id/message_templates', (request, reply) =>
    isKnown(request.headers.authorization)
      ? {
          data: services.templates.map(({ name, language, status, text: words }) => ({
            name,
            language,
            status,
            components: [{ type: 'BODY', text: words }],
          })),
        }
      : reply.status(401).send(graphError(190, 'Invalid OAuth access token.')),
  );
  app.post<{ Body: Body }>('/graph/:id/media', (request, reply) => {
    if (!isKnown(request.headers.authorization))
      return reply.status(401).send(graphError(190, 'Invalid OAuth access token.'));
    const id = `media-${next()}`;
    const { file } = request.body;
    services.files.set(id, Buffer.from(text((file as Body | undefined)?.base64), 'base64'));
    return { id };
  });
  app.post<{ Body: Body }>('/graph/:id/messages', (request, reply) => {
    if (!isKnown(request.headers.authorization))
      return reply.status(401).send(graphError(190, 'Invalid OAuth access token.'));
    const { body } = request;
    const fault = services.faults.take('whatsapp');
    if (fault === 'rate-limit') return reply.status(400).send(graphError(130429, 'Rate limit hit'));
    if (fault === 'server-error') return reply.status(500).send(graphError(131000, 'Something went wrong'));
    if (services.windowClosed && body.type !== 'template')
      return reply.status(400).send(graphError(131047, 'Re-engagement message'));
    const id = `wamid.SANDBOX${next()}`;
    services.sent.push({ service: 'whatsapp', to: text(body.to), text: wordsOf(body), id, body });
    return { messaging_product: 'whatsapp', messages: [{ id }] };
  });
};

const registerTwilio = (app: FastifyInstance, services: ChannelServices, next: () => number): void => {
  const basic = `Basic ${Buffer.from(`${TWILIO_SID}:${TWILIO_TOKEN}`).toString('base64')}`;
  app.get('/2010-04-01/Accounts/:file', (request, reply) =>
    request.headers.authorization === basic
      ? { sid: TWILIO_SID, status: 'active' }
      : reply.status(401).send({ code: 20003, message: 'Authenticate' }),
  );
  app.post<{ Body: string }>('/2010-04-01/Accounts/:sid/Messages.json', (request, reply) => {
    if (request.headers.authorization !== basic)
      return reply.status(401).send({ code: 20003, message: 'Authenticate' });
    if (services.faults.take('twilio') === 'rate-limit')
      return reply.status(429).send({ code: 20429, message: 'Too Many Requests' });
    const form = Object.fromEntries(new URLSearchParams(request.body));
    const id = `SM${String(next()).padStart(32, '0')}`;
    services.sent.push({ service: 'twilio', to: form.To ?? '', text: form.Body ?? '', id, body: form });
    return reply.status(201).send({ sid: id, status: 'queued' });
  });
};

const registerDiscord = (app: FastifyInstance, services: ChannelServices, next: () => number): void => {
  const isKnown = (authorization: string | undefined): boolean => authorization === `Bot ${DISCORD_TOKEN}`;
  app.get('/discord/users/@me', (request, reply) =>
    isKnown(request.headers.authorization)
      ? { id: '1', username: 'Moreton & Finch' }
      : reply.status(401).send({ code: 0, message: '401: Unauthorized' }),
  );
  app.post<{ Body: Body }>('/discord/users/@me/channels', (request) => ({
    id: `9${text(request.body.recipient_id)}`,
  }));
  app.post<{ Params: { id: string }; Body: Body }>('/discord/channels/:id/messages', (request, reply) => {
    if (services.faults.take('discord') === 'rate-limit')
      return reply.status(429).send({ message: 'You are being rate limited.', retry_after: 0.5 });
    const id = String(next());
    const { body, params } = request;
    const message: Body = typeof body.payload_json === 'string' ? JSON.parse(body.payload_json) : body;
    services.sent.push({
      service: 'discord',
      to: params.id.slice(1),
      text: text(message.content),
      id,
      body,
    });
    return { id };
  });
};

/** A form with a file: each field by its name, a file as its name, type and content in base64. */
const readForm = async (request: FastifyRequest, raw: string | Buffer): Promise<Body> => {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(Buffer.from(raw)), { headers }).formData();
  const fields: Body = {};
  for (const [name, value] of form)
    fields[name] =
      typeof value === 'string'
        ? value
        : {
            name: value.name,
            type: value.type,
            base64: Buffer.from(await value.arrayBuffer()).toString('base64'),
          };
  return fields;
};

/** Telegram, WhatsApp, Twilio and Discord as the product sees them, with what goes wrong with them. */
export const startChannelServices = async (): Promise<ChannelServices> => {
  const app = Fastify();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: 20_000_000 }, readForm);
  let count = 1000;
  const next = (): number => {
    count += 1;
    return count;
  };
  const services: ChannelServices = {
    url: '',
    sent: [],
    faults: new Faults(),
    telegramHook: null,
    templates: [
      { name: 'viewing_reminder', language: 'en', status: 'APPROVED', text: 'Hi {{1}}, see you at {{2}}.' },
      { name: 'price_guide', language: 'en', status: 'PENDING', text: 'A new price guide: {{1}}' },
    ],
    files: new Map(),
    windowClosed: false,
    close: () => app.close(),
  };
  registerTelegram(app, services, next);
  registerFiles(app, services);
  registerWhatsApp(app, services, next);
  registerTwilio(app, services, next);
  registerDiscord(app, services, next);
  services.url = await app.listen({ port: 0, host: '127.0.0.1' });
  return services;
};
