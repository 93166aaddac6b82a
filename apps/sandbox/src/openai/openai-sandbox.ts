import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';

export type ModelFault = 'none' | 'unauthorised' | 'busy' | 'broken' | 'garbage' | 'stops' | 'slow';
type ToolCall = { name: string; arguments: object };
/** What the model does next: says something, or calls tools. */
export type ModelStep = { text: string } | { calls: ToolCall[] };

export type OpenAiSandbox = {
  url: string;
  key: string;
  /** What it does, one step a request; the last one is repeated. */
  plan: (...steps: ModelStep[]) => void;
  fail: (fault: ModelFault) => void;
  requests: { messages: { role: string; content: unknown }[]; tools?: unknown[] }[];
  close: () => Promise<void>;
};

const PIECE = 7;
const pieces = (text: string): string[] => text.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, 'g')) ?? [];

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'chunk', object: 'chat.completion.chunk', created: 1, model: 'sandbox', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

/** Arguments arrive in pieces, as servers send them. */
const callChunks = (calls: readonly ToolCall[]): string[] =>
  calls.flatMap((call, index) => [
    chunk({
      tool_calls: [
        { index, id: randomUUID(), type: 'function', function: { name: call.name, arguments: '' } },
      ],
    }),
    ...pieces(JSON.stringify(call.arguments)).map((part) =>
      chunk({ tool_calls: [{ index, function: { arguments: part } }] }),
    ),
  ]);

/** A stand-in for any server that speaks the OpenAI protocol, with streaming, tool calls and faults. */
export const startOpenAiSandbox = async (): Promise<OpenAiSandbox> => {
  const app = Fastify();
  const key = randomUUID();
  const requests: OpenAiSandbox['requests'] = [];
  let steps: ModelStep[] = [{ text: 'Hello.' }];
  let fault: ModelFault = 'none';

  app.post<{ Body: OpenAiSandbox['requests'][number] }>('/v1/chat/completions', async (request, reply) => {
    requests.push(request.body);
    const refuse = (status: number, message: string) =>
      reply.status(status).send({ error: { message, type: 'error' } });
    if (request.headers.authorization !== `Bearer ${key}` || fault === 'unauthorised')
      return refuse(
        401,
        `Incorrect API key provided: ${request.headers.authorization?.slice('Bearer '.length)}`,
      );
    if (fault === 'busy') return refuse(429, 'Rate limit reached');
    if (fault === 'broken') return refuse(500, 'The server had an error');
    const step = steps.length > 1 ? (steps.shift() ?? { text: '' }) : (steps[0] ?? { text: '' });
    const said =
      'text' in step ? pieces(step.text).map((content) => chunk({ content })) : callChunks(step.calls);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream' });
    raw.write(chunk({ role: 'assistant', content: '' }));
    if (fault === 'slow') return;
    if (fault === 'garbage') {
      raw.end('data: {"choices": [{"del\u0007\n\ndata: <html>not a chunk</html>\n\n');
      return;
    }
    const shown = fault === 'stops' ? said.slice(0, Math.ceil(said.length / 2)) : said;
    for (const part of shown) raw.write(part);
    if (fault === 'stops') {
      raw.destroy();
      return;
    }
    raw.write(chunk({}, 'text' in step ? 'stop' : 'tool_calls'));
    raw.end('data: [DONE]\n\n');
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    key,
    plan: (...next) => {
      steps = next;
    },
    fail: (next) => {
      fault = next;
    },
    requests,
    close: async () => {
      app.server.closeAllConnections();
      await app.close();
    },
  };
};
