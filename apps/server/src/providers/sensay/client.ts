import { COMPLETION_FAILED_ERROR } from '@propguard/rules/assistant/connection-texts';
import * as z from 'zod';
import { fetchOutside } from '../outside/outside-fetch.ts';

export type SensayAccess = {
  baseUrl: string;
  apiVersion: string;
  organisationSecret: string;
  organisationId: string | null;
  mayBePrivate: boolean;
};

const CALL_MS = 10_000;
const COMPLETION_MS = 30_000;

/** A refusal of the service, by its HTTP status. */
export class SensayError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const Refusal = z.object({ error: z.string().max(500).optional() });
const User = z.object({ id: z.string() });
const Replicas = z.object({ items: z.array(z.object({ uuid: z.string() })) });
const Created = z.object({ uuid: z.string() });
const Completion = z.object({
  success: z.boolean(),
  content: z.string().optional(),
  conversationId: z.string().optional(),
});

type Request = {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  userId?: string;
  timeoutMs?: number;
  stopped?: AbortSignal;
};

/** The calls of version 2025-03-25, which refuses properties that it does not know. */
export class SensayClient {
  readonly #access: SensayAccess;

  constructor(access: SensayAccess) {
    this.#access = access;
  }

  async #call({ method, path, body, userId, timeoutMs = CALL_MS, stopped }: Request): Promise<unknown> {
    const { baseUrl, apiVersion, organisationSecret, organisationId, mayBePrivate } = this.#access;
    const limit = AbortSignal.timeout(timeoutMs);
    const request = {
      method,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-organization-secret': organisationSecret,
        'x-api-version': apiVersion,
        ...(organisationId ? { 'x-organization-id': organisationId } : {}),
        ...(userId ? { 'x-user-id': userId } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: stopped ? AbortSignal.any([limit, stopped]) : limit,
    };
    const reply = await fetchOutside(`${baseUrl.replace(/\/+$/, '')}${path}`, request, { mayBePrivate });
    const read = parsed(await reply.text());
    if (!reply.ok) {
      const refusal = Refusal.safeParse(read);
      throw new SensayError(reply.status, refusal.data?.error ?? `Sensay answered with ${reply.status}`);
    }
    if (read === undefined)
      throw new SensayError(reply.status, 'Sensay sent something that could not be read');
    return read;
  }

  /** What the service keeps of conversations, as it is sent (LEADS-CALL-03). */
  read(path: string): Promise<unknown> {
    return this.#call({ method: 'GET', path });
  }

  /** Null: there is no such user (CORE-EXT-02). Any other failure is thrown on (CORE-EXT-07). */
  async findUser(id: string): Promise<{ id: string } | null> {
    try {
      return User.parse(await this.#call({ method: 'GET', path: `/v1/users/${encodeURIComponent(id)}` }));
    } catch (error) {
      if (error instanceof SensayError && error.status === 404) return null;
      throw error;
    }
  }

  async createUser(user: { id: string; name: string }): Promise<{ id: string }> {
    return User.parse(await this.#call({ method: 'POST', path: '/v1/users', body: user }));
  }

  async listReplicas(userId: string): Promise<{ uuid: string }[]> {
    const reply = await this.#call({ method: 'GET', path: '/v1/replicas?page_size=24', userId });
    return Replicas.parse(reply).items;
  }

  async createReplica(replica: object, userId: string): Promise<string> {
    return Created.parse(await this.#call({ method: 'POST', path: '/v1/replicas', body: replica, userId }))
      .uuid;
  }

  async complete(
    { replicaUuid, userId, content }: { replicaUuid: string; userId: string; content: string },
    stopped: AbortSignal,
  ): Promise<string> {
    const reply = await this.#call({
      method: 'POST',
      path: `/v1/replicas/${encodeURIComponent(replicaUuid)}/chat/completions`,
      body: { content, source: 'web' },
      userId,
      timeoutMs: COMPLETION_MS,
      stopped,
    });
    const { success, content: said } = Completion.parse(reply);
    if (!success || said === undefined) throw new SensayError(200, COMPLETION_FAILED_ERROR);
    return said;
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
