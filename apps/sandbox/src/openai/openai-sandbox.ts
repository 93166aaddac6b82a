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
  /** Does what the plan in the first message says: calls its tools, then says its words. */
  follow: () => void;
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

type Request = OpenAiSandbox['requests'][number];
type GivenPlan = { calls: ToolCall[]; say: string };

const planIn = ({ messages }: Request): GivenPlan | null => {
  const content = messages[0]?.content;
  const lines = typeof content === 'string' ? content.split('\n') : [];
  const line = lines.find((one) => one.startsWith('Plan: '));
  if (!line) return null;
  const { calls, say } = JSON.parse(line.slice('Plan: '.length)) as {
    calls: { tool: string; arguments: object }[];
    say: string;
  };
  return { calls: calls.map(({ tool, arguments: args }) => ({ name: tool, arguments: args })), say };
};

/** As a model that trusts its plan would go on. */
const followed = (request: Request): ModelStep => {
  const plan = planIn(request);
  if (!plan) return { text: 'Could you say that in other words?' };
  const isDone = request.messages.at(-1)?.role === 'tool';
  if (!isDone && plan.calls.length > 0 && (request.tools?.length ?? 0) > 0) return { calls: plan.calls };
  return { text: plan.say };
};

type SandboxOptions = { port?: number; key?: string };

/** A stand-in for any server that speaks the OpenAI protocol, with streaming, tool calls and faults. */
export const startOpenAiSandbox = async ({
  port = 0,
  key = randomUUID(),
}: SandboxOptions = {}): Promise<OpenAiSandbox> => {
  const app = Fastify();
  const requests: OpenAiSandbox['requests'] = [];
  let steps: ModelStep[] = [{ text: 'Hello.' }];
  let fault: ModelFault = 'none';
  let isFollowing = false;

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
    const scripted = () => (steps.length > 1 ? steps.shift() : steps[0]) ?? { text: '' };
    const step = isFollowing ? followed(request.body) : scripted();
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
  const url = await app.listen({ host: '127.0.0.1', port });
  return {
    url,
    key,
    plan: (...next) => {
      steps = next;
      isFollowing = false;
    },
    follow: () => {
      isFollowing = true;
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
