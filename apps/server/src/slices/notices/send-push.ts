import { PUSH_TIMEOUT_MS, PUSH_TTL_SECONDS } from '@propguard/rules/notices/push-limits';
import webPush from 'web-push';
import { fetchOutside, RefusedAddress } from '../../providers/outside/outside-fetch.ts';
import { retryAfterMs } from '../../providers/outside/retry-after.ts';
import type { PushKeys } from './push-keys.ts';
import type { SubscriptionRow } from './push-store.ts';

/** What the service worker of the browser shows (apps/web/public/push-worker.js). */
export type PushMessage = { title: string; body: string; path: string; tag: string };

export type PushOutcome =
  | { kind: 'taken' }
  /** Nobody is there any more, or ever was. */
  | { kind: 'gone' }
  | { kind: 'later'; askedForMs: number };

/** Answers after which the same subscription never works again: unknown, gone, or signed by keys it was not made with. */
const GONE: ReadonlySet<number> = new Set([400, 401, 403, 404, 410, 413]);

/** Encrypted to the browser: who carries it cannot read it. */
export const sendPush = async (
  { endpoint, p256dh, auth }: Pick<SubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>,
  message: PushMessage,
  {
    keys,
    subject,
    signal,
    mayBePrivate,
  }: { keys: PushKeys; subject: string; signal: AbortSignal; mayBePrivate: boolean },
): Promise<PushOutcome> => {
  const now = new Date();
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject, ...keys },
        TTL: PUSH_TTL_SECONDS,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
      },
    );
    const reply = await fetchOutside(
      endpoint,
      {
        method: 'POST',
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
        ),
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(PUSH_TIMEOUT_MS)]),
      },
      { mayBePrivate },
    );
    await reply.body?.cancel();
    if (reply.ok) return { kind: 'taken' };
    return GONE.has(reply.status)
      ? { kind: 'gone' }
      : { kind: 'later', askedForMs: retryAfterMs(reply.headers, now) };
  } catch (error) {
    if (signal.aborted) throw error;
    return error instanceof RefusedAddress ? { kind: 'gone' } : { kind: 'later', askedForMs: 0 };
  }
};
