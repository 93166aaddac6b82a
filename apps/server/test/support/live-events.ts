import type { LiveEvent } from '@propguard/protocol/events';
import { vi } from 'vitest';
import type { TestClient } from './client.ts';
import { PATIENCE } from './patience.ts';

/** A browser's event source: collects what arrives until it is closed or the server ends the stream. */
export class LiveEvents {
  readonly seen: LiveEvent[] = [];
  isEnded = false;
  headers = new Headers();
  readonly #closing = new AbortController();

  static async open(client: TestClient, query = ''): Promise<LiveEvents> {
    const events = new LiveEvents();
    const response = await fetch(`${client.url}/api/events${query}`, {
      headers: { cookie: client.cookieHeader, accept: 'text/event-stream', 'accept-encoding': 'br, gzip' },
      signal: events.#closing.signal,
    });
    if (!response.ok || !response.body) throw new Error(`The event stream answered ${response.status}.`);
    events.headers = response.headers;
    events.#read(response.body).catch(() => undefined);
    return events;
  }

  waitFor(isIt: (event: LiveEvent) => boolean, timeout = PATIENCE.timeout): Promise<void> {
    return vi.waitFor(
      () => {
        if (!this.seen.some(isIt)) throw new Error(`Not among the events: ${JSON.stringify(this.seen)}`);
      },
      { ...PATIENCE, timeout },
    );
  }

  close(): void {
    this.#closing.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = '';
    try {
      for await (const part of body.pipeThrough(new TextDecoderStream())) {
        text += part;
        const messages = text.split('\n\n');
        text = messages.pop() ?? '';
        for (const message of messages) this.#take(message);
      }
    } finally {
      this.isEnded = true;
    }
  }

  #take(message: string): void {
    const lines = message.split('\n');
    const data = lines.find((line) => line.startsWith('data: '))?.slice('data: '.length);
    if (lines.includes('event: message') && data) this.seen.push(JSON.parse(data) as LiveEvent);
  }
}
