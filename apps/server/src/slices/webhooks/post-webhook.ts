import { WEBHOOK_ANSWER_MAX, WEBHOOK_TIMEOUT_MS } from '@propguard/rules/webhooks/webhook-events';
import { Webhook } from 'standardwebhooks';
import { fetchOutside, RefusedAddress } from '../../providers/outside/outside-fetch.ts';
import { retryAfterMs } from '../../providers/outside/retry-after.ts';

export type Letter = { id: string; url: string; body: string; secrets: readonly string[] };
export type Outcome = {
  status: number | null;
  answer: string | null;
  tookMs: number;
  /** Why it did not arrive; null: it did. */
  error: string | null;
  /** What became of it is not changed by trying again. */
  isFinal: boolean;
  /** How long the endpoint asks us to wait. */
  askedForMs: number;
};

const GONE = 410;

const wordsOf = async (reply: Response): Promise<string | null> => {
  const words = (await reply.text()).replaceAll('\0', '').slice(0, WEBHOOK_ANSWER_MAX);
  return words === '' ? null : words;
};

const errorOf = ({ ok, status }: Response): string | null => {
  if (ok) return null;
  // A redirect is not followed: it could lead into our own network, and a signed message belongs to one address.
  if (status >= 300 && status < 400)
    return `It answered ${status}, which redirects elsewhere. Enter the address it redirects to.`;
  return status === GONE ? 'It answered 410: this endpoint is gone.' : `It answered ${status}.`;
};

/** Posts it, signed with each secret that holds, and says how that went. Throws only when the work itself is stopped. */
export const postWebhook = async (
  { id, url, body, secrets }: Letter,
  { signal, mayBePrivate }: { signal: AbortSignal; mayBePrivate: boolean },
): Promise<Outcome> => {
  const now = new Date();
  const tookMs = () => Date.now() - now.getTime();
  try {
    const reply = await fetchOutside(
      url,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'PropGuard-Webhooks/1',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
        },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(WEBHOOK_TIMEOUT_MS)]),
      },
      { mayBePrivate },
    );
    const answer = await wordsOf(reply);
    return {
      status: reply.status,
      answer,
      tookMs: tookMs(),
      error: errorOf(reply),
      isFinal: reply.ok || reply.status === GONE,
      askedForMs: retryAfterMs(reply.headers, now),
    };
  } catch (error) {
    if (signal.aborted) throw error;
    const failed = { status: null, answer: null, tookMs: tookMs(), askedForMs: 0 };
    if (error instanceof RefusedAddress) return { ...failed, error: error.message, isFinal: true };
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return {
      ...failed,
      error: isLate ? `It didn’t answer within ${WEBHOOK_TIMEOUT_MS / 1000} seconds.` : 'We can’t reach it.',
      isFinal: false,
    };
  }
};
