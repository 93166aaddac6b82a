import { fetchOutside } from '../outside/outside-fetch.ts';
import type { ChannelOutcome } from './channel-port.ts';

const TIMEOUT_MS = 10_000;
const FILE_TIMEOUT_MS = 60_000;

export type Asked = { status: number; body: unknown };
type Ask = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

/** One call to a service. What it answers is read as JSON; anything else is nothing. */
export const askService = async (
  url: string,
  { method = 'GET', headers = {}, body }: Ask,
  mayBePrivate: boolean,
): Promise<Asked> => {
  const signal = AbortSignal.timeout(Buffer.isBuffer(body) ? FILE_TIMEOUT_MS : TIMEOUT_MS);
  const response = await fetchOutside(url, { method, headers, body, signal }, { mayBePrivate });
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    return { status: response.status, body: null };
  }
};

/** Fields and a file as a browser's form sends them. */
export const asForm = async (
  fields: Record<string, string>,
  name: string,
  file: { name: string; mediaType: string; content: Buffer },
): Promise<{ headers: Record<string, string>; body: Buffer }> => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(name, new Blob([new Uint8Array(file.content)], { type: file.mediaType }), file.name);
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
};

/** A file of a service. */
export const fetchBytes = async (
  url: string,
  headers: Record<string, string>,
  mayBePrivate: boolean,
): Promise<Buffer> => {
  const signal = AbortSignal.timeout(FILE_TIMEOUT_MS);
  const response = await fetchOutside(url, { headers, signal }, { mayBePrivate });
  if (!response.ok) throw new Error(`The service answered ${response.status} for the file.`);
  return Buffer.from(await response.arrayBuffer());
};

/** A value somewhere inside of what a service said, which may be anything. */
export const at = (value: unknown, ...path: (string | number)[]): unknown => {
  let here = value;
  for (const step of path) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = Reflect.get(here, step);
  }
  return here;
};

export const textAt = (value: unknown, ...path: (string | number)[]): string => {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : typeof found === 'number' ? String(found) : '';
};

export const listAt = (value: unknown, ...path: (string | number)[]): unknown[] => {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
};

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/**
 * Sends, and says what became of it. A service that was not reached has nothing; one that was too slow, or broke, may
 * have taken it.
 */
export const sendTo = async (
  ask: () => Promise<Asked>,
  judge: (asked: Asked) => ChannelOutcome,
): Promise<ChannelOutcome> => {
  try {
    const asked = await ask();
    if (asked.status === 429) return { kind: 'not-sent', text: '429: too many messages, trying again later' };
    if (asked.status >= 500)
      return { kind: 'unknown', text: `${asked.status}: the service is having problems` };
    return judge(asked);
  } catch (error) {
    const text = error instanceof Error ? error.message : 'unknown';
    return isTimeout(error)
      ? { kind: 'unknown', text: 'The service didn’t answer in time.' }
      : { kind: 'not-sent', text };
  }
};
