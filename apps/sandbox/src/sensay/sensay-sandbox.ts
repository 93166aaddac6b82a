import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

export type SensayFault =
  | 'none'
  | 'forbidden'
  | 'absent'
  | 'unauthorised'
  | 'quota'
  | 'broken'
  | 'refused'
  | 'garbage'
  | 'silent';
export type SensaySandbox = {
  url: string;
  secret: string;
  /** What goes wrong from now on, and where. */
  fail: (fault: SensayFault, at?: 'any' | 'completions' | 'analytics' | 'conversations') => void;
  calls: { method: string; path: string; headers: Record<string, unknown>; body: unknown }[];
  users: Map<string, { id: string; name?: string }>;
  replicas: { uuid: string }[];
  close: () => Promise<void>;
};

/** The one conversation that has more than a page. */
export const LONG_CONVERSATION = '10000000-0000-4000-8000-000000000045';
const LONG = 45;
const API_VERSION = '2025-03-25';
const KNOWN = {
  '/v1/users': ['id', 'name', 'email', 'linkedAccounts'],
  '/v1/replicas': ['name', 'shortDescription', 'greeting', 'ownerID', 'private', 'slug', 'llm'],
  completions: ['content', 'skip_chat_history', 'source'],
} as const;

const refuse = (reply: FastifyReply, status: number, error: string) =>
  reply.status(status).send({ success: false, error, request_id: randomUUID() });

/** Unknown properties are refused, as the service does. */
const strangeProperty = (body: unknown, known: readonly string[]): string | undefined =>
  Object.keys((body as object | null) ?? {}).find((name) => !known.includes(name));

