import { setTimeout as wait } from 'node:timers/promises';
import { visitorCookie } from './visitor.ts';

const CHECK_MS = 2_000;
const LONGEST_MS = 600_000;

/** The first start trains a model in the background, on cores that what is measured needs. */
export const waitForModel = async (url: string): Promise<void> => {
  const cookie = await visitorCookie(url);
  const call = async <Reply>(path: string, init: RequestInit = {}): Promise<Reply> => {
    const headers = { cookie, 'content-type': 'application/json' };
    return (await fetch(`${url}${path}`, { ...init, headers })).json() as Promise<Reply>;
  };
  const { items } = await call<{ items: { property: { id: string } }[] }>('/api/listings?limit=1');
  const body = JSON.stringify({ propertyId: items[0]?.property.id });
  const methodNow = async () =>
    (await call<{ valuation: { method: string } }>('/api/assessments', { method: 'POST', body })).valuation
      .method;
  const until = Date.now() + LONGEST_MS;
  while ((await methodNow()) !== 'model') {
    if (Date.now() > until) throw new Error('No model was trained in time.');
    await wait(CHECK_MS);
  }
};
