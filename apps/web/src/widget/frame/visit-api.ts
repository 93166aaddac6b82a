import type { ErrorData, FieldError } from '@propguard/protocol/errors';
import type { PublicWidget, WidgetThread } from '@propguard/protocol/widget';

type Body = { code?: string; message?: string; data?: ErrorData };

/** No answer came: there is no connection, or nobody at its end. */
export class NotReached extends Error {}
/** It was answered, and refused. */
export class Refused extends Error {
  readonly code: string;
  readonly fields: readonly FieldError[];
  /** How long nothing more is taken, where it passes by itself. */
  readonly waitSeconds: number;

  constructor({ code = '', message = '', data }: Body) {
    super(message);
    this.code = code;
    this.fields = data?.fields ?? [];
    this.waitSeconds = data?.retryAfterSeconds ?? 0;
  }
}

/** Never with a cookie: who somebody is elsewhere in the product is no matter of this page. */
const call = async (
  method: string,
  path: string,
  pass: string | null,
  body?: BodyInit,
): Promise<Response> => {
  const isFile = body instanceof Blob;
  const type: Record<string, string> =
    body === undefined ? {} : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' };
  const reply = await fetch(`/api${path}`, {
    method,
    credentials: 'omit',
    headers: { ...type, ...(pass === null ? {} : { authorization: `Guest ${pass}` }) },
    ...(body === undefined ? {} : { body }),
  }).catch(() => {
    throw new NotReached();
  });
  if (reply.status >= 502) throw new NotReached();
  if (reply.ok) return reply;
  throw new Refused(await reply.json().catch(() => ({})));
};

const ask = async <T>(...asked: Parameters<typeof call>): Promise<T> =>
  (await call(...asked)).json().catch(() => ({}));

const post = <T>(path: string, pass: string | null, sent: object): Promise<T> =>
  ask('POST', path, pass, JSON.stringify(sent));

export interface LeftDetails {
  name: string;
  email: string;
  phone: string;
  agrees: boolean;
  language: string;
}

export const visitApi = {
  show: (key: string) => ask<PublicWidget>('GET', `/widgets/${encodeURIComponent(key)}`, null),
  begin: (key: string, host: string, language: string) =>
    post<{ pass: string }>(`/widgets/${encodeURIComponent(key)}/visits`, null, { host, language }),
  thread: (pass: string) => ask<WidgetThread>('GET', '/widget-visit', pass),
  send: (pass: string, message: { id: string; text: string; about?: string }) =>
    post<WidgetThread>('/widget-visit/messages', pass, message),
  sendFile: (pass: string, id: string, file: File) =>
    ask<WidgetThread>('PUT', `/widget-visit/files/${id}/${encodeURIComponent(file.name)}`, pass, file),
  file: async (pass: string, messageId: string): Promise<Blob> =>
    (await call('GET', `/widget-visit/messages/${messageId}/file`, pass)).blob(),
  picture: async (pass: string, homeId: string): Promise<Blob> =>
    (await call('GET', `/widget-visit/pictures/${homeId}`, pass)).blob(),
  handOver: (pass: string) => post<WidgetThread>('/widget-visit/hand-over', pass, {}),
  leaveLead: (pass: string, left: LeftDetails) => post<WidgetThread>('/widget-visit/lead', pass, left),
  rate: (pass: string, kind: string, score: number) =>
    post<WidgetThread>('/widget-visit/surveys', pass, { kind, score }),
  identify: (pass: string, visitor: { id: string; hash: string; name?: string }) =>
    post<WidgetThread>('/widget-visit/identify', pass, visitor),
};

/** Calls back whenever something was said, until it is stopped; a stream that ends is opened again. */
export const watchVisit = (pass: string, changed: () => void): (() => void) => {
  const stopped = new AbortController();
  const follow = async (): Promise<void> => {
    const reply = await fetch('/api/widget-visit/events', {
      credentials: 'omit',
      headers: { authorization: `Guest ${pass}`, accept: 'text/event-stream' },
      signal: stopped.signal,
    });
    if (!reply.ok || !reply.body) throw new NotReached();
    const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      if (value.includes('data:')) changed();
    }
  };
  const AGAIN_MS = 3_000;
  const goOn = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await follow().catch(() => undefined);
      if (!stopped.signal.aborted) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  };
  void goOn();
  return () => stopped.abort();
};
