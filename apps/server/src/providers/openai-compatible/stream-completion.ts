import OpenAI, { APIConnectionError } from 'openai';
import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources/chat/completions';
import { fetchOutside } from '../outside/outside-fetch.ts';

export type OpenAiAccess = { baseUrl: string; model: string; key: string | null; mayBePrivate: boolean };
export type ToolCall = { id: string; name: string; arguments: string };
export type Completion = { text: string; calls: ToolCall[] };

type Request = {
  messages: ChatCompletionMessageParam[];
  tools: ChatCompletionTool[];
  maxOutputTokens: number;
  timeoutMs: number;
};

/** What we send is JSON, as a string. */
const fetchWith =
  (mayBePrivate: boolean): typeof fetch =>
  (address, { method, headers, body, signal } = {}) =>
    fetchOutside(
      address instanceof Request ? address.url : address,
      { method, headers, body: typeof body === 'string' ? body : undefined, signal },
      { mayBePrivate },
    );

/** Some servers leave out the index or the id of a call, or say 'stop' although they call. */
const collectCall = (
  calls: Map<number, ToolCall>,
  part: { index?: number; id?: string; function?: { name?: string; arguments?: string } },
): void => {
  const index = part.index ?? (part.id || part.function?.name ? calls.size : Math.max(0, calls.size - 1));
  const known = calls.get(index) ?? { id: '', name: '', arguments: '' };
  calls.set(index, {
    id: part.id || known.id || `call-${index}`,
    name: known.name || (part.function?.name ?? ''),
    arguments: known.arguments + (part.function?.arguments ?? ''),
  });
};

/** One answer of the model, piece by piece. Whatever the server sends that is no chunk is passed over. */
export const streamCompletion = async (
  { baseUrl, model, key, mayBePrivate }: OpenAiAccess,
  { messages, tools, maxOutputTokens, timeoutMs }: Request,
  onText: (delta: string) => void,
  stopped: AbortSignal,
): Promise<Completion> => {
  const client = new OpenAI({
    baseURL: `${baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1`,
    apiKey: key ?? 'none',
    maxRetries: 0,
    // It would print what it was sent, whatever that is.
    logLevel: 'off',
    timeout: timeoutMs,
    fetch: fetchWith(mayBePrivate),
  });
  const limit = AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]);
  const stream = await client.chat.completions
    .create(
      { model, messages, tools, tool_choice: 'auto', stream: true, max_tokens: maxOutputTokens },
      { signal: limit },
    )
    .catch((error: unknown) => {
      // The SDK says 'Connection error.' of everything that kept it from connecting; the cause says which.
      throw error instanceof APIConnectionError && error.cause instanceof Error ? error.cause : error;
    });
  const calls = new Map<number, ToolCall>();
  let text = '';
  let isEnded = false;
  for await (const chunk of stream) {
    const choice = chunk.choices?.[0];
    if (choice?.finish_reason) isEnded = true;
    const delta = choice?.delta;
    if (typeof delta?.content === 'string' && delta.content !== '') {
      text += delta.content;
      onText(delta.content);
    }
    for (const part of delta?.tool_calls ?? []) collectCall(calls, part);
  }
  limit.throwIfAborted();
  if (!isEnded) throw new Error('The model stopped in the middle of its answer');
  return { text, calls: [...calls.values()].filter(({ name }) => name !== '') };
};
