import { ERRORS, type ErrorCode, type ErrorData } from '@propguard/protocol/errors';
import { vi } from 'vitest';
import type { ApiClient } from '../src/lib/api-link.ts';
import { contractRoutes, knowRoute } from '../src/lib/contract-routes.ts';

/** Of a stream, whatever gives its events one after the other. */
type Sent<Reply> = Reply extends AsyncIterable<infer Event> ? AsyncIterable<Event> : Reply;

/** The answer to one call: takes what was sent (values of a query come as text), gives what the contract promises. */
type Answer<Call> = Call extends (...given: infer Given) => Promise<infer Reply>
  ? (input: Exclude<Given[0], undefined>) => Sent<Reply> | Promise<Sent<Reply>>
  : { [Name in keyof Call]?: Answer<Call[Name]> };

/** By the names of the contract: `{ workspaces: { members: () => ({ items: [] }) } }`. */
export type Answers = { [Slice in keyof ApiClient]?: Answer<ApiClient[Slice]> };

interface Route {
  /** `workspaces.removeMember` */
  name: string;
  method: string;
  pattern: RegExp;
}

type RouteNode = { '~orpc'?: { route: { method?: string; path?: string } } };

const patternOf = (path: string): RegExp =>
  new RegExp(`^/api${path.replaceAll(/\{\+?(\w+)\}/g, '(?<$1>[^/]+)')}$`, 'u');

function listRoutes(node: object, name: string): Route[] {
  return Object.entries(node).flatMap(([key, child]: [string, RouteNode]) => {
    const own = name === '' ? key : `${name}.${key}`;
    const route = child['~orpc']?.route;
    if (!route) return listRoutes(child, own);
    return [{ name: own, method: route.method ?? 'POST', pattern: patternOf(route.path ?? '') }];
  });
}

const paramsOf = ({ pattern }: Route): number => pattern.source.split('(?<').length;

// Those of the screens too, which come in a file of their own.
await knowRoute(['properties', 'get']);

/** Where two fit, the one that says more by itself: `/certificates/network` before `/certificates/{id}`. */
const ROUTES = listRoutes(contractRoutes, '').toSorted((one, other) => paramsOf(one) - paramsOf(other));

/** Thrown by an answer: the server refuses, in the words of the catalogue. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly data: ErrorData;
  constructor(code: ErrorCode, data: ErrorData = {}) {
    super(ERRORS[code].message);
    this.code = code;
    this.data = data;
  }
}

/** An answer that never comes: the server has failed. */
export const failing = (): never => {
  throw new Refusal('INTERNAL');
};

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const refused = ({ code, message, data }: Refusal): Response =>
  json(ERRORS[code].status, { defined: true, code, status: ERRORS[code].status, message, data });

/** An address may be relative to the page, as in a browser. */
const requestFor = (target: Request | string | URL, init?: RequestInit): Request =>
  new Request(target instanceof Request ? target : new URL(target, window.location.href), init);

/** A file goes as it is; the contract calls it `content`. Everything else is JSON. */
async function bodyOf(request: Request): Promise<object> {
  if (request.method === 'GET') return {};
  if (request.headers.get('content-type') === 'application/octet-stream') {
    return { content: new File([await request.arrayBuffer()], 'content') };
  }
  const sent = await request.text();
  return sent === '' ? {} : (JSON.parse(sent) as object);
}

async function inputOf(request: Request, params: Record<string, string> = {}): Promise<unknown> {
  return {
    ...Object.fromEntries(new URL(request.url).searchParams),
    ...(await bodyOf(request)),
    ...params,
  };
}

/** Events go out as they come, until the last, or until the person leaves. What throws breaks the connection. */
function streamed(iterable: AsyncIterable<unknown>, signal: AbortSignal): Response {
  const events = iterable[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await unlessCalledOff(signal, events.next());
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`event: message\ndata: ${JSON.stringify(value)}\n\n`));
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

function fileOf(file: File): Response {
  const headers = {
    'content-type': file.type || 'application/octet-stream',
    'content-disposition': `attachment; filename="${file.name}"`,
  };
  // The File of jsdom takes a blob of Node, such as the answer's own, for text.
  return Object.assign(new Response(null, { headers }), { blob: async () => file });
}

/** As the contract promises it: a file, a stream of events, or something that is written as JSON. */
function replyWith(reply: unknown, signal: AbortSignal): Response {
  if (reply instanceof File) return fileOf(reply);
  if (typeof reply === 'object' && reply !== null && Symbol.asyncIterator in reply) {
    return streamed(reply as AsyncIterable<unknown>, signal);
  }
  return json(200, reply ?? {});
}

/** A person who calls off does not wait for the answer. */
const unlessCalledOff = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const callOff = () => reject(new DOMException('It was called off.', 'AbortError'));
    if (signal.aborted) callOff();
    signal.addEventListener('abort', callOff);
    work.then(resolve, reject);
  });

const answerOf = (answers: Answers, name: string): ((input: unknown) => unknown) | undefined =>
  name
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], answers) as
    | ((input: unknown) => unknown)
    | undefined;

export interface FakeApi {
  /** What was sent to one call, in order. */
  sentTo: (name: string) => unknown[];
  /** Calls that no answer was given for: a test that ends with one has forgotten something. */
  unanswered: string[];
}

/** What is asked beside the contract, by its path: `{ '/health/ready': () => new Response() }`. */
export type PathAnswers = Readonly<Record<string, () => Response>>;

/** Stands where the network is: every call of the product's own client is answered from the table. */
export function startFakeApi(answers: Answers, paths: PathAnswers = {}): FakeApi {
  const calls: { name: string; input: unknown }[] = [];
  const unanswered: string[] = [];
  vi.stubGlobal('fetch', async (target: Request | string | URL, init?: RequestInit): Promise<Response> => {
    const request = requestFor(target, init);
    const { pathname } = new URL(request.url);
    const beside = paths[pathname];
    if (beside) return beside();
    const route = ROUTES.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    const answer = route && answerOf(answers, route.name);
    if (!route || !answer) {
      unanswered.push(`${request.method} ${pathname}${route ? ` (${route.name})` : ''}`);
      return refused(new Refusal('NOT_FOUND'));
    }
    const input = await inputOf(request, route.pattern.exec(pathname)?.groups);
    calls.push({ name: route.name, input });
    try {
      const { signal } = request;
      return replyWith(await unlessCalledOff(signal, Promise.resolve(answer(input))), signal);
    } catch (failure) {
      if (failure instanceof Refusal) return refused(failure);
      throw failure;
    }
  });
  return {
    sentTo: (name) => calls.filter((call) => call.name === name).map(({ input }) => input),
    unanswered,
  };
}
