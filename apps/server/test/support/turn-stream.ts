import type { TurnEvent } from '@propguard/protocol/assistant-turns';
import type { TestClient } from './client.ts';

type ReadOptions = {
  after?: number;
  until?: (event: TurnEvent) => boolean;
  headers?: Record<string, string>;
};

/** Every event of a turn since the one named, until the server ends the stream or `until` has been seen. */
export const readTurn = async (
  client: TestClient,
  turnId: string,
  { after = 0, until = () => false, headers = {} }: ReadOptions = {},
): Promise<TurnEvent[]> => {
  const closing = new AbortController();
  const response = await fetch(`${client.url}/api/assistant/turns/${turnId}/events?after=${after}`, {
    headers: { cookie: client.cookieHeader, accept: 'text/event-stream', ...headers },
    signal: closing.signal,
  });
  if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}.`);
  const seen: TurnEvent[] = [];
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    const messages = text.split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) {
      const lines = message.split('\n');
      const data = lines.find((line) => line.startsWith('data: '))?.slice('data: '.length);
      if (!lines.includes('event: message') || !data) continue;
      const event = JSON.parse(data) as TurnEvent;
      seen.push(event);
      if (until(event)) {
        closing.abort();
        return seen;
      }
    }
  }
  return seen;
};