/** A stand-in for Sensay that keeps users and replicas, enforces what the service enforces, and fails when told to. */
export const startSensaySandbox = async (): Promise<SensaySandbox> => {
  const app: FastifyInstance = Fastify();
  const secret = randomUUID();
  const users: SensaySandbox['users'] = new Map();
  const replicas: SensaySandbox['replicas'] = [];
  const calls: SensaySandbox['calls'] = [];
  let fault: { kind: SensayFault; at: 'any' | 'completions' | 'analytics' | 'conversations' } = {
    kind: 'none',
    at: 'any',
  };

  app.addHook('preHandler', async (request, reply) => {
    calls.push({ method: request.method, path: request.url, headers: request.headers, body: request.body });
    if (request.headers['x-organization-secret'] !== secret) return refuse(reply, 401, 'Unauthorized');
    if (request.headers['x-api-version'] !== API_VERSION) return refuse(reply, 400, 'Unknown API version');
    if (fault.at === 'completions' && !request.url.endsWith('/completions')) return;
    if (fault.at === 'analytics' && !request.url.includes('/analytics/')) return;
    if (fault.at === 'conversations' && !request.url.includes('/conversations/')) return;
    if (fault.kind === 'forbidden') return refuse(reply, 403, 'Forbidden');
    if (fault.kind === 'absent') return refuse(reply, 404, 'Not found');
    if (fault.kind === 'unauthorised') return refuse(reply, 401, 'Unauthorized');
    if (fault.kind === 'quota') return refuse(reply, 429, 'Monthly quota exceeded');
    if (fault.kind === 'broken') return refuse(reply, 500, 'Internal error');
    if (fault.kind === 'garbage') return reply.type('application/json').send('{"success": tr\u0000');
    if (fault.kind === 'silent') request.raw.socket.destroy();
  });

  app.get<{ Params: { id: string } }>('/v1/users/:id', async ({ params }, reply) => {
    const user = users.get(params.id);
    return user ? { ...user, success: true } : refuse(reply, 404, 'User not found');
  });
  app.post<{ Body: { id: string; name?: string } }>('/v1/users', async ({ body }, reply) => {
    const strange = strangeProperty(body, KNOWN['/v1/users']);
    if (strange) return refuse(reply, 400, `Unrecognized key: ${strange}`);
    if (users.has(body.id)) return refuse(reply, 409, 'User exists');
    users.set(body.id, body);
    return { ...body, success: true };
  });
  app.get('/v1/replicas', async () => ({ success: true, type: 'array', items: replicas }));
  app.post('/v1/replicas', async ({ body }, reply) => {
    const strange = strangeProperty(body, KNOWN['/v1/replicas']);
    if (strange) return refuse(reply, 400, `Unrecognized key: ${strange}`);
    const replica = { uuid: randomUUID() };
    replicas.push(replica);
    return reply.status(201).send({ success: true, uuid: replica.uuid });
  });
  app.post<{ Params: { uuid: string }; Body: { content: string } }>(
    '/v1/replicas/:uuid/chat/completions',
    async ({ params, body }, reply) => {
      const strange = strangeProperty(body, KNOWN.completions);
      if (strange) return refuse(reply, 400, `Unrecognized key: ${strange}`);
      if (!replicas.some(({ uuid }) => uuid === params.uuid)) return refuse(reply, 404, 'Replica not found');
      if (fault.kind === 'refused') return { success: false };
      return { success: true, content: `You said: ${body.content}` };
    },
  );
  app.get('/v1/replicas/:uuid/analytics/conversations/historical', async () => ({
    success: true,
    items: [4, 6, 11].map((cumulativeConversations, index) => ({
      date: `2026-11-0${index + 1}`,
      cumulativeConversations,
    })),
  }));
  app.get('/v1/replicas/:uuid/analytics/conversations/sources', async () => ({
    success: true,
    items: [
      { source: 'web', conversations: 8 },
      { source: 'telegram', conversations: 3 },
    ],
  }));
  /** A conversation of three pages, newest first; on each page something lies between two groups. */
  const pageOfLong = ({ limit = '20', beforeUUID, afterUUID }: Record<string, string>) => {
    const numbers = Array.from({ length: LONG }, (_, at) => LONG - at);
    const numberIn = (uuid: string) => Number(uuid.slice(1));
    const shown = afterUUID
      ? numbers.filter((number) => number > numberIn(afterUUID)).slice(-Number(limit))
      : numbers.filter((number) => !beforeUUID || number < numberIn(beforeUUID)).slice(0, Number(limit));
    return shown.map((number, at) =>
      at === 2
        ? { type: 'placeholder', count: 2 }
        : { type: 'mention', messages: [said(`m${number}`, number % 2 ? 'user' : 'assistant')] },
    );
  };
  const said = (uuid: string, role: string) => ({
    uuid,
    role,
    source: 'web',
    content: { user_content: `Words of ${uuid}` },
    createdAt: '2026-11-02T00:00:00.000Z',
  });
  app.get<{ Querystring: Record<string, string>; Params: { conversation: string } }>(
    '/v1/replicas/:uuid/conversations/:conversation/mentions',
    async ({ query, params }, reply) => {
      if (fault.kind === 'refused') return { success: false };
      // A cursor that it has never given is a bad request.
      if (query.beforeUUID === 'unknown') return refuse(reply, 400, 'Unknown cursor');
      if (params.conversation === LONG_CONVERSATION) return { success: true, items: pageOfLong(query) };
      return {
        success: true,
        items: [
          { type: 'mention', messages: [said('m1', 'user'), said('m2', 'assistant')] },
          { type: 'placeholder', count: 2 },
          { type: 'mention', messages: [said('m5', 'user')] },
        ],
      };
    },
  );
  app.get<{ Querystring: Record<string, string> }>(
    '/v1/replicas/:uuid/conversations/:conversation/messages',
    async () => ({ success: true, items: [said('m3', 'user'), said('m4', 'assistant')] }),
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    secret,
    fail: (kind, at = 'any') => {
      fault = { kind, at };
    },
    calls,
    users,
    replicas,
    close: async () => {
      app.server.closeAllConnections();
      await app.close();
    },
  };
};
