import { createHmac } from 'node:crypto';

export type StripeEvent = {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: object };
};

/** As Stripe signs: `t=seconds,v1=hmac-sha256(secret, "seconds.body")`. */
export const signatureOf = (body: string, secret: string, at = Math.floor(Date.now() / 1000)): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

export const sendEvent = (
  event: StripeEvent,
  { url, secret }: { url: string; secret: string },
): Promise<Response> => {
  const body = JSON.stringify(event);
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, secret) },
    body,
  });
};
