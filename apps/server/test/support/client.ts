export type Reply<Body = Record<string, unknown>> = { status: number; body: Body; headers: Headers };

/** A stream never ends by itself: its first piece says enough. */
const bodyOf = async (response: Response): Promise<string> => {
  if (!response.headers.get('content-type')?.includes('text/event-stream')) return response.text();
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
};

/** A browser without a window: keeps cookies, sends JSON. */
export class TestClient {
  readonly url: string;
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.url = url;
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  call<Body = any>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<Body>> {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    return this.#fetch<Body>(method, path, text, { ...type, ...headers });
  }

  /** Bytes as they are. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  send<Body = any>(
    method: string,
    path: string,
    bytes: Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ): Promise<Reply<Body>> {
    return this.#fetch<Body>(method, path, bytes, { 'content-type': 'application/octet-stream', ...headers });
  }

  async #fetch<Body>(
    method: string,
    path: string,
    body: string | Uint8Array<ArrayBuffer> | undefined,
    headers: Record<string, string>,
  ): Promise<Reply<Body>> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { ...(this.#cookies.size > 0 ? { cookie: this.cookieHeader } : {}), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    this.keep(response.headers.getSetCookie());
    const text = await bodyOf(response);
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson && text ? JSON.parse(text) : text) as Body,
    };
  }

  /** The same browser at another node. */
  at(url: string): TestClient {
    const there = new TestClient(url);
    for (const [name, value] of this.#cookies) there.#cookies.set(name, value);
    return there;
  }

  get cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Somebody's already, if only a visitor's. */
  get isKnown(): boolean {
    return this.#cookies.size > 0;
  }

  keep(cookies: readonly string[]): void {
    for (const cookie of cookies) this.#keep(cookie);
  }

  #keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';');
    const [name = '', ...value] = pair.split('=');
    const isGone = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute));
    if (isGone) this.#cookies.delete(name);
    else this.#cookies.set(name, value.join('='));
  }
}
